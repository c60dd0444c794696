"""simcord's server of its preview page, with this page's own script, style sheet and icon."""

from pathlib import Path
from typing import ClassVar

from aiohttp import web
from simcord.preview._server import PreviewServer


class Server(PreviewServer):
    """simcord's server, extended by our own files, on 127.0.0.1 only."""

    _OWN: ClassVar = {
        "/playground.js": "text/javascript",
        "/playground.css": "text/css",
        "/playground.svg": "image/svg+xml",
    }
    _STATIC_FILES: ClassVar = {**PreviewServer._STATIC_FILES, **{path: path[1:] for path in _OWN}}

    async def _static(self, request: web.Request) -> web.Response:
        kind = self._OWN.get(request.path)
        if kind and request.headers.get("Host", "") in self._allowed_hosts():
            text = Path(__file__).with_name(request.path[1:]).read_text("utf-8")
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        answer = await super()._static(request)
        if request.path == "/":
            answer.text = _own_page(answer.text)
        return answer


def _own_page(html: str) -> str:
    """Return simcord's page with our style sheet and our script, which has to run before simcord's."""
    links = '<link rel="icon" href="/playground.svg"><link rel="stylesheet" href="/playground.css">'
    html = html.replace("<title>SimCord Preview</title>", "<title>Trilithon</title>")
    html = html.replace("</head>", f"{links}</head>")
    return html.replace('<script type="module"', '<script src="/playground.js"></script><script type="module"', 1)
