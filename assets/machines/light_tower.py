"""A mobile light tower: generator box on a trailer, telescopic mast, four LED panels, four legs."""
from parts.decal import BACK, FRONT, LEFT, RIGHT, hazard, label, lettering, maker
from parts.fasteners import bolts
from parts.grille import louvres
from parts.hose import hose
from parts.ladder import grab
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, prism, rod, rounded
from parts.trailer import axle, chassis, drawbar, leg, rear_lamps

MODEL = 'AV 9 LT'
HALF, FLOOR, TOP = 0.62, 0.56, 1.42
MAST_X, HEAD = 0.78, 3.3


def build():
    """The whole tower."""
    chassis(1.0, -1.05, 0.45, 0.54)
    axle(-0.1, 0.78, 0.30, 0.18, 0.18)
    drawbar(0.9, 2.25, 0.45, 0.54)
    rear_lamps(-1.1, 0.66, 0.52)
    for x, y in ((0.98, 0.42), (-0.98, 0.42), (0.98, -0.42), (-0.98, -0.42)):
        leg(x, y, 0.47, 0.72, 1 if y > 0 else -1)
    housing()
    mast()
    lights()


def housing():
    """The box with wing doors, louvres, control flap, exhaust and lifting eye."""
    shape = rounded([(-0.98, FLOOR), (0.62, FLOOR), (0.62, TOP - 0.1), (0.52, TOP), (-0.88, TOP), (-0.98, TOP - 0.12)], 0.05)
    prism(shape, -HALF, HALF, 'paint', 'y', 0.03)
    prism(rounded([(-1.0, FLOOR - 0.01), (0.64, FLOOR - 0.01), (0.64, FLOOR + 0.09), (-1.0, FLOOR + 0.09)], 0.01), -HALF - 0.01, HALF + 0.01, 'slate',
          'y', 0.008)
    for side in (1, -1):
        y, turn, facing = side * HALF, (0, 0, 90 * side), LEFT if side > 0 else RIGHT
        box((1.38, 0.012, 0.66), (-0.18, y, 1.02), 'mesh', 0.008)
        box((1.35, 0.035, 0.63), (-0.18, y + side * 0.006, 1.02), 'paint', 0.018)
        for x in (-0.66, 0.30):
            cylinder(0.014, 0.1, (x, y + side * 0.03, 1.335), 'trim', 'x')
            box((0.1, 0.02, 0.05), (x, y + side * 0.03, 0.76), 'trim', 0.012)
            cylinder(0.01, 0.02, (x, y + side * 0.04, 0.76), 'zinc', 'y')
        louvres((-0.58, y + side * 0.04, 1.04), 0.38, 0.38, turn, 0.06, 'paint', 'paint', 0.035)
        lettering(maker(MODEL), (0.08, y + side * 0.026, 1.16), facing, 0.13, slant=0.15)
        lettering(MODEL, (0.08, y + side * 0.026, 0.98), facing, 0.11)
        label((0.4, y + side * 0.026, 0.86), facing, 0.08, 0.11)
        grab((-0.1, y, 1.38), (0.1, y, 1.38), (0, side * 0.05, 0), 'trim', 0.009)
    louvres((-1.01, 0, 1.02), 0.8, 0.48, (0, 0, 180), 0.06, 'paint', 'paint', 0.04)
    lathe([(0.035, 0), (0.035, 0.12), (0.03, 0.125), (0.028, 0.1), (0.028, 0.02)], (-0.7, -0.4, TOP - 0.02), 'exhaust')
    pipe([(-0.3, 0, TOP), (-0.3, 0, TOP + 0.1), (-0.06, 0, TOP + 0.1), (-0.06, 0, TOP)], 0.018, 'slate', 0.05)
    prism(rounded([(-0.4, -0.12), (0.04, -0.12), (0.04, 0.12), (-0.4, 0.12)], 0.04), TOP - 0.005, TOP + 0.012, 'slate', 'z', 0.005)
    _controls()


def _controls():
    """The control panel on the front beside the mast."""
    with frame((0.63, 0.33, 1.06)):
        box((0.03, 0.42, 0.5), (0, 0, 0), 'trim', 0.02)
        box((0.01, 0.36, 0.44), (0.016, 0, 0), 'slate', 0.012)
        box((0.012, 0.17, 0.11), (0.022, 0.06, 0.12), 'screen', 0.006)
        for index in range(4):
            y = 0.12 - index * 0.075
            box((0.014, 0.05, 0.07), (0.022, y, -0.03), 'plastic', 0.006)
            box((0.016, 0.02, 0.03), (0.026, y, -0.02), 'label', 0.004, (0, 18, 0))
        lathe([(0, 0), (0.034, 0), (0.034, 0.01), (0.018, 0.012), (0.018, 0.03), (0.03, 0.034), (0.028, 0.046), (0, 0.05)], (0.02, -0.1, 0.12), 'red', 'x')
        for index, look in enumerate(('blue', 'blue', 'red')):
            lathe([(0, 0), (0.034, 0), (0.034, 0.03), (0.03, 0.034), (0, 0.034)], (0.02, 0.11 - index * 0.11, -0.15), look, 'x', 32)
    lettering(MODEL, (0.624, -0.33, 1.2), FRONT, 0.08)
    hazard((0.626, -0.33, 0.76), FRONT, 0.5, 0.08, 5)


def mast():
    """Telescopic sections with pulleys, guide blocks, winch, cable and coiled lead."""
    box((0.30, 0.34, 0.16), (MAST_X, 0, FLOOR + 0.02), 'slate', 0.02)
    sections = ((0.17, 0.42, 1.72), (0.14, 0.7, 2.22), (0.112, 1.4, 2.75), (0.086, 2.0, HEAD))
    for index, (size, low, high) in enumerate(sections):
        box((size, size, high - low), (MAST_X, 0, (low + high) / 2), 'zinc', 0.012)
        for shift in (-0.03, 0.03):
            box((size * 1.01, 0.006, high - low - 0.04), (MAST_X, shift * size * 6, (low + high) / 2), 'slate', 0)
        if index < 3:
            box((size + 0.05, size + 0.05, 0.09), (MAST_X, 0, high - 0.05), 'slate', 0.012)
            bolts([(MAST_X + (size + 0.05) / 2, y, high - 0.05) for y in (-size * 0.35, size * 0.35)], (1, 0, 0), 0.009)
            lathe([(0.05, -0.012), (0.036, 0), (0.05, 0.012)], (MAST_X, size / 2 + 0.05, high - 0.02), 'steel', 'y', 40)
            cylinder(0.012, 0.07, (MAST_X, size / 2 + 0.05, high - 0.02), 'steel', 'y')
            rod((MAST_X + 0.04, size / 2 + 0.05, high), (MAST_X + 0.04, size / 2 + 0.04, low + 0.3), 0.004, 'steel')
    box((0.16, 0.16, 0.2), (MAST_X + 0.16, 0, 1.05), 'slate', 0.02)
    cylinder(0.065, 0.12, (MAST_X + 0.24, 0, 1.08), 'steel', 'y')
    for side in (1, -1):
        cylinder(0.09, 0.014, (MAST_X + 0.24, side * 0.065, 1.08), 'zinc', 'y')
    pipe([(MAST_X + 0.24, -0.08, 1.08), (MAST_X + 0.24, -0.14, 1.08), (MAST_X + 0.42, -0.14, 1.16), (MAST_X + 0.42, -0.24, 1.16)], 0.011, 'zinc')
    for index in range(14):
        z = 1.75 + index * 0.1
        hose([(MAST_X - 0.13, -0.06, z), (MAST_X - 0.19, 0.0, z + 0.03), (MAST_X - 0.13, 0.06, z + 0.05), (MAST_X - 0.09, 0, z + 0.08),
              (MAST_X - 0.13, -0.06, z + 0.1)], 0.010, 'yellow', ends=False)
    box((0.14, 0.3, 0.1), (MAST_X - 0.1, 0, 1.36), 'slate', 0.015)


def lights():
    """The cross bar with four LED panels, tilted down."""
    box((0.12, 0.12, 0.16), (MAST_X, 0, HEAD - 0.02), 'slate', 0.02)
    beam((MAST_X, -0.78, HEAD + 0.08), (MAST_X, 0.78, HEAD + 0.08), (0.07, 0.07), 'zinc', 0.01)
    for y, z, turn in ((0.56, 0.30, 10), (-0.56, 0.30, -10), (0.56, -0.16, 14), (-0.56, -0.16, -14)):
        _panel((MAST_X + 0.06, y, HEAD + 0.08 + z), turn)
        beam((MAST_X, y, HEAD + 0.08), (MAST_X, y, HEAD + 0.08 + z), (0.04, 0.04), 'zinc', 0.006)


def _panel(at, turn):
    with frame(at, (0, 20, turn)):
        prism(rounded([(-0.24, -0.17), (0.24, -0.17), (0.24, 0.17), (-0.24, 0.17)], 0.03), -0.05, 0.0, 'trim', 'x', 0.012)
        prism(rounded([(-0.215, -0.145), (0.215, -0.145), (0.215, 0.145), (-0.215, 0.145)], 0.02), 0.0, 0.006, 'lens', 'x', 0)
        for row in range(4):
            for column in range(6):
                y, z = -0.175 + column * 0.07, -0.105 + row * 0.07
                lathe([(0, 0), (0.018, 0), (0.03, 0.016), (0.031, 0.018)], (0.006, y, z), 'chrome', 'x', 20)
                cylinder(0.012, 0.008, (0.012, y, z), 'led', 'x', steps=16)
        for index in range(12):
            box((0.06, 0.008, 0.3), (-0.08, -0.21 + index * 0.038, 0), 'trim', 0.002)
        for side in (1, -1):
            box((0.05, 0.012, 0.12), (-0.03, side * 0.25, 0), 'zinc', 0.004)
        pipe([(-0.06, 0, -0.1), (-0.14, 0.02, -0.16), (-0.1, 0.04, -0.24)], 0.008, 'hose', smooth=True)
