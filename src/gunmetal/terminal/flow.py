"""Things that must not be broken (cards, groups of crates, counters), laid out in lines like words."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """The items of a line, and of as many more lines as the width asks for."""

    def __init__(self, items: Sequence[Text], gap: str = "  ") -> None:
        self.items, self.gap = items, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n", no_wrap=True, overflow="ellipsis").join(self.lines(options.max_width))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        return Measurement(max(widths), sum(widths) + len(self.gap) * (len(widths) - 1)).with_maximum(options.max_width)

    def lines(self, width: int) -> Iterator[Text]:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(self.gap) + item.cell_len > width:
                yield line
                line = Text()
            if line:
                line.append(self.gap)
            line.append_text(item)
        yield line
