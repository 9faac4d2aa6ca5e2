"""The entry point of `nidra` and `python -m nidra`: loads the command line when it runs."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from nidra.cli.main import run

    run()


if __name__ == "__main__":
    main()
