"""The bundled `nidra`: the command line, the worker of the window, and what timers start."""

from nidra.__main__ import main

main()
