"""Function words of ten languages: what is said without them is said all the same.

The first list of each language also tells languages apart.
"""

from __future__ import annotations

from nidra.base.words import word_set

STOPS: dict[str, str] = {
    "en": """the a an is are was were be been being am do does did done has have had having will would shall
        can could should may must of to in on at by for from with as that this these those it its it's we
        our us you your i my me they their them there here and or but so than then which who whom whose
        what also too just very really quite rather indeed actually basically currently now today
        presently already still yet anymore any all every each always ever only both either whole entire own same such each other's per via into onto about
        able allowed permitted ought gets get got getting goes going set sets equals equal becomes became
        become remains remain stays stay kept keeps keep make makes made one ones thing things
        please note that's there's what's we're you're they're i'm we've they've i've we'll they'll it'll
        again everyone everybody everything someone somebody something anyone anybody anything
        everywhere completely entirely fully strictly simply exactly approximately
        totally absolutely definitely certainly clearly obviously even much more most least less
        people person persons folks teh average whatsoever somewhat pretty slightly he's she's being
        s re ll ve d m""",
    "de": """der die das den dem des ein eine einen einem einer eines ist sind war waren wird werden wurde
        wurden sein hat haben hatte hatten kann können konnte soll sollen muss müssen darf dürfen wir
        ihr sie er es ich du uns unser unsere unserem unseren unserer mein meine sein seine und oder aber
        im am in an auf aus bei mit nach von vom zu zum zur für über unter um als wie dass auch schon
        noch immer jetzt derzeit aktuell nur sehr alle jede jeder jedes mehr man so da dort hier beträgt
        lautet liegt gibt steht""",
    "fr": """le la les l un une des du de d et ou mais est sont était étaient sera seront être été a ont avait
        avaient avoir peut peuvent doit doivent nous vous il elle ils elles je tu on notre nos votre vos
        mon ma mes son sa ses leur leurs ce cet cette ces qui que qu à au aux en dans sur pour par avec
        c s n se y très aussi toujours encore déjà maintenant actuellement plus tout tous toute toutes
        chaque""",
    "es": """el la los las un una unos unas de del y o pero es son era eran será ser está están estaba fue ha han
        había puede pueden debe deben nosotros usted ustedes él ella ellos ellas yo tú se lo nuestro
        nuestra nuestros nuestras mi su sus tu que en a al por para con como muy también siempre todavía
        ya ahora actualmente más todo todos toda todas cada""",
    "it": """il lo la i gli le l un uno una di del della dei delle dello degli e o ma è sono era erano sarà essere
        stato ha hanno aveva può possono deve devono noi voi lui lei loro io tu si nostro nostra nostri
        mio suo sua che in nel nella a al alla da dal dalla per con su sul sulla come molto anche sempre
        ancora già ora adesso attualmente più tutto tutti tutte ogni""",
    "pt": """o a os as um uma uns umas de do da dos das e ou mas é são era eram será ser está estão estava foi
        tem têm tinha pode podem deve devem nós você vocês ele ela eles elas eu tu se nosso nossa nossos
        nossas meu seu sua que em no na nos nas ao à por pelo pela para com como muito também sempre
        ainda já agora atualmente mais todo todos toda todas cada""",
    "ru": """и или но а в во на с со к ко по за из от до у о об для при под над это эта этот эти тот та те
        он она оно они мы вы я ты наш наша наше наши мой моя его её их есть был была было были будет
        будут быть может могут можно должен должна должны нужно что как так же уже ещё всегда сейчас
        теперь очень также тоже все всё весь каждый более""",
    "hi": """है हैं था थी थे हो होता होती होते गया गई गए रहा रही रहे का के की को में से पर और या लेकिन यह वह ये वे
        हम हमारा हमारे हमारी मैं मेरा आप आपका तुम कि भी ही तो अब हमेशा बहुत एक सभी हर लिए साथ करता करती करते
        किया जाता जाती जाते सकता सकती सकते चाहिए कर करें ने""",
    "zh": "的 了 是 在 我们 我 你 您 他 她 它 他们 这 那 个 和 与 也 都 就 会 能 可以 应该 已 已经 现在 目前 一直 总是 被 把 对 着 为 请 吧 呢 所有 每 要",
    "ja": "は が を に の で と も へ から まで より や です ます でした ました だ である する います いる あります ある された される して しています している した しました できます できる これ それ この その 私 私たち 今 現在 いつも 常に 全て すべて 必ず ている ています た て",
}

# English words of modal meaning, hedges and questions: what they govern is not asserted.
HEDGES = word_set("""might maybe perhaps possibly probably supposedly allegedly apparently presumably hopefully
    whether unsure uncertain unclear vielleicht möglicherweise eventuell peut-être quizás quizá
    forse talvolta talvez возможно наверное शायद 可能 也许 或许 かもしれない たぶん おそらく""")
STRICT_CONDITIONS = word_set(
    "if unless wenn falls if si si' если अगर यदि 如果 もし whether in-case provided assuming suppose"
)
PARTIAL = word_set("""some several many most few partly partially manche einige meist certains quelques algunos alcuni alguns
    некоторые कुछ 有些 一些 一部""")
FREQUENT = word_set("""sometimes often occasionally mostly usually generally rarely seldom frequently regularly normally
    manchmal gelegentlich oft häufig meistens selten regelmäßig parfois souvent rarement régulièrement
    veces menudo frecuentemente raramente spesso talvolta raramente frequentemente frequentemente às
    иногда часто редко обычно कभी-कभी अक्सर 有时 经常 通常 時々 よく たいてい""")
UNIVERSAL = word_set("""all every each always everyone everybody everything everywhere any never none nobody nothing no
    nowhere kein keine keinen keinem keiner keines niemand nichts aucun aucune rien personne ningún ninguna
    ninguno nadie nada nessun nessuno nessuna niente nenhum nenhuma ninguém никто ничего alle jede jeder jedes immer nie niemals tous toutes toujours jamais todos todas siempre
    nunca tutti tutte sempre mai все всегда никогда सभी हमेशा कभी 所有 总是 从不 すべて 常に 決して""")
