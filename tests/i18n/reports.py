"""Why the rules of a game can refuse something, read from their source: reasons, their fields."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Report:
    """A refusal made somewhere, or an event declared, with the fields it has there."""

    kind: str
    name: str
    fields: frozenset[str]
    place: str


def reports(folder: Path) -> list[Report]:
    """Every refusal in a folder whose reason and fields can be read off the source."""
    found = [
        report
        for path in sorted(folder.rglob("*.py"))
        for report in _of_module(path.name, ast.parse(path.read_text(encoding="utf-8")))
    ]
    return list(dict.fromkeys(found))


def _of_module(place: str, tree: ast.Module) -> Iterator[Report]:
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            kind = _kind(call)
            if isinstance(call, ast.Call) and kind:
                fields = frozenset(_keys(call.args[2], function))
                names = _texts(call.args[0], function) or _given(call.args[0], function, tree)
                names = names or _judged(call.args[0], function, tree)
                for name in names:
                    yield Report(kind, name, fields, place)
            elif isinstance(call, ast.Call) and _name(call) == "look_up":
                for name in _texts(call.args[2], function):
                    yield Report("why", name, frozenset({"text", "suggestion"}), place)


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _kind(call: ast.AST) -> str:
    if isinstance(call, ast.Call) and len(call.args) == 3:
        if _name(call) == "Refusal":
            return "why"
    return ""


def _texts(node: ast.expr, function: ast.FunctionDef) -> list[str]:
    """The constants that an expression may be, also by way of a local name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body, function), *_texts(node.orelse, function)]
    if isinstance(node, ast.Name):
        return [text for value in _values(node.id, function) for text in _texts(value, function)]
    return []


def _given(node: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> list[str]:
    """The constants that a module's calls of a function give for one of its parameters."""
    parameters = [one.arg for one in function.args.args]
    if not isinstance(node, ast.Name) or node.id not in parameters:
        return []
    place = parameters.index(node.id)
    return [
        text
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == function.name
        for text in _texts(call.args[place], function)
    ]


def _judged(node: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> list[str]:
    """The constants that a function of the module may return as the reason, also by a name."""
    made = _values(node.id, function) if isinstance(node, ast.Name) else iter([node])
    names = {
        one.func.id for one in made if isinstance(one, ast.Call) if isinstance(one.func, ast.Name)
    }
    return [
        part.value
        for judge in ast.walk(tree)
        if isinstance(judge, ast.FunctionDef) and judge.name in names
        for back in ast.walk(judge)
        if isinstance(back, ast.Return) and back.value is not None
        for part in ast.walk(back.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value
    ]


def _keys(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The keys of a dictionary, also by way of a local name, and of what is put into it later."""
    if isinstance(node, ast.Name):
        found = {key for value in _values(node.id, function) for key in _keys(value, function)}
        for place in ast.walk(function):
            if (
                isinstance(place, ast.Subscript)
                and isinstance(place.ctx, ast.Store)
                and isinstance(place.value, ast.Name)
                and place.value.id == node.id
                and isinstance(place.slice, ast.Constant)
            ):
                found.add(str(place.slice.value))
        return found
    if not isinstance(node, ast.Dict):
        return set()
    found = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            found |= _keys(value, function)
    return found


def _values(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a local name is set to."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            if any(isinstance(one, ast.Name) and one.id == name for one in node.targets):
                yield node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            if isinstance(node.target, ast.Name) and node.target.id == name:
                yield node.value
