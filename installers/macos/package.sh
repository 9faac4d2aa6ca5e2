#!/bin/sh
# From the application to a disk image. Usage: package.sh BUNDLE TARGET; Nidra.app lies beside BUNDLE.
# SIGN_AS names a certificate in the keychain; without it the signature holds on this machine only.
set -eu
application=$(dirname "$1")/Nidra.app
target=$2
[ -d "$application" ] || { echo "$application is missing: make bundle" >&2; exit 1; }
for tool in codesign hdiutil; do
    command -v "$tool" >/dev/null || { echo "$tool is missing; this is made on macOS." >&2; exit 1; }
done
version=$("$application/Contents/MacOS/nidra" --version | sed 's/^nidra //')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

codesign --force --deep --options runtime --sign "${SIGN_AS:--}" "$application"
codesign --verify --deep --strict "$application"
cp -R "$application" "$work/"
ln -s /Applications "$work/Applications"
image=$target/nidra-$version-macos-$(uname -m).dmg
hdiutil create -quiet -volname "Nidra $version" -srcfolder "$work" -format UDZO -ov "$image"
echo "$image"
