"""The table as an image: the panels of panels.py, drawn with Pillow. And the choice between image and text."""

import sys
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from gunmetal.environments.encoding import Array
from gunmetal.environments.panels import Chip, Panel, rows_of, written
from gunmetal.kernel.contract import Game

WIDTH, HEIGHT, EDGE, GAP, TITLE, LINE = 1200, 820, 14, 10, 30, 28
LARGEST = 1.4                          # times the usual size, where there is room
CLOTH, PAPER, INK, FAINT, MARK = "#26332d", "#f3ecdc", "#2b2620", "#8d8474", "#d99a2b"
# The colours of the seats, and what can be read on them.
SEATS = [("#b3372f", "#ffffff"), ("#2f5f9e", "#ffffff"), ("#e0b83c", "#2b2620"), ("#3c7a46", "#ffffff"), ("#33302c", "#ffffff")]
NAMED = {"red": 0, "blue": 1, "yellow": 2, "green": 3, "black": 4}


def rendered(game: Game, view: Any, mode: str | None) -> Any:
    """What an environment's `render` does in each mode (spaces.py): an image, a text, or the text shown to people."""
    if mode == "rgb_array":
        return drawn(game, view)
    if mode == "ansi":
        return written(game, view)
    if mode == "human":
        sys.stdout.write(written(game, view))
    return None


def drawn(game: Game, view: Any) -> Array:
    """Height, width and three colours; of one size, so that images make a film."""
    rows = rows_of(game, view)
    heights = [TITLE + GAP + LINE * max(len(panel.lines) for panel in row) for row in rows]
    scale = max(1.0, min((HEIGHT - 2 * EDGE - GAP * (len(rows) - 1)) / sum(heights), LARGEST))
    heights = [int(scale * height) for height in heights]
    spare = HEIGHT - 2 * EDGE - sum(heights) - GAP * (len(rows) - 1)
    heights[1:] = [height + max(spare, 0) // (len(rows) - 1) for height in heights[1:]]        # all but the head fill the image
    image = Image.new("RGB", (WIDTH, HEIGHT), CLOTH)
    brush = _Brush(game, ImageDraw.Draw(image), scale)
    top = EDGE
    for row, height in zip(rows, heights, strict=True):
        width = (WIDTH - 2 * EDGE - GAP * (len(row) - 1)) // len(row)
        for i, panel in enumerate(row):
            if panel.title:
                brush.panel(panel, EDGE + i * (width + GAP), top, width, height)
        top += height + GAP
    pixels: Array = np.asarray(image, np.uint8).copy()
    return pixels


class _Brush:
    def __init__(self, game: Game, draw: ImageDraw.ImageDraw, scale: float) -> None:
        self._game, self._draw = game, draw
        self._title, self._line_height = int(TITLE * scale), int(LINE * scale)
        self._font, self._bold = ImageFont.load_default(15 * scale), ImageFont.load_default(17 * scale)

    def colours(self, seat: int) -> tuple[str, str]:
        name = self._game.seats[seat] if seat < len(self._game.seats) else ""
        return SEATS[NAMED.get(name, seat)]

    def panel(self, panel: Panel, left: int, top: int, width: int, height: int) -> None:
        self._draw.rounded_rectangle((left, top, left + width, top + height), 8, PAPER, MARK if panel.is_marked else None,
                                     4 if panel.is_marked else 0)
        if panel.seat is not None:
            dot = self._title // 2
            self._draw.ellipse((left + 9, top + 8, left + 9 + dot, top + 8 + dot), self.colours(panel.seat)[0])
        self._draw.text((left + (self._title if panel.seat is not None else 10), top + 5), panel.title, INK, self._bold)
        for n, line in enumerate(panel.lines):
            self._line(line, left + 10, top + self._title + n * self._line_height, left + width - 6)

    def _line(self, line: tuple[Chip, ...], left: int, top: int, right: int) -> None:
        for chip in line:
            width = int(self._draw.textlength(chip.text, self._font)) + (16 if chip.seat is not None else 4)
            if left + width > right:
                self._draw.text((left, top + 3), "…", FAINT, self._font)
                return
            self._chip(chip, left, top, width)
            left += width + 6

    def _chip(self, chip: Chip, left: int, top: int, width: int) -> None:
        """Cards that lie face-down are only an outline."""
        if chip.seat is None:
            self._draw.text((left, top + 3), chip.text, FAINT, self._font)
            return
        back, ink = self.colours(chip.seat)
        frame = left, top, left + width, top + self._line_height - 4
        self._draw.rounded_rectangle(frame, 5, PAPER if chip.is_down else back, back, 2)
        self._draw.text((left + 8, top + 3), chip.text, back if chip.is_down else ink, self._font)
