"""The entry point of `nidra` and `python -m nidra`: loads the command line when it runs."""

from __future__ import annotations

import signal


def main() -> None:
    """Run the command line. Ctrl-C while it loads ends the process as it would any other program."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from nidra.cli.main import run

    run()


if __name__ == "__main__":
    main()
