"""A six-cylinder diesel engine with radiator, as it stands open on a pump set. It lies along x, fan to the rear."""
from parts.fasteners import bolt_ring, bolts
from parts.grille import screen
from parts.hose import hose
from parts.shapes import box, cylinder, frame, lathe, pipe, prism, rounded


def engine(deck):
    """Block, heads, manifolds, turbocharger, filters, belts, bell housing and cooling."""
    with frame((-0.55, 0, deck)):
        _block()
        _right_side()
        _left_side()
        _belts()
        _bell()
        _cooling()
        _muffler()


def _block():
    prism(rounded([(-0.15, 0.10), (0.15, 0.10), (0.2, 0.26), (0.2, 0.72), (-0.2, 0.72), (-0.2, 0.26)], 0.04), -0.55, 0.50, 'engine', 'x', 0.015)
    prism(rounded([(-0.18, 0.26), (0.18, 0.26), (0.16, 0.08), (0.1, 0.04), (-0.1, 0.04), (-0.16, 0.08)], 0.03), -0.45, 0.42, 'cast', 'x', 0.015)
    bolts([(x / 10, side * 0.185, 0.27) for x in range(-4, 5) for side in (1, -1)], (0, 0, -1), 0.009)
    for index in range(6):
        x = -0.44 + index * 0.165
        box((0.15, 0.34, 0.12), (x, 0, 0.78), 'engine', 0.015)
        box((0.145, 0.22, 0.09), (x, 0, 0.875), 'cast', 0.03)
        bolts([(x, -0.06, 0.92), (x, 0.06, 0.92)], (0, 0, 1), 0.01)
        for side in (1, -1):
            box((0.012, 0.01, 0.34), (x + 0.08, side * 0.202, 0.5), 'engine', 0.003)
            cylinder(0.032, 0.012, (x, side * 0.203, 0.42), 'zinc', 'y')
        pipe([(x, 0.13, 0.9), (x + 0.02, 0.2, 0.86), (x * 0.55, 0.24, 0.62)], 0.006, 'steel', smooth=True)
    cylinder(0.035, 0.03, (0.3, 0, 0.94), 'yellow')
    for x in (-0.5, 0.42):
        for side in (1, -1):
            box((0.12, 0.16, 0.05), (x, side * 0.24, 0.18), 'slate', 0.012)
            cylinder(0.05, 0.14, (x, side * 0.29, 0.08), 'rubber')


def _left_side():
    """Intake manifold, fuel pump and filters."""
    prism(rounded([(-0.5, 0.70), (0.44, 0.70), (0.44, 0.82), (-0.5, 0.82)], 0.05), 0.18, 0.30, 'engine', 'y', 0.025)
    box((0.28, 0.13, 0.15), (-0.05, 0.27, 0.56), 'zinc', 0.03)
    cylinder(0.055, 0.12, (-0.24, 0.27, 0.56), 'zinc', 'x')
    for x in (0.22, 0.36):
        cylinder(0.052, 0.2, (x, 0.28, 0.42), 'label' if x < 0.3 else 'yellow', 'z', 0.02)
        cylinder(0.056, 0.05, (x, 0.28, 0.55), 'zinc')
    hose([(-0.05, 0.3, 0.64), (0.1, 0.36, 0.66), (0.22, 0.32, 0.58)], 0.010)
    cylinder(0.06, 0.24, (-0.38, 0.27, 0.36), 'trim', 'x', 0.015)
    cylinder(0.045, 0.1, (-0.22, 0.27, 0.36), 'zinc', 'x')


def _right_side():
    """Exhaust manifold, turbocharger and oil filter."""
    for index in range(6):
        x = -0.44 + index * 0.165
        pipe([(x, -0.17, 0.74), (x, -0.26, 0.76)], 0.032, 'exhaust')
    cylinder(0.055, 0.95, (-0.02, -0.28, 0.77), 'exhaust', 'x', 0.02)
    lathe([(0.05, -0.1), (0.1, -0.08), (0.12, -0.02), (0.1, 0.04), (0.05, 0.06), (0.05, 0.1), (0.11, 0.12), (0.12, 0.16), (0.1, 0.2), (0.05, 0.22)],
          (0.0, -0.32, 0.92), 'exhaust', 'x', 48)
    lathe([(0.05, 0.22), (0.1, 0.2), (0.125, 0.16), (0.11, 0.11)], (0.0, -0.32, 0.92), 'zinc', 'x', 48)
    cylinder(0.06, 0.24, (-0.1, -0.27, 0.32), 'label', 'z', 0.02)
    cylinder(0.06, 0.24, (0.06, -0.27, 0.32), 'label', 'z', 0.02)


def _belts():
    """Damper, pulleys, belt, alternator and fan."""
    for z, r in ((0.24, 0.13), (0.58, 0.09)):
        lathe([(0, -0.03), (r, -0.03), (r, -0.012), (r * 0.9, 0), (r, 0.012), (r, 0.03), (0, 0.03)], (-0.61, 0, z), 'trim', 'x')
        bolt_ring((-0.645, 0, z), r * 0.5, 5, 'x', -1, 0.01)
    cylinder(0.075, 0.16, (-0.5, 0.30, 0.66), 'zinc', 'x', 0.02)
    lathe([(0, -0.02), (0.045, -0.02), (0.04, 0), (0.045, 0.02), (0, 0.02)], (-0.61, 0.30, 0.66), 'trim', 'x')
    for a, b in (((-0.61, 0.13, 0.24), (-0.61, 0.345, 0.65)), ((-0.61, -0.13, 0.25), (-0.61, -0.09, 0.58)), ((-0.61, 0.04, 0.66), (-0.61, 0.30, 0.705))):
        pipe([a, b], 0.013, 'rubber')
    for index in range(7):
        with frame((-0.72, 0, 0.58), (index * 51.4, 0, 0)):
            box((0.025, 0.12, 0.24), (0, 0, 0.19), 'plastic', 0.01, (0, 0, 28))
    cylinder(0.09, 0.07, (-0.71, 0, 0.58), 'slate', 'x')


def _bell():
    """Flywheel housing and coupling toward the pump."""
    lathe([(0.21, 0.5), (0.29, 0.52), (0.30, 0.55), (0.30, 0.72), (0.27, 0.75), (0.27, 1.0), (0.30, 1.02), (0.30, 1.1), (0.28, 1.13)], (0, 0, 0.50), 'cast', 'x')
    bolt_ring((0.75, 0, 0.50), 0.285, 14, 'x', 1, 0.011)
    for side in (1, -1):
        box((0.16, 0.02, 0.2), (0.88, side * 0.27, 0.5), 'mesh', 0.01)
        box((0.16, 0.1, 0.06), (0.63, side * 0.3, 0.22), 'slate', 0.012)
        cylinder(0.055, 0.2, (0.63, side * 0.32, 0.1), 'rubber')


def _cooling():
    """Radiator in its frame with shroud, screen, hoses and guard."""
    box((0.16, 1.16, 1.24), (-1.08, 0, 0.66), 'slate', 0.025)
    box((0.17, 0.98, 0.98), (-1.08, 0, 0.62), 'mesh', 0.01)
    screen((-1.17, 0, 0.64), 0.98, 1.0, (0, 0, 180), 0.045, frame_look='slate')
    lathe([(0.44, -0.98), (0.40, -0.9), (0.34, -0.82), (0.34, -0.7)], (0, 0, 0.60), 'slate', 'x')
    box((0.1, 1.0, 0.12), (-1.08, 0, 1.22), 'slate', 0.03)
    cylinder(0.04, 0.04, (-1.08, 0.3, 1.3), 'zinc')
    hose([(-1.0, -0.3, 1.15), (-0.8, -0.32, 1.12), (-0.62, -0.2, 0.95), (-0.5, -0.1, 0.82)], 0.032)
    hose([(-1.0, 0.35, 0.16), (-0.85, 0.36, 0.2), (-0.66, 0.22, 0.34)], 0.034)
    for index in range(7):
        pipe([(-0.98, -0.34, 0.2 + index * 0.14), (-0.66, -0.40, 0.22 + index * 0.13)], 0.004, 'zinc')
        pipe([(-0.98, 0.34, 0.2 + index * 0.14), (-0.66, 0.40, 0.22 + index * 0.13)], 0.004, 'zinc')


def _muffler():
    """Air cleaner, charge pipe and silencer under the roof."""
    lathe([(0, -0.26), (0.12, -0.26), (0.14, -0.24), (0.14, 0.2), (0.15, 0.21), (0.15, 0.25), (0.12, 0.28), (0, 0.28)], (-0.25, 0.20, 1.24), 'plastic', 'x', 48)
    pipe([(-0.52, 0.2, 1.24), (-0.62, 0.1, 1.22), (-0.5, -0.15, 1.12), (-0.2, -0.32, 0.94)], 0.055, 'hose', smooth=True)
    cylinder(0.13, 0.72, (0.1, -0.28, 1.27), 'exhaust', 'x', 0.03)
    pipe([(0.14, -0.40, 0.95), (0.2, -0.40, 1.05), (0.2, -0.34, 1.16)], 0.05, 'exhaust', smooth=True)
    pipe([(0.2, -0.28, 1.36), (0.2, -0.28, 1.62)], 0.055, 'exhaust')
    pipe([(0.15, -0.2, 0.98), (0.28, 0.0, 1.06), (0.3, 0.2, 0.96), (0.2, 0.24, 0.80)], 0.038, 'zinc', smooth=True)
