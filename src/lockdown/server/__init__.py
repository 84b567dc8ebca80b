"""The server: tables that friends can trust. Litestar and uvicorn, one websocket a client."""
