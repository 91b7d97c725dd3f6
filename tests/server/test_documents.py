"""Pages, documents and figures that a server hands out."""

import socket

import pytest
from fastapi.routing import APIRoute

from gunmetal.games import GAME_NAMES
from gunmetal.server.api import router
from tests.server.conftest import Visit
from tests.server.running import PATIENCE, Server


def test_the_openapi_document_lists_every_route(visit: Visit) -> None:
    document = visit().get("/api/openapi.json")
    listed = {(path, method) for path, methods in document["paths"].items() for method in methods}
    routes = {(route.path, method.lower()) for route in router.routes if isinstance(route, APIRoute)
              for method in route.methods or ()}
    assert listed == routes - {(path, "head") for path, _ in routes}
    assert ("/api/tables/{id}/move", "post") in listed
    move = document["paths"]["/api/tables/{id}/move"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert set(move["required"]) == {"seat", "version", "action"}


def test_health_and_metrics_tell_figures_and_nothing_else(visit: Visit) -> None:
    person = visit()
    table = person.hot_seat("gunrunners", 2)
    health = person.get("/health")
    assert health["status"] == "well"
    assert health["tables"] >= health["playing"] >= 1
    measured = person.http.get("/metrics").text
    assert 'gunmetal_answers_total{route="/api/tables",status="201"}' in measured
    assert "# TYPE gunmetal_watchers gauge" in measured
    assert table not in measured


@pytest.mark.parametrize("path", ["/", "/t/abc", "/j/abc", "/carry/abc", "/rules/gunsmoke", "/web/app.js",
                                  "/locales/pt-BR/server.ftl"])
def test_pages_and_files_come_with_headers_that_keep_other_sites_out(visit: Visit, path: str) -> None:
    answer = visit().http.get(path)
    assert answer.status_code == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-cache"


def test_rules_and_printed_cards_can_be_read(visit: Visit) -> None:
    person = visit()
    for game in GAME_NAMES:
        assert person.http.get(f"/api/rules/{game}").text.startswith("#")
    table = person.hot_seat("gunsmoke", 2)
    printed = person.get(f"/api/tables/{table}/printed")
    assert len(printed) > 20
    assert all(card["name"] for card in printed)


def test_files_outside_the_folders_are_not_served(server: Server) -> None:
    for path in ("/web/../server/api.py", "/web/%2e%2e/server/api.py", "/locales/..%2f..%2fserver%2fapi.py"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:     # nobody tidies the path up
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
            assert connection.recv(1000).startswith(b"HTTP/1.1 404"), path
