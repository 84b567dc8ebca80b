"""The list on the first page: at which tables somebody is awaited."""

from __future__ import annotations

from functools import partial

import pytest

from lockdown.server.client import Client, post_json
from lockdown.server.scratch import Server
from tests.server.tables import asked, close, create

pytestmark = pytest.mark.anyio


async def test_it_says_where_one_is_awaited_and_nothing_about_foreign_tables(
    server: Server,
) -> None:
    playing = create(server.base, players=2, bots=["random"], start=True)
    lobby = create(server.base, players=3)
    client = await Client(server.base, playing["table"], playing["token"]).open()
    await client.until(partial(asked, client, 0))
    wanted = [
        {"table": playing["table"], "tokens": [playing["token"]]},
        {"table": lobby["table"], "tokens": [lobby["token"]]},
        {"table": lobby["table"], "tokens": ["x" * 32]},
        {"table": "no-such-table", "tokens": [playing["token"]]},
    ]
    found = post_json(f"{server.base}/api/standings", {"tables": wanted})
    assert found == [
        {"table": playing["table"], "state": "playing", "round": 0, "yours": True},
        {"table": lobby["table"], "state": "lobby", "round": 0, "yours": False},
    ]
    await close([client])
