# What install.sh and uninstall.sh share: reading the options, naming the places, refusing.
# shellcheck shell=sh
# shellcheck disable=SC2034  # what is set here is used by the scripts that read this one

# In the installed folder: which folders were made for it.
FOLDERS=.folders

refuse() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Sets `prefix` from the options, absolute and without a slash at its end.
read_prefix() {
    prefix=${HOME:+$HOME/.local}
    while [ $# -gt 0 ]; do
        case $1 in
        --prefix) [ $# -gt 1 ] || refuse "--prefix takes a folder."; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --anyway) anyway=yes ;;
        --help | -h) usage; exit 0 ;;
        *) usage >&2; refuse "Unknown: $1" ;;
        esac
        shift
    done
    [ -n "$prefix" ] || refuse "Neither --prefix nor the variable HOME names a folder."
    case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
    esac
    while [ "${prefix%/}" != "$prefix" ]; do prefix=${prefix%/}; done
    case $prefix in
    *'
'*) refuse "A folder whose name has more than one line cannot be used." ;;
    esac
}

name_places() {
    library=$prefix/lib/nidra
    bin=$prefix/bin
    share=$prefix/share
}

# Is the folder one that Nidra was installed into?
is_ours() {
    [ -x "$1/nidra" ] && [ -x "$1/nidra-gui" ] && [ -d "$1/_internal/nidra" ]
}

# The number of a process that runs from the folder, if there is one.
runs_from() {
    for process in /proc/[0-9]*; do
        case $(readlink "$process/exe" 2>/dev/null) in
        "$1"/*) echo "${process#/proc/}"; return ;;
        esac
    done
}

refuse_while_running() {
    running=$(runs_from "$(cd "$library" 2>/dev/null && pwd -P || echo "$library")")
    [ -z "$running" ] || refuse "Nidra is running (process $running). Close its window and end 'nidra watch', then try again. Nothing was changed."
}

refresh_desktop() {
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$share/applications" 2>/dev/null || true
    fi
    if [ -d "$share/icons/hicolor" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" 2>/dev/null || true
    fi
}

# Removes those of the folders named on standard input that are empty, the innermost first.
remove_folders() {
    sort -r | while IFS= read -r folder; do rmdir "$folder" 2>/dev/null || true; done
}
