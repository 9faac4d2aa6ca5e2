"""What a page may ask of the window around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from nidra_gui.actions import Actions
    from nidra_gui.session import Session
    from nidra_gui.settings import WindowSettings
    from nidra_gui.theme import Theme


class Desk(Protocol):
    """The window as its pages know it."""

    theme: Theme
    commands: Actions
    settings: WindowSettings
    crash_text: str

    @property
    def session(self) -> Session | None:
        """The store that is open, if one is."""

    @property
    def there(self) -> bool | None:
        """Does a store lie at the place that is open? None where it cannot be opened."""

    @property
    def problem(self) -> str:
        """Why the store cannot be opened."""

    def go(self, page: str) -> None:
        """Show a page by its name."""

    def show_memory(self, memory: str) -> None:
        """Show one memory with its evidence, by its id."""

    def show_memories(self, facet: str, value: str, **also: str) -> None:
        """Show the memories that one value of a facet lets through, and of others `also`."""

    def show_help(self, place: str) -> None:
        """Show a place in help: `page` or `page#heading`."""

    def say(
        self,
        sentence: str,
        step: str = "",
        run: Callable[[], object] | None = None,
        lasting: bool = False,
        other: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """Say something for a while, with a step that it leads to, and another one; `lasting` until its
        work is over."""

    def import_from(self, path: str) -> None:
        """Look at what lies at a path and offer to import it."""

    def store_name(self) -> str:
        """What the store that is open is called."""

    def own_beside_demo(self) -> str:
        """The folder of the person's own store, where the demo store is open in its place; else empty."""

    def open_store(self, folder: str) -> None:
        """Open another store."""

    def open_again(self) -> None:
        """Try to open the same store once more."""

    def open_demo(self) -> None:
        """Open the demo store, made where there is none yet."""

    def restart(self) -> None:
        """Close the window and open it again, with what can only be taken up then."""

    def sleep(self, full: bool = False) -> None:
        """Run a pass now."""
