"""The plus console: an amber case with display, keypad, lock, charge and fire buttons and two line terminals."""
from parts.shapes import frame
from products.case import coil, console, leads


def build(view):
    """Open with the firing line connected, or closed and seen from its hinges."""
    if view == 'back':
        with frame((0, 0, 0), (0, 0, 180)):
            console('nextoneplus', 'case-amber', closed=True)
        return
    console('nextoneplus', 'case-amber', steps=(2.0, 1.3))
    if view in {'turn', 'model'}:
        return
    top = 0.9
    ends = [[(x, -0.59, top + 0.12), (x + 0.16, -0.78, top + 0.3), (x + 0.62, -0.95, top + 0.24), (2.02 + gap, -1.25, 0.62), (2.2 + gap, -1.5, 0.08),
             (2.55, -1.8 - gap, 0.05), (2.75, -1.35 - gap, 0.05)] for x, gap in ((0.76, 0.0), (1.2, 0.09))]
    leads(ends)
    coil((2.55, -0.75, 0), 0.52, 9, 0.032, ('wire-red', 'wire-black'), 5, 0.3)
