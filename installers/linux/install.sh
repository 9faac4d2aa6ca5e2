#!/bin/sh
# Installs Nidra for one user, or upgrades it. Needs no root.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
. "$here/common.sh"

usage() {
    cat <<'END'
Usage: sh install.sh [--prefix FOLDER]
Puts Nidra into FOLDER/lib/nidra, its commands into FOLDER/bin and its entry of the desktop's menu into
FOLDER/share. Without --prefix, FOLDER is ~/.local. Your stores are never touched.
END
}

require_this_machine() {
    [ "$(uname -s)" = Linux ] && [ "$(uname -m)" = x86_64 ] ||
        refuse "This is the bundle for Linux on x86_64, and here is $(uname -s) on $(uname -m)."
    is_ours "$here/nidra" || refuse "The folder $here is not whole: unpack the archive again and start install.sh from it."
    version=$("$here/nidra/nidra" --version 2>&1) ||
        refuse "Nidra does not start on this machine. The system says:" "  $version" "The bundle needs glibc 2.36 or newer (Debian 12, Ubuntu 24.04, Fedora 37)."
}

require_free_places() {
    if [ -e "$library" ] || [ -L "$library" ]; then
        is_ours "$library" && [ ! -L "$library" ] ||
            refuse "$library is there and is no Nidra. Move it away, or name another folder with --prefix. Nothing was changed."
    fi
    for name in nidra nidra-gui; do
        require_link "$bin/$name" "$library/$name"
    done
}

require_link() {
    [ -e "$1" ] || [ -L "$1" ] || return 0
    [ "$(readlink "$1" || true)" = "$2" ] ||
        refuse "$1 is there and belongs to something else (perhaps pip or pipx). Remove it, or name another folder with --prefix. Nothing was changed."
}

# Makes a folder and those above it, and remembers those that were not there.
make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname "$1")"
    mkdir "$1" 2>/dev/null || cannot_write "$1"
    made=$made$1'
'
}

cannot_write() {
    [ -z "$made" ] || printf %s "$made" | remove_folders
    refuse "$1 cannot be written to. Name another folder with --prefix. Nothing was changed."
}

make_folders() {
    made=
    make_folder "$prefix/lib"
    make_folder "$bin"
    for folder in applications metainfo; do make_folder "$share/$folder"; done
    for folder in "$here"/share/icons/hicolor/*/apps; do make_folder "$share/${folder#"$here/share/"}"; done
    for folder in "$prefix/lib" "$bin" "$share/applications"; do
        [ -w "$folder" ] || cannot_write "$folder"
    done
    if [ -f "$library/$FOLDERS" ]; then made=$(cat "$library/$FOLDERS")'
'$made; fi
}

# The new one is whole before the old one goes.
place_library() {
    rm -rf "$library.new" "$library.old"
    cp -R -P -p "$here/nidra" "$library.new" && cp "$here/uninstall.sh" "$here/common.sh" "$library.new/" || {
        rm -rf "$library.new"
        refuse "The files could not be copied to $prefix/lib; is the disk full? What was installed before is still there."
    }
    printf %s "$made" >"$library.new/$FOLDERS"
    if [ -e "$library" ]; then mv "$library" "$library.old"; fi
    mv "$library.new" "$library"
    rm -rf "$library.old"
}

# A path as the Exec line of a desktop entry takes it.
quoted_for_desktop() {
    printf '%s' "$1" | sed -e 's/\\/\\\\\\\\/g' -e 's/"/\\\\"/g' -e 's/`/\\\\`/g' -e 's/\$/\\\\$/g' -e 's/%/%%/g' -e 's/^/"/' -e 's/$/"/'
}

place_entry() {
    exec_line=$(quoted_for_desktop "$library/nidra-gui" | sed 's/[\\&|]/\\&/g')
    sed "s|@EXEC@|$exec_line|" "$here/share/applications/nidra.desktop" >"$share/applications/nidra.desktop"
    cp "$here"/share/metainfo/* "$share/metainfo/"
    for icon in "$here"/share/icons/hicolor/*/apps/*; do cp "$icon" "$share/${icon#"$here/share/"}"; done
    refresh_desktop
}

place_links() {
    for name in nidra nidra-gui; do
        ln -sfn "$library/$name" "$bin/$name"
    done
}

tell_missing_libraries() {
    missing=$(LD_LIBRARY_PATH=$library/_internal ldd "$library/_internal/PySide6/Qt/plugins/platforms/libqxcb.so" "$library/_internal/PySide6/QtWidgets.abi3.so" 2>/dev/null | sed -n 's/^[[:space:]]*\(.*\) => not found.*/\1/p' | sort -u | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    echo "The commands work, but the window needs libraries of the system that are missing: $missing"
    echo "On Debian and Ubuntu: sudo apt install libgl1 libegl1 libfontconfig1 libglib2.0-0 libdbus-1-3 libx11-xcb1 libgssapi-krb5-2"
}

tell_the_way() {
    case :${PATH:-}: in
    *:"$bin":*) start=nidra-gui ;;
    *)
        start=$bin/nidra-gui
        echo "$bin is not among the folders in which commands are looked for; log in again, or add it to PATH."
        ;;
    esac
    echo "Start it from the desktop's menu, or with: $start"
    echo "To remove it: sh \"$library/uninstall.sh\""
}

read_prefix "$@"
name_places
require_this_machine
require_free_places
refuse_while_running
make_folders
place_library
place_links
place_entry
echo "$version is installed in $library."
tell_missing_libraries
tell_the_way
