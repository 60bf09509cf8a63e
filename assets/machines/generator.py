"""A silenced generating set of the 500 kVA class in a canopy on its base tank."""
from parts.decal import BACK, FRONT, LEFT, RIGHT, hazard, label, lettering, maker, plate
from parts.fasteners import bolts
from parts.grille import louvres, screen
from parts.ladder import grab
from parts.lamp import beacon
from parts.shapes import box, cylinder, frame, lathe, pipe, prism, rounded

MODEL = 'AV 500 G'
LENGTH, HALF, FLOOR, TOP = 4.5, 0.82, 0.44, 2.28


def build():
    """The whole set."""
    base()
    canopy()
    for side in (1, -1):
        doors(side)
    panel()
    back()
    roof()


def base():
    """The base tank with fork pockets, lifting points, drains and feet."""
    x = LENGTH / 2
    prism(rounded([(-x - 0.03, 0.08), (x + 0.03, 0.08), (x + 0.03, FLOOR), (-x - 0.03, FLOOR)], 0.02), -HALF - 0.02, HALF + 0.02, 'slate', 'y', 0.015)
    for side in (1, -1):
        box((LENGTH + 0.2, 0.1, 0.1), (0, side * (HALF - 0.06), 0.05), 'slate', 0.012)
        for at in (-0.75, 0.75):
            box((0.34, 0.02, 0.15), (at, side * (HALF + 0.022), 0.20), 'mesh', 0.006)
            for edge in (-0.19, 0.19):
                box((0.03, 0.03, 0.19), (at + edge, side * (HALF + 0.025), 0.20), 'slate', 0.006)
            box((0.41, 0.03, 0.03), (at, side * (HALF + 0.025), 0.295), 'slate', 0.006)
        for at in (-2.05, 2.05):
            lathe([(0.035, -0.01), (0.035, 0.012), (0.07, 0.012), (0.07, -0.01)], (at, side * (HALF + 0.02), 0.27), 'slate', 'y')
        label((1.55, side * (HALF + 0.023), 0.27), LEFT if side > 0 else RIGHT, 0.1, 0.14, 'red')
    lettering('DIESEL 980 L', (-1.5, HALF + 0.024, 0.26), LEFT, 0.07, 'label')


def canopy():
    """The housing: a rounded shell with a plinth and a seam."""
    x = LENGTH / 2
    shell = rounded([(-HALF, FLOOR), (HALF, FLOOR), (HALF, TOP - 0.1), (HALF - 0.12, TOP), (-HALF + 0.12, TOP), (-HALF, TOP - 0.1)], 0.05)
    prism(shell, -x, x, 'paint', 'x', 0.035)
    prism(rounded([(-x - 0.012, FLOOR), (x + 0.012, FLOOR), (x + 0.012, FLOOR + 0.09), (-x - 0.012, FLOOR + 0.09)], 0.01), -HALF - 0.012, HALF + 0.012,
          'slate', 'y', 0.008)


def doors(side):
    """Service doors of one side with frames, hinges, locks, louvres and lettering."""
    y, turn, facing = side * HALF, (0, 0, 90 * side), LEFT if side > 0 else RIGHT
    for index, (x, width) in enumerate(((-1.72, 0.86), (-0.74, 0.98), (0.34, 0.98), (1.42, 0.98))):
        box((width + 0.03, 0.012, 1.46), (x, y, 1.32), 'mesh', 0.01)
        box((width, 0.035, 1.43), (x, y + side * 0.008, 1.32), 'paint', 0.018)
        box((width - 0.14, 0.012, 1.26), (x, y + side * 0.026, 1.32), 'paint', 0.03)
        sign = 1 if index % 2 else -1
        for z in (0.85, 1.8):
            cylinder(0.017, 0.14, (x + sign * width / 2, y + side * 0.034, z), 'trim')
            box((0.09, 0.012, 0.1), (x + sign * (width / 2 - 0.05), y + side * 0.03, z), 'trim', 0.006)
        _lock(x - sign * (width / 2 - 0.09), y + side * 0.036, 1.3, side)
    louvres((-1.72, y + side * 0.05, 1.3), 0.58, 1.0, turn, 0.085, 'paint', 'paint', 0.05)
    louvres((1.42, y + side * 0.05, 1.02), 0.62, 0.5, turn, 0.085, 'paint', 'paint', 0.05)
    lettering(maker(MODEL), (-0.74, y + side * 0.034, 1.62), facing, 0.2, slant=0.15)
    lettering(MODEL, (0.34, y + side * 0.034, 1.62), facing, 0.2)
    lettering('500 kVA  400/230 V  50 Hz', (0.34, y + side * 0.034, 0.98), facing, 0.062)
    label((1.42, y + side * 0.034, 1.72), facing, 0.12, 0.17)
    label((1.62, y + side * 0.034, 1.72), facing, 0.12, 0.17, 'red')
    box((3.9, 0.004, 0.05), (0.1, y + side * 0.02, 0.58), 'mark', 0)


def _lock(x, y, z, side):
    """A recessed paddle lock."""
    box((0.11, 0.012, 0.17), (x, y, z), 'trim', 0.02)
    box((0.075, 0.018, 0.11), (x, y + side * 0.004, z + 0.01), 'plastic', 0.015)
    cylinder(0.011, 0.012, (x, y + side * 0.006, z - 0.062), 'zinc', 'y')


def panel():
    """The front end: control window, emergency stop, breakers, sockets and cable entry."""
    x = LENGTH / 2
    box((0.03, 1.34, 1.5), (x + 0.005, 0, 1.34), 'paint', 0.02)
    box((0.03, 0.6, 0.66), (x + 0.02, 0.3, 1.66), 'trim', 0.03)
    box((0.012, 0.5, 0.56), (x + 0.036, 0.3, 1.66), 'slate', 0.02)
    with frame((x + 0.044, 0.3, 1.66)):
        box((0.012, 0.28, 0.2), (0, 0.06, 0.12), 'plastic', 0.012)
        box((0.008, 0.22, 0.13), (0.006, 0.06, 0.13), 'screen', 0.004)
        for index in range(5):
            box((0.012, 0.034, 0.024), (0.004, -0.03 + index * 0.045, 0.03), 'slate' if index else 'green', 0.006)
        for y in (-0.16, -0.1):
            for z in (0.08, 0.15):
                lathe([(0, 0), (0.024, 0), (0.024, 0.012), (0.019, 0.014), (0, 0.012)], (0, y, z), 'label', 'x', 32)
                box((0.004, 0.004, 0.02), (0.015, y, z + 0.006), 'print', 0)
        lathe([(0, 0), (0.045, 0), (0.045, 0.01), (0.022, 0.012), (0.022, 0.03), (0.036, 0.036), (0.034, 0.05), (0, 0.054)], (0, -0.13, -0.1), 'red', 'x')
        lathe([(0.046, 0.0), (0.062, 0.0), (0.062, 0.006), (0.046, 0.006)], (0, -0.13, -0.1), 'yellow', 'x')
        cylinder(0.016, 0.03, (0.01, 0.02, -0.1), 'zinc', 'x')
        cylinder(0.016, 0.03, (0.01, 0.1, -0.1), 'green', 'x')
        box((0.006, 0.3, 0.05), (0, 0.04, -0.2), 'label', 0.004)
    _lock_front(x + 0.026, -0.06, 1.6)
    lettering(maker(MODEL), (x + 0.022, -0.36, 1.92), FRONT, 0.13, slant=0.15)
    lettering(MODEL, (x + 0.022, -0.36, 1.72), FRONT, 0.1)
    box((0.03, 1.16, 0.46), (x + 0.018, 0, 0.88), 'slate', 0.02)
    for index, look in enumerate(('brass', 'print', 'zinc', 'blue', 'green')):
        y = 0.44 - index * 0.15
        lathe([(0, 0), (0.052, 0), (0.052, 0.02), (0.04, 0.024), (0.04, 0.05), (0.034, 0.056), (0, 0.056)], (x + 0.032, y, 0.92), look, 'x')
        box((0.004, 0.05, 0.02), (x + 0.034, y, 1.02), 'label', 0)
    for y in (-0.32, -0.46):
        box((0.05, 0.11, 0.13), (x + 0.05, y, 0.92), 'blue' if y > -0.4 else 'red', 0.02)
        box((0.03, 0.12, 0.1), (x + 0.07, y, 0.95), 'plastic', 0.015, (0, 20, 0))
    plate((x + 0.022, -0.4, 1.46), FRONT, 0.2, 0.12)
    label((x + 0.022, -0.18, 1.46), FRONT, 0.1, 0.14)
    hazard((x + 0.032, 0, 0.62), FRONT, 1.3, 0.07, 11)


def _lock_front(x, y, z):
    box((0.012, 0.07, 0.16), (x, y, z), 'trim', 0.015)
    box((0.018, 0.045, 0.1), (x + 0.004, y, z), 'plastic', 0.01)


def back():
    """The rear end: the outlet of the cooling air."""
    x = -LENGTH / 2
    louvres((x - 0.03, 0, 1.4), 1.24, 1.3, (0, 0, 180), 0.1, 'paint', 'paint', 0.06)
    lettering(MODEL, (x - 0.014, 0, 0.62), BACK, 0.12)


def roof():
    """Lifting frame, exhaust with rain cap, filler, lamp and the roof's ribs."""
    for x in (-1.5, -0.75, 0.75, 1.5):
        box((0.08, HALF * 2 - 0.3, 0.03), (x, 0, TOP + 0.008), 'paint', 0.012)
    for x in (-0.16, 0.16):
        box((0.06, 0.5, 0.06), (x, 0, TOP + 0.02), 'slate', 0.012)
    pipe([(0, -0.18, TOP), (0, -0.18, TOP + 0.15), (0, 0.18, TOP + 0.15), (0, 0.18, TOP)], 0.024, 'slate', 0.06)
    box((0.8, 0.8, 0.05), (-1.85 + 0.25, 0.0, TOP + 0.02), 'slate', 0.02)
    lathe([(0.09, 0), (0.09, 0.3), (0.083, 0.31), (0.076, 0.29), (0.076, 0.05)], (-1.6, 0, TOP + 0.03), 'exhaust')
    lathe([(0, -0.006), (0.1, -0.006), (0.1, 0.006), (0, 0.01)], (-1.52, 0, TOP + 0.40), 'exhaust', turn=(0, -48, 0))
    lathe([(0, 0), (0.09, 0), (0.09, 0.02), (0.07, 0.05), (0, 0.055)], (1.2, 0.35, TOP + 0.005), 'trim')
    beacon((2.05, 0.6, TOP), 0.045)
    for x in (-2.1, 2.1):
        for side in (1, -1):
            box((0.12, 0.12, 0.03), (x, side * (HALF - 0.22), TOP + 0.01), 'slate', 0.01)
    bolts([(x, y, TOP + 0.02) for x in (-1.2, 0.4, 1.85) for y in (-0.62, 0.62)], (0, 0, 1), 0.012)
    grab((1.9, -0.6, TOP), (2.1, -0.6, TOP), (0, 0, 0.07), 'slate', 0.012)
