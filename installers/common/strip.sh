#!/bin/sh
# Takes the names of Python's own inner parts, of use to a debugger only, out of a bundle. Usage: strip.sh FOLDER
# Libraries of wheels stay as they were published: what was repaired by auditwheel does not survive it.
set -eu
command -v strip >/dev/null || exit 0
find "$1/_internal" -maxdepth 1 -name 'libpython3*.so*' -type f -exec strip --strip-unneeded {} +
find "$1/_internal/python3."* -name '*.so' -type f -exec strip --strip-unneeded {} +
