"""Paths as they are written down."""

import pytest
from nidra.sources.pathnames import local_path


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("file:///a%20b", "/a b"),
        ("file://localhost/notes/a.md", "/notes/a.md"),
        ("FILE:///a", "/a"),
        ("file:/a", "/a"),
        ("file:///C:/Users/a.md", "C:/Users/a.md"),
        ("file:///%D0%B8.md", "/и.md"),
        ("file://server/share/a.md", "file://server/share/a.md"),
        ("file:////server/share", "file:////server/share"),
        ("file:a.md", "file:a.md"),
        ("https://example.org/a%20b", "https://example.org/a%20b"),
        ("/a%20b", "/a%20b"),
        ("a b.md", "a b.md"),
        ("", ""),
    ],
)
def test_a_file_address_is_the_path_that_it_names(text: str, path: str) -> None:
    assert local_path(text) == path
