"""What fell in a pass before it was cut short: its journal rows tell the run that goes on with it."""

from __future__ import annotations

import json

from nidra.records.grade import Standing
from nidra.store.connection import Connection
from nidra.store.journal import get_blob, unpack_changes
from nidra.store.raw import fetch


def fallen_in(connection: Connection, pass_id: str) -> list[int]:
    """The keys of the memories that a pass has let fall so far, in the order of its rows."""
    rows = fetch(
        connection,
        "SELECT j.detail, m.id FROM journal j LEFT JOIN memory m ON m.public_id=j.memory"
        " WHERE j.pass_id=? AND j.event IN ('regrade', 'regrade-many') ORDER BY j.seq",
        (pass_id,),
    )
    fallen: list[int] = []
    for text, key in rows:
        detail = json.loads(text)
        before, after = detail.get("example", detail)["standing"]
        if after != Standing.FALLEN or before == Standing.FALLEN:
            continue
        if key is not None:
            fallen.append(key)
        else:
            data = get_blob(connection, detail["blob"]) or b""
            fallen += [member for member, _, _ in unpack_changes(data)]
    return fallen
