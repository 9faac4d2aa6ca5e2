"""Timers of the operating system that start the pass: systemd, launchd, Task Scheduler, cron."""
