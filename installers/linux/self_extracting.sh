#!/bin/sh
# What the .run file does once it is unpacked: unpacks the archive beside it and installs from it.
set -eu
command -v xz >/dev/null 2>&1 || { echo "The program xz is missing. On Debian and Ubuntu: sudo apt install xz-utils" >&2; exit 1; }
tar -xJf ./*.tar.xz
sh ./nidra-*/install.sh "$@"
