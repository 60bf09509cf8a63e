"""The three-series console: a wide case with a colour display, password keypad, card reader and three pairs of terminals."""
from parts.shapes import anchor, frame, prism
from products.case import coil, console, leads
from products.controls import corners
from products.looks import sheet

# where its card lies: on the floor in front, else on the reader beside the keypad
CARD = {'front': ((-1.25, -2.2, 0.009), (0, 0, 16)), 'detail': ((1.43, 0.25, 0.9905), (0, 0, 84)), 'model': ((1.42, 0.27, 0.9905), (0, 0, 90))}


def build(view):
    """Open with its card in front, or closed and seen from its hinges."""
    if view == 'back':
        with frame((0, 0, 0), (0, 0, 180)):
            console('nextthree', 'case-orange', 1.0, 0.52, closed=True, style='cut')
        return
    console('nextthree', 'case-orange', 1.0, 0.52, steps=(2.4, 1.5), style='cut')
    place, turn = CARD.get(view, CARD['front'])
    with frame(place, turn):
        card()
    if view in {'front', 'model'}:
        return
    ends = [[(x, -0.62 - gap, 1.1), (x + 0.1, -0.8 - gap, 1.32), (x + 0.4, -1.2, 1.25), (x + 0.5 + gap, -1.75, 0.6), (x + 0.55 + gap, -2.05, 0.06),
             (x + 0.9, -2.3, 0.05)] for x in (0.16, 0.72, 1.28) for gap in (0.0, 0.32)]
    leads(ends, ('wire-red', 'wire-black') * 3, 0.03)
    for index, x in enumerate((1.2, 2.5)):
        coil((x, -2.75 + index * 0.5, 0), 0.5, 8, 0.03, ('wire-red', 'wire-black'), index, 0.26)


def card():
    """The access card."""
    anchor('card', (0.2, 0, 0.05))
    prism(corners(0.856, 0.54, 0.05), -0.008, 0.0, 'white-body', 'z', 0.002)
    sheet('card', (0, 0, 0.0006), (0, 0, 0), 0.856, 0.54)
