"""What belongs to one player, and what can be said about it without the rest of the table."""

from __future__ import annotations

from tutor.games.viticulture.names import COLOURS, HOME, LARGE_CELLAR, MEDIUM_CELLAR, WINES

#: A field: the varieties of its vines, in ascending order (their order has no meaning).
Field = tuple[int, ...]


class Vineyard:
    """A player's mat, purse, workers and hand. Slots of grapes and wines are bits: bit 4 is the slot of value 4."""

    __slots__ = (
        "lira",
        "vp",
        "residual",
        "built",
        "regular",
        "training",
        "free",
        "grande",
        "cart",
        "yoke",
        "yoke_used",
        "milled",
        "toured",
        "row",
        "tokens",
        "sold",
        "harvested",
        "mamas",
        "papas",
        "hand",
        "fields",
        "grapes",
        "wines",
        "unhoused",
        "ledger",
    )

    def __init__(
        self,
        lira: int,
        vp: int,
        residual: int,
        built: int,
        regular: int,
        training: int,
        free: int,
        grande: int,
        cart: int,
        yoke: bool,
        yoke_used: bool,
        milled: bool,
        toured: bool,
        row: int,
        tokens: int,
        sold: int,
        harvested: int,
        mamas: tuple[int, ...],
        papas: tuple[int, ...],
        hand: list[int],
        fields: list[Field],
        grapes: list[int],
        wines: list[int],
        unhoused: list[int],
        ledger: list[int],
    ) -> None:
        self.lira = lira
        self.vp = vp
        #: Position of the residual bottle.
        self.residual = residual
        #: Built structures, as bits.
        self.built = built
        #: Regular workers owned, those in training included.
        self.regular = regular
        #: Regular workers trained this year, usable from the next on.
        self.training = training
        #: Workers at hand, the grande left out and the temporary one included (VI-WRK-16).
        self.free = free
        #: Where the grande is: HOME, a space, ON_CART, ON_YOKE or OVERFLOW + action.
        self.grande = grande
        #: Workers on the 1-lira cart, the grande left out.
        self.cart = cart
        #: A worker that is not the grande stands on the own yoke.
        self.yoke = yoke
        #: Yearly marks: yoke used, windmill and tasting room scored.
        self.yoke_used = yoke_used
        self.milled = milled
        self.toured = toured
        #: Row of the rooster on the wake-up chart; 0 off the chart.
        self.row = row
        #: Bonus tokens held (solo).
        self.tokens = tokens
        #: Fields that are sold, and fields harvested this year: one bit for each.
        self.sold = sold
        self.harvested = harvested
        #: Parents on offer during the set-up.
        self.mamas = mamas
        self.papas = papas
        #: Cards in hand, oldest first.
        self.hand = hand
        self.fields = fields
        #: Grapes on the crush pad: red, white.
        self.grapes = grapes
        #: Wines in the cellar: red, white, blush, sparkling.
        self.wines = wines
        #: Those wines that a Zymologist put above the cellars, while the ruling zymologist_ageing asks for it.
        self.unhoused = unhoused
        #: Victory points by source; their sum is `vp`.
        self.ledger = ledger

    @classmethod
    def empty(cls, vp: int, residual: int, fields: int, sources: int) -> Vineyard:
        """Return a mat before the parents have given anything (VI-SETUP-01, VI-SETUP-02)."""
        return cls(
            lira=0,
            vp=vp,
            residual=residual,
            built=0,
            regular=0,
            training=0,
            free=0,
            grande=HOME,
            cart=0,
            yoke=False,
            yoke_used=False,
            milled=False,
            toured=False,
            row=0,
            tokens=0,
            sold=0,
            harvested=0,
            mamas=(),
            papas=(),
            hand=[],
            fields=[()] * fields,
            grapes=[0] * len(COLOURS),
            wines=[0] * len(WINES),
            unhoused=[0] * len(WINES),
            ledger=[vp] + [0] * (sources - 1),
        )

    def copy(self) -> Vineyard:
        """Return an independent copy."""
        return Vineyard(
            self.lira,
            self.vp,
            self.residual,
            self.built,
            self.regular,
            self.training,
            self.free,
            self.grande,
            self.cart,
            self.yoke,
            self.yoke_used,
            self.milled,
            self.toured,
            self.row,
            self.tokens,
            self.sold,
            self.harvested,
            self.mamas,
            self.papas,
            self.hand.copy(),
            self.fields.copy(),
            self.grapes.copy(),
            self.wines.copy(),
            self.unhoused.copy(),
            self.ledger.copy(),
        )

    def key(self) -> tuple[object, ...]:
        """Return what has a bearing on play: all but where the points came from."""
        return (
            *(self.lira, self.vp, self.residual, self.built, self.regular, self.training, self.free, self.grande),
            *(self.cart, self.yoke, self.yoke_used, self.milled, self.toured, self.row, self.tokens, self.sold),
            *(self.harvested, self.mamas, self.papas, tuple(self.hand), tuple(self.fields), tuple(self.grapes)),
            *(tuple(self.wines), tuple(self.unhoused)),
        )

    @property
    def workers(self) -> int:
        """Return the workers at hand, the grande included."""
        return self.free + (self.grande == HOME)

    @property
    def cellars(self) -> int:
        """Return how many cellars are built above the small one (the large one needs the medium one)."""
        return 2 if self.built & LARGE_CELLAR else 1 if self.built & MEDIUM_CELLAR else 0


def values(mask: int) -> list[int]:
    """Return the values of the slots that are taken."""
    return [value for value in range(1, mask.bit_length()) if mask >> value & 1]


def highest(mask: int) -> int:
    """Return the highest value of a mask; 0 if there is none."""
    return mask.bit_length() - 1 if mask else 0
