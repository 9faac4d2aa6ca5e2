"""Words that negate, by language, and the phrases in which they do not."""

from __future__ import annotations

from nidra.base.words import word_set

_CONTRACTED = """is are was were do does did has have had can could will would shall should must need
    might may ought dare"""

NEGATORS: dict[str, str] = {
    "en": """not never no none nobody nothing neither nor nowhere cannot cant wont shant aint lacks lack lacking lacked
        hardly barely scarcely unable refuses refuse refused refusing fails-to nought""",
    "de": """nicht nie niemals kein keine keinen keinem keiner keines nichts niemand niemanden nirgends nirgendwo
        keinerlei""",
    "fr": "ne n pas jamais aucun aucune rien personne ni nulle",
    "es": "no nunca jamás ningún ninguna ninguno nada nadie ni tampoco",
    "it": "non mai nessun nessuno nessuna niente nulla né neanche",
    "pt": "não nunca jamais nenhum nenhuma nada ninguém nem tampouco",
    "ru": "не нет никогда ни никто ничто ничего нельзя без",
    "hi": "नहीं न मत ना कभी_नहीं",
    "zh": "不再 不会 不能 不可以 不可 不是 不应该 不应 不需要 从不 从未 没有 沒有 不 没 沒 未 无法 无 勿 别",
    "ja": """ではありません ではない じゃない ていません ていない ません ませんでした しない していない していません できない できません
        なかった ない ず 決して""",
}
CONTRACTIONS = frozenset(
    [word + tail for word in _CONTRACTED.split() for tail in ("n't", "nt")]
    + [
        "doesent",
        "dosent",
        "dosen't",
        "dosn't",
        "doens't",
        "doesnot",
        "isn’t",
        "isint",
        "wasent",
        "dident",
        "havent",
        "arent",
        "aren't",
        "cannnot",
        "can-not",
    ]
    + ["can't", "won't", "shan't", "ain't", "don't", "dont", "cant", "wont"]
) - {"need nt", "willnt", "want"}

# In these languages two negators around one verb are one negation (ne … pas, no … nunca, не … никогда).
CONCORD = frozenset(["fr", "es", "it", "pt", "ru", "ja", "hi"])

# What follows a negator that it then does not negate, or only in part.
NOT_NEGATING: frozenset[tuple[str, ...]] = frozenset(
    tuple(line.split())
    for line in (
        "not only", "not just", "not merely", "not simply", "not solely", "not limited to", "no doubt",
        "no matter", "no problem", "no later than", "no wonder", "no sooner", "no exception",
        "not to mention", "pas que", "pas rien que", "nicht nur", "nicht bloß", "nicht allein", "pas seulement", "pas uniquement",
        "non seulement", "no solo", "no sólo", "no solamente", "non solo", "non soltanto", "não só",
        "não apenas", "não somente", "не только", "не просто", "न केवल", "whether or not", "or not",
        "if not", "why not", "nothing but", "cannot but", "no less", "no fewer",
    )
)  # fmt: skip
NOT_NEGATING_CJK = (
    "不仅",
    "不但",
    "不只",
    "不光",
    "不过",
    "不同",
    "だけでなく",
    "のみならず",
    "只不过",
)
NOT_WHOLLY = word_set("""all every always everyone everybody everything entirely fully completely necessarily
    both alle immer jeder jede tous toujours todos siempre tutti sempre все всегда""")
# Words that only strengthen the negator before them: no longer, not at all, nicht mehr, ne … plus.
AFTER_NEGATOR = word_set("longer more anymore any yet ever at all mehr plus más più mais больше अब")
