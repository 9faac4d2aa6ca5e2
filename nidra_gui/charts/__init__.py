"""Charts of the window: a picture drawn by matplotlib, and the table of the same numbers beside it."""

from nidra_gui.charts.view import ChartView as ChartView
