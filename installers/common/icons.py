"""Pictures of the program's icon in every size and form that desktops ask for: `icons.py FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parents[2] / "resources" / "icons" / "nidra.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def picture(size: int) -> QImage:
    """The icon, `size` by `size`."""
    made = QImage(size, size, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    return made


def main(folder: Path) -> None:
    """Write them."""
    app = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        written = picture(size).save(str(folder / f"nidra-{size}.png"))
        assert written, f"no picture could be written into {folder}"
    picture(256).save(str(folder / "nidra.png"))
    picture(256).save(str(folder / "nidra.ico"))
    picture(512).save(str(folder / "nidra.icns"))
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
