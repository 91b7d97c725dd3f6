"""Modules put together: order, names, what is left out, and forms that are not known."""

from pathlib import Path

import pytest

from gunmetal.server.linking import Linker, NotLinked
from gunmetal.server.pages import WEB

ENTRIES = ["app.js", *(f"{folder}/{path.name}" for folder in ("pages", "games") for path in sorted((WEB / folder).glob("*.js")))]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    modules = {
        "app.js": """import { greet as hail } from "./words/hello.js";
import * as all from "/web/words/hello.js";
hail(all.NAME);
""",
        "words/hello.js": """import { twice } from "../twice.js";
export const NAME = "Ana";
export function greet(who) { twice(who); }
""",
        "twice.js": """function two(what) { return [what, what]; }
export { two as twice };
""",
        "page.js": """import { twice } from "./twice.js";
export { NAME } from "./words/hello.js";
export const late = () => import("./app.js");
""",
    }
    for name, text in modules.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_what_a_module_needs_comes_before_it(folder: Path) -> None:
    assert Linker(folder).order("app.js") == ["twice.js", "words/hello.js", "app.js"]


def test_imports_and_exports_become_names_of_a_table(folder: Path) -> None:
    code = Linker(folder).linked("app.js", ())
    assert 'const { greet: hail } = $["words/hello.js"];' in code
    assert 'const all = $["words/hello.js"];' in code
    assert "return { twice: two };" in code
    assert "return { NAME, greet };" in code
    assert "\nimport " not in code
    assert "\nexport " not in code


def test_what_is_there_is_left_out_and_what_comes_later_is_asked_for(folder: Path) -> None:
    linker = Linker(folder)
    code = linker.linked("page.js", linker.order("app.js"))
    assert '$["page.js"] ??= ' in code
    assert '$["twice.js"] ??= ' not in code
    assert 'NAME: $["words/hello.js"].NAME' in code
    assert '$later("page.js", "./app.js")' in code


@pytest.mark.parametrize("form", [
    'import hello from "./twice.js";', 'import "./twice.js";', "export default 3;", "export let a = 1;"])
def test_a_form_that_is_not_known_is_refused(folder: Path, form: str) -> None:
    (folder / "strange.js").write_text(f"{form}\n")
    with pytest.raises(NotLinked, match=r"strange\.js"):
        Linker(folder).linked("strange.js", ())


def test_modules_that_need_each_other_are_refused(folder: Path) -> None:
    (folder / "twice.js").write_text('import { greet } from "./words/hello.js";\n')
    with pytest.raises(NotLinked, match="needs itself"):
        Linker(folder).linked("app.js", ())


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_module_that_is_asked_for_can_be_linked(entry: str) -> None:
    linker = Linker(WEB)
    assert linker.linked(entry, ()).count(" ??= (() => {") > 0
