"""Words that cannot both be said of one thing: `left | right`, a cluster a line.

All words of one side of a line mean the same here. What is not on the left is on the right; a line
that begins with `~` names points of a scale or of a choice: what is not fast need not be slow.
"""

from __future__ import annotations

CLUSTERS: dict[str, str] = {
    "en": """
enabled enable enables active activated activate activates activating on true yes enabling turned-on switched-on | disabled disable disables inactive deactivated deactivate deactivates off false disabling turned-off switched-off deactivating
required mandatory compulsory obligatory necessary needed require requires needs need | optional unnecessary voluntary unneeded discretionary
allowed allow allows permitted permit permits legal authorized authorised allowing | forbidden forbid forbids prohibited prohibit prohibits banned ban bans denied deny denies disallowed disallow disallows illegal unauthorized unauthorised
public | private confidential
open opened | closed shut
unlocked | locked
up online reachable available accessible alive | down offline unreachable unavailable inaccessible dead
succeeded succeeds succeed successful success passed passes pass passing successfully works work worked working fine ok okay healthy intact green | failed fails fail failing unsuccessful failure broken out-of-order defective unhealthy faulty red
running started live | stopped halted paused suspended
synchronous synchronously sync | asynchronous asynchronously async
static statically | dynamic dynamically
mutable | immutable
read-only readonly | writable writeable read-write
safe secure securely safely | unsafe insecure dangerous vulnerable
~ fast quick rapid quickly faster | slow slowly sluggish slower
~ high higher | low lower | medium moderate | critical urgent
~ big large huge bigger larger | small tiny little smaller
~ hot warm | cold cool | lukewarm
~ easy simple trivial | hard difficult complicated complex
~ cheap inexpensive | expensive costly
~ good great excellent better | bad poor terrible awful worse
~ new recent newer | old ancient older
~ strong | weak
~ rich | poor
~ loud noisy | quiet silent
~ clean | dirty
~ early earlier | late later
~ long longer | short shorter
~ heavy | light
~ young | elderly
~ wide | narrow
~ deep | shallow
~ thick | thin
~ bright | dim
~ happy | sad unhappy
increase increases increased increasing rises rose grew grows growing rising | decrease decreases decreased decreasing fell falls dropped drops shrank shrinks shrinking declining declined
before | after
above | below beneath
left left-hand | right right-hand
first | last
internal internally | external externally
local locally on-premises on-premise | remote remotely
manual manually by-hand | automatic automatically automated
free gratis complimentary | paid chargeable
full | empty
present | absent missing
included include includes including contains | excluded exclude excludes excluding omits
accepted accept accepts approved approve approves | rejected reject rejects declined
encrypted encrypts encrypt encryption | unencrypted plaintext cleartext plain-text decrypted
visible shown shows show displayed displays | hidden invisible hides hide concealed
valid | invalid
correct right accurate | incorrect wrong inaccurate
stable | unstable flaky shaky
deterministic | nondeterministic non-deterministic random
stateful | stateless
blocking | nonblocking non-blocking
case-sensitive | case-insensitive
signed | unsigned
connected connect connects | disconnected disconnect disconnects
installed install installs | uninstalled uninstall uninstalls
mounted | unmounted
likes like liked loves love enjoys enjoy | dislikes dislike disliked hates hate detests
agrees agree agreed | disagrees disagree disagreed
won wins win | lost loses lose
married | unmarried single divorced
ascending | descending
horizontal horizontally | vertical vertically
parallel concurrently concurrent | sequential sequentially serial serially
eager eagerly | lazy lazily
strict strictly | lenient permissive
permanent permanently | temporary temporarily
dedicated exclusive | shared
centralized centralised | decentralized decentralised distributed
odd | even
light light-mode | dark dark-mode
positive positively | negative negatively
possible feasible | impossible infeasible
compatible | incompatible
supported support supports supporting | unsupported
complete completed done finished | incomplete unfinished pending outstanding
merged | unmerged
tested | untested
documented | undocumented
managed | unmanaged self-managed
limited restricted bounded capped | unlimited unrestricted unbounded uncapped
known | unknown
north northern | south southern
east eastern | west western
male | female
asleep | awake
guilty | innocent
inside indoors | outside outdoors
same identical equal | different distinct unequal
part-time | full-time
monolith monolithic | microservice microservices
cached | uncached
compressed | uncompressed
verified validated | unverified unvalidated
typed | untyped
ordered sorted | unordered unsorted
trusted | untrusted
open-source | closed-source proprietary
relational sql | nosql non-relational
compiled | interpreted
lossless | lossy
wired | wireless
single-threaded single-thread | multi-threaded multithreaded multi-thread
opt-in | opt-out
backward-compatible backwards-compatible | breaking
up-to-date current-version | outdated out-of-date stale obsolete
unique | duplicated duplicate non-unique
~ confirmed booked | cancelled canceled | postponed | unconfirmed tentative
~ mild | spicy
~ sweet | sour | bitter | salty
~ morning mornings | afternoon afternoons | evening evenings | night nights
~ red | blue | green-colour | yellow | orange | purple | pink | black | white | grey gray | brown
~ spring | summer | autumn fall | winter
~ draft | published | archived
in-stock | out-of-stock sold-out
single-tenant | multi-tenant
single-node | multi-node
read-heavy | write-heavy
~ vegetarian vegan | omnivore
~ tabs | spaces
~ monthly | quarterly | yearly annually
~ square | round circular | oval | rectangular
~ wooden | metal metallic | plastic
~ left-handed | right-handed | ambidextrous
~ solid | liquid | gaseous
~ formal | informal casual
reversible | irreversible
renewable | non-renewable
refundable | non-refundable
waterproof | non-waterproof
reserved | unreserved
anonymous | identified
~ alone | together
open-ended | fixed-term
domestic | foreign
urban | rural
""",
    "de": """
aktiviert aktiv eingeschaltet an ein wahr ja aktivieren aktivierte | deaktiviert inaktiv ausgeschaltet aus falsch abgeschaltet deaktivieren
erforderlich notwendig verpflichtend pflicht nötig obligatorisch | optional freiwillig unnötig
erlaubt zulässig gestattet | verboten unzulässig untersagt
öffentlich | privat vertraulich
offen geöffnet auf | geschlossen zu
entsperrt | gesperrt
verfügbar erreichbar online | unerreichbar offline
erfolgreich bestanden | fehlgeschlagen gescheitert erfolglos
synchron | asynchron
statisch | dynamisch
sicher | unsicher
~ schnell | langsam
~ hoch | niedrig
~ groß | klein
~ heiß warm | kalt kühl
~ neu | alt
~ gut | schlecht
~ billig günstig | teuer
~ einfach leicht | schwierig schwer
intern | extern
lokal | entfernt
manuell | automatisch
kostenlos gratis | kostenpflichtig
voll | leer
sichtbar | unsichtbar verborgen versteckt
gültig | ungültig
richtig korrekt | falsch inkorrekt
verschlüsselt | unverschlüsselt
stabil | instabil
möglich | unmöglich
bekannt | unbekannt
gestartet läuft | gestoppt angehalten gestoppte
erste | letzte
verheiratet | ledig geschieden
mit | ohne
""",
    "fr": """
activé activée activés activées actif active allumé vrai oui | désactivé désactivée désactivés désactivées inactif inactive éteint faux non
requis requise obligatoire nécessaire | facultatif facultative optionnel optionnelle
autorisé autorisée autorisés permis permise | interdit interdite interdits interdites
public publique | privé privée
ouvert ouverte | fermé fermée
disponible | indisponible
réussi réussie | échoué échouée
synchrone | asynchrone
statique | dynamique
sûr sécurisé | dangereux
~ rapide | lent lente
~ haut élevé élevée | bas basse
~ grand grande gros | petit petite
~ chaud | froid froide
~ nouveau nouvelle | ancien ancienne
~ bon bonne | mauvais mauvaise
~ facile | difficile
interne | externe
local locale | distant distante
manuel manuelle | automatique
gratuit gratuite | payant payante
plein pleine | vide
visible | invisible caché cachée
valide | invalide
correct exact | incorrect erroné
chiffré chiffrée | déchiffré
possible | impossible
avec | sans
""",
    "es": """
activado activada activo activa habilitado habilitada encendido verdadero sí | desactivado desactivada inactivo inactiva deshabilitado deshabilitada apagado falso
obligatorio obligatoria requerido necesario necesaria | opcional voluntario
permitido permitida permitidos | prohibido prohibida prohibidos
público pública | privado privada
abierto abierta | cerrado cerrada
disponible | indisponible
exitoso exitosa | fallido fallida
síncrono | asíncrono
estático | dinámico
seguro segura | inseguro insegura peligroso
~ rápido rápida | lento lenta
~ alto alta | bajo baja
~ grande | pequeño pequeña
~ caliente | frío fría
~ nuevo nueva | viejo vieja antiguo
~ bueno buena | malo mala
~ fácil | difícil
interno interna | externo externa
local | remoto remota
manual | automático automática
gratis gratuito gratuita | pago
lleno llena | vacío vacía
visible | oculto oculta invisible
válido válida | inválido inválida
correcto correcta | incorrecto incorrecta
cifrado cifrada | descifrado
posible | imposible
con | sin
""",
    "it": """
attivo attiva attivato attivata abilitato abilitata acceso accesa vero sì | inattivo inattiva disattivato disattivata disabilitato disabilitata spento spenta falso
obbligatorio obbligatoria richiesto richiesta necessario | facoltativo facoltativa opzionale
permesso permessa consentito consentita | vietato vietata proibito proibita
pubblico pubblica | privato privata
aperto aperta | chiuso chiusa
disponibile | indisponibile
riuscito riuscita | fallito fallita
sincrono | asincrono
statico | dinamico
sicuro sicura | insicuro insicura
~ veloce rapido | lento lenta
~ alto alta | basso bassa
~ grande | piccolo piccola
~ caldo calda | freddo fredda
~ nuovo nuova | vecchio vecchia
~ buono buona | cattivo cattiva
~ facile | difficile
interno interna | esterno esterna
locale | remoto remota
manuale | automatico automatica
gratuito gratuita | pagamento
pieno piena | vuoto vuota
visibile | nascosto nascosta invisibile
valido valida | invalido
corretto corretta | errato errata sbagliato
possibile | impossibile
con | senza
""",
    "pt": """
ativado ativada ativo ativa habilitado habilitada ligado ligada verdadeiro sim | desativado desativada inativo inativa desabilitado desabilitada desligado desligada falso
obrigatório obrigatória necessário necessária | opcional facultativo
permitido permitida | proibido proibida
público pública | privado privada
aberto aberta | fechado fechada
disponível | indisponível
síncrono | assíncrono
estático | dinâmico
seguro segura | inseguro insegura
~ rápido rápida | lento lenta
~ alto alta | baixo baixa
~ grande | pequeno pequena
~ quente | frio fria
~ novo nova | velho velha antigo
~ bom boa | ruim mau má
~ fácil | difícil
interno interna | externo externa
local | remoto remota
manual | automático automática
grátis gratuito gratuita | pago paga
cheio cheia | vazio vazia
visível | oculto oculta invisível
válido válida | inválido inválida
correto correta | incorreto incorreta errado
possível | impossível
com | sem
""",
    "ru": """
включён включена включено включены включен активен активна активно активирован | выключен выключена выключено выключены отключён отключена отключено отключены отключен неактивен неактивна деактивирован
обязателен обязательна обязательно обязательный обязательная | необязателен необязательна необязательно необязательный опционален опционально
разрешён разрешена разрешено разрешены разрешен | запрещён запрещена запрещено запрещены запрещен
публичный публичная открытый | приватный приватная частный закрытый
открыт открыта открыто | закрыт закрыта закрыто
доступен доступна доступно доступны | недоступен недоступна недоступно недоступны
синхронный синхронно | асинхронный асинхронно
безопасен безопасно безопасный | небезопасен опасен небезопасный
~ быстрый быстро быстрая | медленный медленно медленная
~ высокий высокая | низкий низкая
~ большой большая | маленький маленькая
~ горячий | холодный
~ новый новая | старый старая
внутренний внутренняя | внешний внешняя
ручной вручную | автоматический автоматически
бесплатный бесплатно бесплатен | платный платно платен
полный | пустой
виден видимый | скрыт скрытый невидимый
верно правильно правда | неверно неправильно ложь
возможно | невозможно
""",
    "hi": """
सक्षम चालू सक्रिय खुला खुली खुले | अक्षम बंद बन्द निष्क्रिय
सही | गलत
अनिवार्य आवश्यक ज़रूरी जरूरी | वैकल्पिक ऐच्छिक
सार्वजनिक | निजी
उपलब्ध | अनुपलब्ध
~ तेज़ तेज | धीमा धीमी
~ बड़ा बड़ी | छोटा छोटी
~ नया नई | पुराना पुरानी
सुरक्षित | असुरक्षित
संभव | असंभव
मुफ़्त मुफ्त | सशुल्क
""",
    "zh": """
启用 启动 开启 打开 激活 真 | 禁用 停用 关闭 关掉 停止 假
必需 必填 必须 必要 | 可选 选填
允许 准许 | 禁止 不准
公开 公共 | 私有 私人 保密
在线 可用 | 离线 不可用
成功 通过 | 失败
同步 | 异步
静态 | 动态
安全 | 不安全 危险
~ 快 | 慢
~ 高 | 低
~ 大 | 小
~ 新 | 旧
内部 | 外部
本地 | 远程
手动 | 自动
免费 | 收费 付费
可见 显示 | 隐藏
有效 | 无效
正确 | 错误
加密 | 明文 未加密
支持 | 不支持
开放 | 封闭
""",
    "ja": """
有効 オン 起動 | 無効 オフ 停止
必須 必要 | 任意 不要 オプション
許可 可能 | 禁止 不可 不可能
公開 | 非公開 限定公開
開いて 開く | 閉じて 閉まって 閉まる
成功 | 失敗
同期 | 非同期
静的 | 動的
安全 | 危険
~ 速い | 遅い
~ 高い | 低い 安い
~ 大きい | 小さい
~ 新しい | 古い
内部 | 外部
手動 | 自動
無料 | 有料
表示 | 非表示
正しい | 間違い
暗号化 | 平文
""",
}
