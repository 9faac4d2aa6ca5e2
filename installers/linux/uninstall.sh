#!/bin/sh
# Removes Nidra from where install.sh put it. Stores and settings are kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
anyway=

usage() {
    cat <<'END'
Usage: sh uninstall.sh [--prefix FOLDER] [--anyway]
Removes the programs from FOLDER, which is found by itself where this script lies in FOLDER/lib/nidra.
Stores, settings and palaces stay. --anyway removes them while a timer still starts them.
END
}

# Places of timers of this user that start the program which is going to be removed.
timers() {
    grep -lsF "$library/nidra" "${XDG_CONFIG_HOME:-${HOME:-/nowhere}/.config}"/systemd/user/*.service || true
    if command -v crontab >/dev/null 2>&1 && crontab -l 2>/dev/null | grep -qF "$library/nidra"; then
        echo "the table of cron"
    fi
}

refuse_while_timed() {
    found=$(timers)
    [ -z "$found" ] || [ -n "$anyway" ] ||
        refuse "A timer still starts Nidra each night:" "$found" "Take it away first with: \"$library/nidra\" schedule remove (and --dir FOLDER for a store elsewhere)." "Or remove Nidra all the same with --anyway. Nothing was changed."
}

remove_links() {
    for name in nidra nidra-gui; do
        if [ "$(readlink "$bin/$name" || true)" = "$library/$name" ]; then rm -f "$bin/$name"; fi
    done
}

remove_entry() {
    rm -f "$share/applications/nidra.desktop" "$share/metainfo/nidra.metainfo.xml"
    for icon in "$share"/icons/hicolor/*/apps/nidra.png "$share"/icons/hicolor/*/apps/nidra.svg; do
        rm -f "$icon"
    done
    refresh_desktop
}

# Indexes that are of nothing any more would keep their folders.
remove_indexes() {
    set -- "$share"/applications/*.desktop
    [ -e "$1" ] || rm -f "$share/applications/mimeinfo.cache"
    if [ -d "$share/icons/hicolor" ] && [ -z "$(find "$share/icons/hicolor" -type f ! -name icon-theme.cache | head -n 1)" ]; then
        rm -f "$share/icons/hicolor/icon-theme.cache"
    fi
}

if [ $# -eq 0 ] || [ "$1" = --anyway ]; then set -- --prefix "$(dirname "$(dirname "$here")")" "$@"; fi
read_prefix "$@"
name_places
is_ours "$library" || refuse "There is no Nidra in $prefix. Name the folder that it was installed into: sh uninstall.sh --prefix FOLDER"
refuse_while_running
refuse_while_timed
folders=$(cat "$library/$FOLDERS" 2>/dev/null || true)
remove_links
remove_entry
rm -rf "$library"
remove_indexes
printf '%s\n' "$folders" | remove_folders
echo "Nidra is removed from $prefix. Your stores and settings are kept."
