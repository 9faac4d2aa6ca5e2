#!/bin/sh
# Can the window start here? Where libraries of the system are missing: installed when root, else named
# in one line to copy. Usage: qt_libraries.sh PYTHON
set -eu
python=$1
libraries="libgl1 libegl1 libxkbcommon0 libfontconfig1 libglib2.0-0 libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 libwayland-cursor0 libwayland-egl1"

starts() {
    QT_QPA_PLATFORM=offscreen "$python" -c 'from PySide6.QtWidgets import QApplication; from PySide6 import QtNetwork, QtSvg; QApplication([])' 2>/dev/null
}

# What Qt needs to reach a display is loaded only when a window opens on it, so a start without one does not tell.
loads() {
    "$python" -c 'import ctypes, glob, sys
from PySide6 import QtWidgets
from PySide6.QtCore import QLibraryInfo
plugins = glob.glob(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath) + "/platforms/" + sys.argv[1])
sys.exit(not [ctypes.CDLL(plugin) for plugin in plugins])' "$1" 2>/dev/null
}

shows() {
    if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname -s)" != Linux ]; then return 0; fi
    if [ -n "${DISPLAY:-}" ] && loads 'libqxcb.so'; then return 0; fi
    [ -n "${WAYLAND_DISPLAY:-}" ] && loads 'libqwayland*.so'
}

starts && shows && exit 0
[ "$(uname -s)" = Linux ] || { echo "PySide6 cannot be loaded here:"; "$python" -c 'import PySide6.QtWidgets'; exit 1; }
if ! command -v apt-get >/dev/null; then
    echo "The window needs libraries of the system that are missing. By their names on Debian: $libraries"
    exit 1
fi
if [ "$(id -u)" != 0 ]; then
    echo "The window needs libraries of the system that are missing. Install them with this line, then go on:"
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends $libraries"
    exit 1
fi
echo "Installing the libraries of the system that the window needs: $libraries"
apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $libraries >/dev/null
starts || { echo "The window still cannot start:"; QT_QPA_PLATFORM=offscreen "$python" -c 'from PySide6.QtWidgets import QApplication; QApplication([])'; exit 1; }
shows || echo "The window starts, but it cannot reach this display."
