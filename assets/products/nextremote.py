"""The remote console: a grey case with an antenna, a display of the linked consoles, arm and fire buttons."""
from parts.shapes import box, cylinder, frame, lathe, pipe
from products.case import console
from products.controls import screw
from products.looks import sheet


def build(view):
    """Open with its antenna up, or closed and seen from its hinges."""
    if view == 'back':
        with frame((0, 0, 0), (0, 0, 180)):
            console('nextremote', 'case-grey', closed=True, style='round')
        with frame((0, -1.32, 0.42), (90, 0, 0)):
            box((1.0, 0.6, 0.02), (0, 0, 0.02), 'alu', 0.006)
            sheet('plate-nextremote', (0, 0, 0.0325), (0, 0, 0), 0.94, 0.547)
            for x in (-0.44, 0.44):
                screw((x, 0.24, 0.03), 0.022)
        return
    console('nextremote', 'case-grey', steps=(1.9, 1.3), style='round')
    if view == 'set':
        charger()


def charger():
    """Its charger with the cable to the round connector."""
    with frame((2.45, -0.9, 0), (0, 0, -20)):
        box((0.75, 1.3, 0.42), (0, 0, 0.22), 'rim', 0.06)
        with frame((0, 0, 0.431)):
            sheet('badge-next', (0, 0.25, 0), (0, 0, 0), 0.6, 0.173)
    line = [(0.92, -0.59, 1.2), (0.98, -0.75, 1.5), (1.35, -1.0, 1.45), (1.9, -1.3, 0.5), (2.15, -1.95, 0.06), (2.25, -1.5, 0.2)]
    pipe(line, 0.036, 'wire-black', smooth=True)
    lathe([(0, 0), (0.16, 0), (0.16, 0.2), (0.1, 0.3), (0.06, 0.42), (0, 0.42)], (0.92, -0.59, 0.98), 'rim')
    cylinder(0.17, 0.12, (0.92, -0.59, 1.04), 'alu', 'z', 0.02)
