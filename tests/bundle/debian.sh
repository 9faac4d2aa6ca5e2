# In a mount namespace: install, use and remove the package over copies of the system's folders that are dropped
# at the end. Usage: unshare -m sh debian.sh PACKAGE FOLDER
set -eu
package=$1
folder=$2
layers=$folder/layers
mkdir -p "$layers" "$folder/home"
mount -t tmpfs -o size=1g none "$layers"
for place in usr etc var; do
    mkdir -p "$layers/$place/up" "$layers/$place/work"
    mount -t overlay -o "lowerdir=/$place,upperdir=$layers/$place/up,workdir=$layers/$place/work" none "/$place"
done

listing() {
    find /usr /etc /var/lib -xdev \( -path /var/lib/dpkg -o -path /usr/share/icons/hicolor/icon-theme.cache \
        -o -path /usr/share/applications/mimeinfo.cache -o -path /var/lib/swcatalog -o -path /var/lib/app-info \) -prune -o -print | LC_ALL=C sort
}

listing >"$folder/before"
dpkg -i "$package"
listing >"$folder/there"
cd /
env -i "HOME=$folder/home" PATH=/usr/bin:/bin nidra --version
env -i "HOME=$folder/home" PATH=/usr/bin:/bin nidra import-mempalace --palace /usr/lib/nidra/_internal/nidra/resources/sample-palace
env -i "HOME=$folder/home" PATH=/usr/bin:/bin nidra demo --strict --dir "$folder/demo"
env -i "HOME=$folder/home" PATH=/usr/bin:/bin nidra-gui --version
dpkg -r nidra
listing >"$folder/after"
