"""Sums over rows of numbers (vectors.py) in the native world: eight numbers at a time."""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic, overload

from gunmetal.kernel import vectors

SINGLES = ir.VectorType(ir.FloatType(), vectors.WIDTH)


def _eight(context: Any, builder: Any, array_type: Any, array: Any, index: Any) -> Any:
    """Where eight numbers of an array begin that stand in a row."""
    data = context.make_array(array_type)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), SINGLES.as_pointer())


def _all_eight(builder: Any, number: Any) -> Any:
    """A number eight times."""
    return _eight_times(builder, builder.fptrunc(number, ir.FloatType()))


def _eight_times(builder: Any, single: Any) -> Any:
    one = builder.insert_element(ir.Constant(SINGLES, ir.Undefined), single, ir.IntType(32)(0))
    return builder.shuffle_vector(one, ir.Constant(SINGLES, ir.Undefined), ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8))


@intrinsic  # type: ignore[untyped-decorator]
def _add_eights(typing: Any, into: Any, at: Any, row: Any, first: Any, count: Any, factor: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        into, at, row, first, count, factor = arguments
        many = _all_eight(builder, factor)
        eights = builder.lshr(count, count.type(3))
        with cgutils.for_range(builder, eights) as loop:
            j = builder.shl(loop.index, count.type(3))
            target = _eight(context, builder, signature.args[0], into, builder.add(at, j))
            source = _eight(context, builder, signature.args[2], row, builder.add(first, j))
            addend = builder.fmul(many, builder.load(source, align=4))
            builder.store(builder.fadd(builder.load(target, align=4), addend), target, align=4)
        return context.get_dummy_value()

    return numba.void(into, at, row, first, count, factor), generate


def _sum_of_rows(context: Any, builder: Any, signature: Any, arguments: Any, row_of: Any) -> Any:
    """Many rows onto one. `row_of` says where the k-th of them begins, and by what it is multiplied (None: by 1). The sums of 64
    columns are kept in registers, or of 8 where a row has no more."""
    into, at, rows, _, count, _, begin, end = arguments

    def sum_up(vectors_at_hand: int) -> None:
        with cgutils.for_range(builder, builder.udiv(count, count.type(8 * vectors_at_hand))) as columns:
            column = builder.mul(columns.index, count.type(8 * vectors_at_hand))
            places = [builder.add(column, count.type(8 * k)) for k in range(vectors_at_hand)]
            targets = [_eight(context, builder, signature.args[0], into, builder.add(at, place)) for place in places]
            sums = [cgutils.alloca_once_value(builder, builder.load(target, align=4)) for target in targets]
            with cgutils.for_range(builder, builder.sub(end, begin)) as loop:
                start, factor = row_of(loop.index)
                for place, total in zip(places, sums, strict=True):
                    addend = builder.load(_eight(context, builder, signature.args[2], rows, builder.add(start, place)), align=4)
                    addend = addend if factor is None else builder.fmul(factor, addend)
                    builder.store(builder.fadd(builder.load(total), addend), total)
            for target, total in zip(targets, sums, strict=True):
                builder.store(builder.load(total), target, align=4)

    is_wide = builder.icmp_unsigned("==", builder.urem(count, count.type(8 * vectors.BLOCK)), count.type(0))
    with builder.if_else(is_wide) as (wide, narrow):
        with wide:
            sum_up(vectors.BLOCK)
        with narrow:
            sum_up(1)
    return context.get_dummy_value()


def _item(context: Any, builder: Any, array_type: Any, array: Any, index: Any) -> Any:
    return builder.load(builder.gep(context.make_array(array_type)(context, builder, array).data, [index]))


@intrinsic  # type: ignore[untyped-decorator]
def _add_listed_eights(typing: Any, into: Any, at: Any, rows: Any, first: Any, count: Any, listed: Any, begin: Any,
                       end: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _, _, _, first, count, listed, begin, _ = arguments

        def row_of(k: Any) -> tuple[Any, Any]:
            number = _item(context, builder, signature.args[5], listed, builder.add(begin, k))
            return builder.add(first, builder.mul(builder.sext(number, count.type), count)), None

        return _sum_of_rows(context, builder, signature, arguments, row_of)

    return numba.void(into, at, rows, first, count, listed, begin, end), generate


@intrinsic  # type: ignore[untyped-decorator]
def _add_products_of_eights(typing: Any, into: Any, at: Any, rows: Any, first: Any, count: Any, factors: Any, begin: Any,
                            end: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _, _, _, first, count, factors, begin, _ = arguments

        def row_of(k: Any) -> tuple[Any, Any]:
            factor = _item(context, builder, signature.args[5], factors, builder.add(begin, k))
            return builder.add(first, builder.mul(k, count)), _eight_times(builder, factor)

        return _sum_of_rows(context, builder, signature, arguments, row_of)

    return numba.void(into, at, rows, first, count, factors, begin, end), generate


@intrinsic  # type: ignore[untyped-decorator]
def _copy_eights(typing: Any, into: Any, at: Any, row: Any, first: Any, count: Any, is_rectified: Any) -> Any:
    """A row, or what of it is above 0."""
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        into, at, row, first, count, is_rectified = arguments
        nothing = ir.Constant(SINGLES, [0.0] * 8)
        with cgutils.for_range(builder, builder.lshr(count, count.type(3))) as loop:
            j = builder.shl(loop.index, count.type(3))
            found = builder.load(_eight(context, builder, signature.args[2], row, builder.add(first, j)), align=4)
            above = builder.select(builder.fcmp_ordered(">", found, nothing), found, nothing)
            target = _eight(context, builder, signature.args[0], into, builder.add(at, j))
            builder.store(builder.select(is_rectified, above, found), target, align=4)
        return context.get_dummy_value()

    return numba.void(into, at, row, first, count, is_rectified), generate


@intrinsic  # type: ignore[untyped-decorator]
def _dot_of_eights(typing: Any, one: Any, at: Any, other: Any, first: Any, count: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        one, at, other, first, count = arguments
        sums = cgutils.alloca_once_value(builder, ir.Constant(SINGLES, [0.0] * 8))
        eights = builder.lshr(count, count.type(3))
        with cgutils.for_range(builder, eights) as loop:
            j = builder.shl(loop.index, count.type(3))
            left = builder.load(_eight(context, builder, signature.args[0], one, builder.add(at, j)), align=4)
            right = builder.load(_eight(context, builder, signature.args[2], other, builder.add(first, j)), align=4)
            builder.store(builder.fadd(builder.load(sums), builder.fmul(left, right)), sums)
        eight, total = builder.load(sums), ir.FloatType()(0.0)
        for j in range(vectors.WIDTH):
            total = builder.fadd(total, builder.extract_element(eight, ir.IntType(32)(j)))
        return builder.fpext(total, ir.DoubleType())

    return numba.float64(one, at, other, first, count), generate


@overload(vectors.add_row)  # type: ignore[untyped-decorator]
def _add_row(into: Any, at: Any, row: Any, first: Any, count: Any) -> Any:
    def add_row(into: Any, at: Any, row: Any, first: Any, count: Any) -> Any:
        _add_eights(into, np.int64(at), row, np.int64(first), np.int64(count), 1.0)

    return add_row


@overload(vectors.add_scaled)  # type: ignore[untyped-decorator]
def _add_scaled(into: Any, at: Any, row: Any, first: Any, count: Any, factor: Any) -> Any:
    def add_scaled(into: Any, at: Any, row: Any, first: Any, count: Any, factor: Any) -> Any:
        _add_eights(into, np.int64(at), row, np.int64(first), np.int64(count), np.float64(factor))

    return add_scaled


@overload(vectors.add_listed)  # type: ignore[untyped-decorator]
def _add_listed(into: Any, at: Any, rows: Any, first: Any, count: Any, listed: Any, begin: Any, end: Any) -> Any:
    def add_listed(into: Any, at: Any, rows: Any, first: Any, count: Any, listed: Any, begin: Any, end: Any) -> Any:
        _add_listed_eights(into, np.int64(at), rows, np.int64(first), np.int64(count), listed, np.int64(begin), np.int64(end))

    return add_listed


@overload(vectors.add_products)  # type: ignore[untyped-decorator]
def _add_products(into: Any, at: Any, rows: Any, first: Any, count: Any, factors: Any, begin: Any, end: Any) -> Any:
    def add_products(into: Any, at: Any, rows: Any, first: Any, count: Any, factors: Any, begin: Any, end: Any) -> Any:
        _add_products_of_eights(into, np.int64(at), rows, np.int64(first), np.int64(count), factors, np.int64(begin), np.int64(end))

    return add_products


@overload(vectors.copy_row)  # type: ignore[untyped-decorator]
def _copy_row(into: Any, at: Any, row: Any, first: Any, count: Any) -> Any:
    def copy_row(into: Any, at: Any, row: Any, first: Any, count: Any) -> Any:
        _copy_eights(into, np.int64(at), row, np.int64(first), np.int64(count), False)

    return copy_row


@overload(vectors.rectify)  # type: ignore[untyped-decorator]
def _rectify(row: Any, first: Any, count: Any) -> Any:
    def rectify(row: Any, first: Any, count: Any) -> Any:
        _copy_eights(row, np.int64(first), row, np.int64(first), np.int64(count), True)

    return rectify


@overload(vectors.dot)  # type: ignore[untyped-decorator]
def _dot(one: Any, at: Any, other: Any, first: Any, count: Any) -> Any:
    def dot(one: Any, at: Any, other: Any, first: Any, count: Any) -> Any:
        return _dot_of_eights(one, np.int64(at), other, np.int64(first), np.int64(count))

    return dot
