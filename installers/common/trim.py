"""What the bundle keeps of what PyInstaller finds.

An entry is a triple: the place in the bundle, the file that it comes from, its kind.
"""

from __future__ import annotations

import re
from pathlib import Path

Entry = tuple[str, str, str]
LINK = "SYMLINK"

NEVER = [
    "IPython",
    "PIL._avif",
    "PIL._imagingtk",
    "PIL._webp",
    "_curses",
    "_pytest",
    "_tkinter",
    "curses",
    "fontTools.ufoLib",
    "hypothesis",
    "idlelib",
    "lib2to3",
    "matplotlib.tests",
    "mpl_toolkits",
    "mypy",
    "numpy.distutils",
    "numpy.f2py",
    "pip",
    "pytest",
    "readline",
    "setuptools",
    "sentence_transformers",
    "sphinx",
    "tkinter",
    "torch",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtXml",
]

QT_PLUGINS = re.compile(
    r"(iconengines/\w*qsvgicon"
    r"|imageformats/\w*(qsvg|qico|qicns|qjpeg)"
    r"|platforminputcontexts/\w*(compose|ibus)"
    r"|platforms/\w*(qoffscreen|qxcb|qwayland|qwindows|qcocoa)"
    r"|platformthemes/\w*xdgdesktopportal"
    r"|styles/"
    r"|wayland-decoration-client/\w*(bradient|adwaita)"
    r"|wayland-shell-integration/\w*xdg-shell)"
)
QT_LIBRARIES = re.compile(
    r"Qt6?(Core|DBus|Gui|Network|Svg|WaylandClient|Widgets|XcbQpa)\b|icu|pyside6\.|shiboken6"
)
QT_LANGUAGES = re.compile(r"translations/qt(base)?_(de|hi)\.qm$")

# Of the libraries of the system: what Python was built with, and what few desktops have.
SYSTEM = re.compile(
    r"lib(bz2|crypto|ffi|lzma|mpdec|python3\.\d+|sqlite3|ssl|uuid|xcb-\w[\w-]*|xkbcommon(-x11)?)\.so"
)
SYSTEM_GRAPHICS = re.compile(r"libxcb-(dri|glx|present)")
# Of metadata what names the building machine; of languages what translators edit.
UNWANTED = ("direct_url.json", "/RECORD", ".ts")
PLOT_DATA = re.compile(
    r"mpl-data/(sample_data|images|plot_directive|stylelib|fonts/(afm|pdfcorefonts))/"
)


def kept_binary(entry: Entry, system: tuple[Path, ...]) -> bool:
    """Does this library belong into the bundle? `system` are the folders that the machine's lie in."""
    place, source, kind = entry
    place = place.replace("\\", "/")
    if kind == LINK:
        return _has_target(source)
    if "Qt/plugins/" in place or "PySide6/plugins/" in place:
        return bool(QT_PLUGINS.search(place))
    if "PySide6/" in place and not Path(place).name.startswith("Qt"):
        return bool(QT_LIBRARIES.search(Path(place).name))
    if any(Path(source).is_relative_to(folder) for folder in system):
        name = Path(place).name
        return bool(SYSTEM.match(name)) and not SYSTEM_GRAPHICS.match(name)
    return True


def _has_target(source: str) -> bool:
    """Is what a link at the top leads to kept?"""
    name = Path(source).name
    return "PySide6/Qt/lib" not in source or bool(QT_LIBRARIES.search(name))


def kept_data(entry: Entry) -> bool:
    """Does this file belong into the bundle?"""
    place = entry[0].replace("\\", "/")
    if entry[2] == LINK:
        return _has_target(entry[1])
    if "translations/" in place and "PySide6" in place:
        return bool(QT_LANGUAGES.search(place))
    if "PySide6/" in place and "/qml/" in place:
        return False
    return not PLOT_DATA.search(place) and not place.endswith(UNWANTED)


def megabytes(entries: list[Entry]) -> str:
    """How much room they take, for the log."""
    size = sum(Path(source).stat().st_size for _, source, kind in entries if kind != LINK)
    return f"{size / 1e6:,.0f} MB"
