"""Mutants of a function: copies of its code with one small fault each."""

from __future__ import annotations

import ast
import importlib
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType

from fieldcraft.record.proof.carriers import Function

MOST = 20
"""Of a long function, so many are taken at even distances."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One fault, and the code that has it."""

    what: str
    """`12: < for <=`; the line counts from the beginning of the function."""
    code: CodeType


def mutants(function: Function) -> list[Mutant]:
    """The faults tried on a function; none where its code cannot be exchanged."""
    try:
        target = live(function)
    except (AttributeError, TypeError):
        return []
    made = []
    faults = list(enumerate(places(parsed(function))))
    step = max(1, -(-len(faults) // MOST))
    for number, _ in faults[::step]:
        tree = parsed(function)
        what = place_at(tree, number).fault()
        code = compiled(function, tree, target)
        if code is not None and code.co_code + bytes(repr(code.co_consts), "utf-8") != (
            target.__code__.co_code + bytes(repr(target.__code__.co_consts), "utf-8")
        ):
            made.append(Mutant(what, code))
    return made


def live(function: Function) -> FunctionType:
    """The function itself, in the running program."""
    found: object = importlib.import_module(function.module)
    *owners, name = function.name.split(".")
    for owner in owners:
        found = getattr(found, owner)
    value: object = vars(found)[name]
    while not isinstance(value, FunctionType):
        for inner in ("__func__", "fget", "__wrapped__"):
            if isinstance(getattr(value, inner, None), object) and hasattr(value, inner):
                value = getattr(value, inner)
                break
        else:
            raise TypeError(function.key)
    return value


def parsed(function: Function) -> ast.FunctionDef:
    """The function's own tree, without what decorates it."""
    tree = ast.parse(textwrap.dedent(function.source)).body[0]
    if not isinstance(tree, ast.FunctionDef):
        raise TypeError(function.key)
    tree.decorator_list = []
    return tree


def compiled(function: Function, tree: ast.FunctionDef, target: FunctionType) -> CodeType | None:
    """The code of a changed tree, if it can stand in for the function's."""
    flags = target.__code__.co_flags & 0x1FFE000  # the module's own `from __future__`
    holder = ast.ClassDef("Holder", [], [], [tree], [])  # for `super()`
    ast.fix_missing_locations(holder)
    module = compile(
        ast.Module([holder], []), target.__code__.co_filename, "exec", flags, dont_inherit=True
    )
    code = _code_in(_code_in(module))
    return code if code and code.co_freevars == target.__code__.co_freevars else None


def _code_in(code: CodeType | None) -> CodeType | None:
    """The first code that this one makes something of."""
    if code is None:
        return None
    return next((one for one in code.co_consts if isinstance(one, CodeType)), None)


@dataclass(frozen=True)
class Place:
    """Where a fault can be made, and which."""

    node: ast.AST
    owner: ast.AST
    field: str
    index: int | None

    def fault(self) -> str:
        """Make it; says what was done."""
        line = getattr(self.node, "lineno", 0)
        return f"{line}: {self._change()}"

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.index] = node

    def _change(self) -> str:
        node = self.node
        before = ast.unparse(node)
        if isinstance(node, ast.Compare):
            node.ops[0] = COMPARISONS[type(node.ops[0])]()
        elif isinstance(node, ast.BoolOp):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        elif isinstance(node, ast.BinOp | ast.AugAssign):
            node.op = OPERATIONS[type(node.op)]()
        elif isinstance(node, ast.UnaryOp):
            self._put(node.operand)
            return f"{ast.unparse(node.operand)} for {before}"
        elif isinstance(node, ast.Constant):
            node.value = _other(node.value)
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            node.test = ast.UnaryOp(ast.Not(), node.test)
            return f"the opposite of {ast.unparse(node.test.operand)}"
        else:
            self._put(ast.Pass())
            return f"without {before[:80]}"
        return f"{ast.unparse(node)[:80]} for {before[:80]}"


def _other(value: object) -> bool | int | str:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}-other"


def place_at(tree: ast.FunctionDef, number: int) -> Place:
    """The place of that number."""
    for at, found in enumerate(places(tree)):
        if at == number:
            return found
    raise IndexError(number)


def places(tree: ast.FunctionDef) -> Iterator[Place]:
    """Every place for a fault in the body, in the order of the source."""
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    start = len(tree.body) - len(body)
    for number, statement in enumerate(body):
        yield from _within(statement, tree, "body", start + number)


def _within(node: ast.AST, owner: ast.AST, field: str, index: int | None) -> Iterator[Place]:
    if _can_change(node):
        yield Place(node, owner, field, index)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        if isinstance(value, ast.AST):
            yield from _within(value, node, name, None)
        elif isinstance(value, list):
            for number, one in enumerate(value):
                if isinstance(one, ast.AST):
                    yield from _within(one, node, name, number)


def _can_change(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in COMPARISONS
    if isinstance(node, ast.BinOp | ast.AugAssign):
        return type(node.op) in OPERATIONS
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool | int | str)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.BoolOp | ast.If | ast.While | ast.IfExp)
