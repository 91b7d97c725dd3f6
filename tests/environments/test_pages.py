"""What the pages tell people to write runs."""

import pytest

from tests.docs.pages import code_blocks, page

BLOCKS = [(name, number, block) for name in ("README.md", "docs/environments.md")
          for number, block in enumerate(code_blocks(page(name), "python"))]


@pytest.mark.parametrize("block", [block for *_, block in BLOCKS], ids=[f"{name}, {number + 1}" for name, number, _ in BLOCKS])
def test_the_code_of_the_pages_runs(block: str) -> None:
    exec(compile(block, "a page", "exec"), {})


def test_there_is_some() -> None:
    assert {name for name, *_ in BLOCKS} == {"README.md", "docs/environments.md"}
