"""Runs before all else in a bundled program: what it sets for itself stays with itself.

The loader points `LD_LIBRARY_PATH` at the bundle's folder. This process has read it by now; a program that
it starts (a viewer of files, git, cron, systemd) must find the libraries of the system again.
"""

import os
import sys


def _give_back_library_paths():
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH"):
        before = os.environ.pop(name + "_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif name in os.environ and sys._MEIPASS in os.environ[name]:
            del os.environ[name]


def _forget_the_loader():
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]


def _forget_foreign_qt():
    """Plugins of another Qt than the one that is bundled would end the process."""
    for name in ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        os.environ.pop(name, None)


def _name_cache_of_charts():
    """A font list that outlives the process, and no style of another program of the user."""
    if "MPLCONFIGDIR" not in os.environ:
        from platformdirs import user_cache_dir

        folder = user_cache_dir("nidra", appauthor=False)
        os.environ["MPLCONFIGDIR"] = os.path.join(folder, "matplotlib")


def _find_certificates():
    """The bundled OpenSSL looks where the building machine has its certificates."""
    if "SSL_CERT_FILE" in os.environ or sys.platform != "linux":
        return
    if os.path.exists("/usr/lib/ssl/cert.pem") or os.path.isdir("/usr/lib/ssl/certs"):
        return
    for place in (
        "/etc/ssl/certs/ca-certificates.crt",
        "/etc/pki/tls/certs/ca-bundle.crt",
        "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ):
        if os.path.exists(place):
            os.environ["SSL_CERT_FILE"] = place
            return


_give_back_library_paths()
_forget_the_loader()
_forget_foreign_qt()
_name_cache_of_charts()
_find_certificates()
