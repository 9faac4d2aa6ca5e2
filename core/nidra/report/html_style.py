"""The look of the HTML report: colours for light and dark, and one style sheet for screen and paper.

A test computes the contrast of every pair that is named here.
"""

from __future__ import annotations

from nidra.report.hatching import styles

LIGHT = {
    "page": "#ffffff",
    "raised": "#f5f6f8",
    "line": "#d5d9df",
    "text": "#1b1f24",
    "quiet": "#565e69",
    "link": "#0b5cad",
    "mark": "#ffe08a",
    "mark-text": "#1b1f24",
    "old": "#ffd9d4",
    "old-text": "#5c1009",
    "new": "#cdeedb",
    "new-text": "#0b3d22",
    "traceable": "#1c8052",
    "gone": "#b26a00",
    "fallen": "#c22f2a",
    "undecided": "#4a6fa5",
    "bare": "#7c828b",
}
DARK = {
    "page": "#14171a",
    "raised": "#1d2126",
    "line": "#3a414a",
    "text": "#e9ebee",
    "quiet": "#a9b1bb",
    "link": "#7db7f5",
    "mark": "#6b5200",
    "mark-text": "#fff3cf",
    "old": "#5a211d",
    "old-text": "#ffdcd8",
    "new": "#174a30",
    "new-text": "#d3f5e2",
    "traceable": "#4cc38a",
    "gone": "#e0a846",
    "fallen": "#ff7b72",
    "undecided": "#7fa7dd",
    "bare": "#8d949d",
}
# Text on its ground: contrast 4.5 at the least. Drawn parts on the page: 3 at the least.
READ = (
    ("text", "page"),
    ("text", "raised"),
    ("quiet", "page"),
    ("quiet", "raised"),
    ("link", "page"),
    ("mark-text", "mark"),
    ("old-text", "old"),
    ("new-text", "new"),
)
DRAWN = ("traceable", "gone", "fallen", "undecided", "bare")


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


_RULES = """
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
main,header.top,footer{max-width:68rem;margin:0 auto;padding:0 1.25rem}
header.top{padding-top:2.25rem}
.kicker{margin:0;color:var(--quiet);font-size:.8rem;letter-spacing:.09em;text-transform:uppercase}
h1{margin:.35rem 0 1.4rem;font-size:clamp(1.3rem,1rem + 1.7vw,2.05rem);line-height:1.3;font-weight:650;text-wrap:pretty}
h2{margin:0 0 .8rem;font-size:1.3rem;line-height:1.3}
h3{margin:1.5rem 0 .5rem;font-size:1.03rem}
p{margin:.5rem 0}
a{color:var(--link)}
section{margin:2.6rem 0;padding-top:1.4rem;border-top:1px solid var(--line)}
nav ul{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;margin:1.4rem 0 0;padding:0;list-style:none;font-size:.92rem}
svg.bar{display:block;width:100%;height:2.4rem;border-radius:.4rem}
svg.thin{height:.8rem;min-width:7rem;border-radius:.2rem}
.traceable{fill:var(--traceable);--c:var(--traceable)}
.gone{fill:var(--gone);--c:var(--gone)}
.fallen{fill:var(--fallen);--c:var(--fallen)}
.undecided{fill:var(--undecided);--c:var(--undecided)}
.bare{fill:var(--bare);--c:var(--bare)}
.plain{fill:var(--link);--c:var(--link)}
.checked{fill:var(--traceable);--c:var(--traceable)}
.linked{fill:var(--undecided);--c:var(--undecided)}
.unverified{fill:var(--bare);--c:var(--bare)}
figure{margin:0 0 2.2rem}
figure caption{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
figcaption{margin:.3rem 0 .8rem;color:var(--quiet)}
svg.hatches{position:absolute}
.hatch{fill:none;stroke:var(--page);stroke-width:1.3}
rect.ink{fill:var(--c)}
svg.chart{display:block;width:100%;height:auto;margin-top:.8rem}
svg.chart text{fill:var(--quiet);font-size:15px}
svg.chart text.n{text-anchor:end}svg.chart text.m{text-anchor:middle}
svg.chart .grid{stroke:var(--line);stroke-width:1}
svg.chart .line{fill:none;stroke:var(--c);stroke-width:2.5;stroke-linejoin:round}
.ground{fill:var(--line)}
.swatch{display:inline-block;width:.8em;height:.8em;margin-right:.5em;border-radius:.2em;background:var(--c);vertical-align:-.05em}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;margin:.8rem 0 0;padding:0;list-style:none;font-size:.95rem}
.legend b{font-variant-numeric:tabular-nums}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.8rem;margin:1.2rem 0;padding:0;list-style:none}
.tile{padding:.9rem 1rem;background:var(--raised);border:1px solid var(--line);border-radius:.6rem}
.tile b{display:block;font-size:1.5rem;line-height:1.2;font-variant-numeric:tabular-nums}
.tile p{margin:.3rem 0 0}
.card{margin:.9rem 0;padding:1rem;border:1px solid var(--line);border-radius:.6rem;background:var(--raised);break-inside:avoid}
.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:.9rem;margin:.6rem 0}
.side{padding:.7rem .8rem;border-radius:.4rem;background:var(--page);border:1px solid var(--line)}
.side h4{margin:0 0 .35rem;font-size:.82rem;color:var(--quiet);font-weight:600;overflow-wrap:anywhere}
.say{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate;margin:0}
.bytes{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86rem}
.tag{display:inline-block;margin-left:.4rem;padding:.05rem .5rem;border:1px solid currentColor;border-radius:1rem;font-size:.76rem;font-weight:600}
mark{background:var(--mark);color:var(--mark-text);border-radius:.2em;padding:0 .12em}
del{background:var(--old);color:var(--old-text);text-decoration-thickness:1px;border-radius:.2em;padding:0 .12em}
ins{background:var(--new);color:var(--new-text);text-decoration:none;border-radius:.2em;padding:0 .12em}
code{font:.88em ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
code.type{display:inline-block;margin:.15rem 0;padding:.25rem .55rem;background:var(--raised);border:1px solid var(--line);border-radius:.35rem;user-select:all}
.card code.type{background:var(--page)}
.wide{overflow-x:auto}
.wide+.wide,.more+.wide{margin-top:1.4rem}
table{width:100%;border-collapse:collapse;font-size:.95rem}
caption{padding:.2rem 0 .5rem;text-align:left;color:var(--quiet);font-size:.9rem}
th,td{padding:.42rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere;unicode-bidi:isolate}
thead th{color:var(--quiet);font-size:.85rem;font-weight:600;white-space:nowrap;overflow-wrap:normal}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
tbody th{min-width:10rem}
tbody td{min-width:9rem}
tbody td.n{min-width:0}
td.draw+td{white-space:nowrap;min-width:0}
td.draw{width:34%;min-width:8rem;vertical-align:middle}
ul{padding-left:1.2rem}li{margin:.25rem 0;overflow-wrap:anywhere}
.quiet,.more{color:var(--quiet)}
.more{font-size:.92rem}
details{margin:.8rem 0}
summary{cursor:pointer;color:var(--link);font-weight:600}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
footer{padding-top:1.4rem;padding-bottom:3rem;margin-top:2.6rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.92rem}
@media (max-width:30rem){body{font-size:15px}main,header.top,footer{padding-left:.9rem;padding-right:.9rem}th,td{padding:.38rem .4rem}}
@media print{details::details-content{content-visibility:visible;display:block;block-size:auto}body{font-size:10.5pt}section{margin:1.4rem 0;padding-top:.9rem}nav{display:none}details>summary{color:var(--text)}svg *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.swatch,mark,del,ins{print-color-adjust:exact;-webkit-print-color-adjust:exact}a{color:inherit}tr,li{break-inside:avoid}h2,h3,caption,thead,.legend{break-inside:avoid;break-after:avoid}figure svg.chart,figcaption{break-inside:avoid;break-after:avoid}.wide{overflow:visible}thead th{white-space:normal}tbody th{min-width:7rem}tbody td{min-width:6.5rem}tbody td.n,tbody td.draw+td{min-width:0}td.draw{width:22%;min-width:5rem}}
"""


def style_sheet() -> str:
    """The whole style sheet; it names no address, so that nothing is ever asked of another place."""
    light, dark = _variables(LIGHT), _variables(DARK)
    themes = f":root{{{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return themes + _RULES.replace("\n", "") + styles()
