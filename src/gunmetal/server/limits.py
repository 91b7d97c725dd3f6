"""How often somebody may ask: a bucket for each person and each address, which fills again with time."""

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limit:
    rate: float                        # a second
    burst: int


@dataclass
class Buckets:
    limit: Limit | None                # None: as often as they like
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)    # by key: how much is left, and since when

    def take(self, key: str) -> bool:
        if self.limit is None:
            return True
        now = time.monotonic()
        left, since = self._left.get(key, (float(self.limit.burst), now))
        left = min(left + (now - since) * self.limit.rate, float(self.limit.burst))
        if len(self._left) > 50_000:
            self._left.clear()         # forgets everybody: no worse than a restart
        self._left[key] = (max(left - 1, 0.0), now)
        return left >= 1
