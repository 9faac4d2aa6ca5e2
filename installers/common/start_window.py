"""The bundled `nidra-gui`."""

from nidra_gui.main import main

main()
