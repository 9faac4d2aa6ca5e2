"""Small closed sets of English words that give a number or a clause its part."""

from __future__ import annotations

from nidra.base.words import word_set
from nidra.trust.contra_stems import light_stem

# The number after one of these says which one is meant.
ID_NOUNS = word_set("""issue ticket bug pr pull mr commit note item step chapter section page line row column
    figure fig table task story epic sprint phase milestone id account order invoice case job pid
    process node server host shard replica worker thread slide episode season question rule article
    paragraph appendix footnote part volume lesson exercise experiment trial batch lot entry record
    number no nr player seat gate flight bus train route road highway apartment suite building house
    room box bin shelf aisle rack slot channel station platform track lane zone district area region
    block sector unit device sensor camera printer machine robot vehicle patient customer user member
    student employee client session request transaction payment message ticket-id incident alert
    event run iteration epoch round game match race heat lap stage wave cycle cohort group team squad
    class grade exam quiz problem example listing theorem lemma equation rfc pep adr cve jira
    option variant candidate draft proposal amendment clause requirement req test spec scenario
    scene act verse hymn psalm planet week day night year month zettel aufgabe schritt seite kapitel
    vorgang étape tâche chapitre paso tarea página capítulo passo pagina шаг задача глава страница
    notiz note-id partition disk drive core gpu cpu pod container instance cluster region attempt fact
    memo tip memory statement thing object element key topic""")
COPULAS = word_set("""is are was were be been being am isn't aren't wasn't weren't isnt arent wasnt werent remains
    remain stays stay became becomes become equals it's that's there's what's seems looks ist sind war
    waren bleibt est sont était es son está están era è sono é são estava है हैं 是 です : = → beträgt
    lautet we're they're you're i'm he's she's prefers prefer kept keeps keep turned turn turns switched switch switches set left made gets get got""")
AUXILIARIES = word_set("""do does did has have had can could will would shall should may might must cannot don't doesn't
    didn't hasn't haven't hadn't can't couldn't won't wouldn't shan't shouldn't mustn't needn't dont
    doesnt didnt hasnt havent hadnt cant couldnt wont wouldnt shouldnt mustnt neednt never not""")
FOREIGN_COPULAS = word_set("""ist sind war waren bleibt est sont était es son están está era è sono é são estava है हैं 是
    です : = → beträgt lautet""")
FOREIGN_AUXILIARIES = word_set("""kann können soll muss darf hat haben wird werden peut doit a ont puede debe ha han può deve
    pode não no nicht nunca jamais nie не нет может должен 不 没有""")
VERBS = word_set("""accept accepts add adds allow allows answer answers apply applies ask asks belong belongs block
    blocks break breaks bring brings build builds buy buys call calls cause causes change changes check
    checks close closes collect collects come comes commit commits compile compiles complete completes
    connect connects contain contains convert converts cost costs cover covers crash crashes create
    creates cut cuts delete deletes deliver delivers depend depends deploy deploys disable disables
    drink drinks drive drives drop drops eat eats emit emits enable enables encrypt encrypts end ends
    enforce enforces exceed exceeds exist exists expect expects expire expires expose exposes fail
    fails fetch fetches find finds finish finishes fix fixes follow follows forbid forbids generate
    generates give gives go goes grow grows handle handles happen happens hate hates hold holds host
    hosts ignore ignores import imports include includes install installs keep keeps know knows lack
    lacks last lasts launch launches learn learns leave leaves like likes limit limits listen listens
    live lives load loads log logs lose loses love loves maintain maintains make makes manage manages
    match matches measure measures meet meets move moves need needs offer offers open opens own owns
    pass passes pay pays perform performs play plays prefer prefers process processes produce produces
    provide provides publish publishes pull pulls push pushes read reads receive receives reject
    rejects release releases rely relies remove removes render renders replace replaces reply replies
    report reports require requires respond responds restart restarts retry retries return returns run
    runs save saves scale scales sell sells send sends serve serves ship ships show shows sleep sleeps
    smoke smokes sort sorts speak speaks spend spends start starts stop stops store stores support
    supports take takes talk talks teach teaches test tests think thinks throw throws travel travels
    treat treats trigger triggers trust trusts update updates use uses validate validates verify
    verifies visit visits wait waits walk walks want wants wear wears weigh weighs work works write
    writes met went had ran saw ate left sent wrote made took bought sold paid gave came spoke held
    began built chose felt found got grew knew led lost meant sang sat told thought won drank drove
    flew rose fell consists consist uses utilize utilizes utilise utilises owns reports""")
VERB_STEMS = frozenset(light_stem(word) for word in VERBS)
CHANGES = word_set("""rais lower increas decreas reduc chang bump mov updat upgrad downgrad adjust extend shorten
    postpon reschedul push delai cut reset doubl halv grow grew ris rose drop fell shift correct
    revis migrat""")
# Things that happen once: a second date contradicts the first.
ONCE = word_set("""releas launch found born publish complet finish begin start end expir due schedul plan sign
    establish creat join retir die died open clos deadlin hir expect arriv founded tak happen
    wed marri graduat elect introduc deprecat sunset ship set book plann""")
PAST_VERBS = word_set("""met went had ran saw ate sent wrote made took bought sold paid gave came spoke held built chose
    felt got led lost told won drank drove flew crashed""")
PREPOSITIONS = word_set("in on at to for from of with by via through into onto against within per between among near using")  # fmt: skip
DETERMINERS = word_set(
    "the a an our my your their its this that these those his her any some all every"
)
AFTER_PARTICLE = word_set("by in for at during when now again since and everywhere currently today but while until or , . ! ) : on")  # fmt: skip
FORMER = word_set(
    "formerly previously originally initially once früher ehemals autrefois antes раньше पहले 以前 かつて"
)
MORE = word_set("also too another additionally additional auch aussi también anche também também")
# What may be so of several versions at once.
MANIFOLD = word_set("support work test compatibl avail includ exist")
# Where a thing may be only once, though it is told by an ordinal.
PLACES = word_set(
    "floor storey story place edition birthday anniversary grade form semester rank position"
)
# After these a pole counts though a preposition stands before it: in ascending order, in dark mode.
MANNERS = word_set("order mode state form format manner way fashion shift direction")
CONTRAST = word_set("instead over than versus vs")
NO_PAST = word_set(
    "need speed indeed embed proceed exceed succeed breed bleed greed creed steed weed hundred sacred naked"
)
