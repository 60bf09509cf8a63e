"""The electric adapter: an amber moulded body on a coil of its two-wire cable, with a push-in connector at the end."""
from parts.decal import lettering
from parts.hose import hose
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, prism
from products.case import coil, tie
from products.controls import corners, screw
from products.looks import sheet

WIRES, GAUGE = ('wire-amber', 'wire-white'), 0.062


def build(view):
    """The adapter on its coil; from behind it lies on its face."""
    coil((0.25, 0.95, 0), 1.75, 15, GAUGE, WIRES, 4, 0.62)
    anchor('cable', (1.6, 2.0, 0.75))
    for angle in (28, 148, 206):
        tie((0.25, 0.95, 0), angle, 1.75, 0.31, 0.62)
    with frame((-0.1, -1.3, 0.68), (50, 0, 9)):
        with frame((0, 0, 0), (0, 180, 0) if view == 'back' else (0, 0, 0)):
            body()
    for index, look in enumerate(WIRES):
        y = index * 0.125 - 0.06
        side = -1 if view == 'back' else 1
        lines = ([(1.52, -1.05 + y, 0.66), (1.95, -0.98 + y, 0.62), (2.3 + y, -0.3, 0.42), (2.08 + y, 0.6, 0.4), (1.9 + y, 1.3, 0.35)],
                 [(-1.7, -1.56 + y, 0.66), (-2.15, -1.66 + y, 0.42), (-2.5 + y, -2.15, 0.09), (-2.1, -2.5 + y, 0.16), (-1.6, -2.5 + y * 2.2, 0.2)])
        for line in lines:
            hose([(x * side + (0 if side > 0 else -0.2), v, w) for x, v, w in line], GAUGE, look, False)
    with frame((-1.28 if view != 'back' else 1.08, -2.5, 0), (0, 0, 0 if view != 'back' else 180)):
        connector()


def body():
    """Two half shells with a seam, ribs for the hand, clips and a strain relief at both ends."""
    prism(corners(2.3, 1.12, 0.26), -0.34, -0.02, 'amber-body', 'z', 0.12)
    prism(corners(2.3, 1.12, 0.26), 0.0, 0.34, 'amber-body', 'z', 0.12)
    prism(corners(2.24, 1.06, 0.24), -0.05, 0.05, 'rim', 'z', 0.004)
    box((1.72, 0.78, 0.02), (0, 0, 0.335), 'rim', 0.008)
    sheet('label-next1', (0, 0, 0.3465), (0, 0, 0), 1.66, 0.7315)
    anchor('label', (-0.5, 0.2, 0.36))
    for x in (-1, 1):
        for step in range(3):
            box((0.045, 0.66, 0.06), (x * (0.94 + step * 0.075), 0, 0.315), 'amber-body', 0.018)
        for y in (-0.4, 0.4):
            with frame((x * 0.9, y, -0.34), (180, 0, 0)):
                screw((0, 0, 0), 0.055)
        for y in (-1, 1):
            box((0.3, 0.06, 0.36), (x * 0.62, y * 0.545, 0), 'amber-body', 0.02)
        relief(x)


def relief(x):
    """A ribbed sleeve where the cable leaves the body."""
    with frame((x * 1.13, 0, 0), (0, 90 * x, 0)):
        profile = [(0, 0), (0.22, 0)]
        for step in range(6):
            z, r = step * 0.075, 0.22 - step * 0.015
            profile += [(r, z + 0.01), (r, z + 0.045), (r - 0.035, z + 0.05), (r - 0.035, z + 0.075)]
        lathe(profile + [(0.12, 0.47), (0, 0.47)], (0, 0, 0), 'rim')


def connector():
    """A two-way lever connector with its levers, gold contacts and gauge."""
    prism(corners(0.84, 0.62, 0.07), 0.02, 0.17, 'keycap', 'z', 0.03)
    prism(corners(0.84, 0.62, 0.07), 0.18, 0.34, 'slate', 'z', 0.03)
    anchor('connector', (0, 0, 0.5))
    for y in (-0.145, 0.145):
        with joint(f'lever {y}', (0.14, y, 0.35), to=((0, 0, 0), (0, 75, 0))):
            box((0.52, 0.2, 0.06), (-0.24, 0, 0.005), 'ambercap', 0.025)
            box((0.1, 0.2, 0.05), (-0.45, 0, 0.04), 'ambercap', 0.02)
            cylinder(0.04, 0.22, (0, 0, 0), 'ambercap', 'y', 0.01)
        lathe([(0.055, -0.03), (0.1, -0.03), (0.1, 0.012), (0.055, 0.012)], (-0.42, y, 0.2), 'rim', 'x', 32)
        cylinder(0.05, 0.05, (-0.4, y, 0.2), 'gold', 'x', 0.008)
    lettering('22 AWG', (0, -0.312, 0.255), (90, 0, 0), 0.085, 'legend', 'LiberationSans-Bold.ttf')
    for x in (-0.3, 0.3):
        box((0.05, 0.64, 0.12), (x, 0, 0.18), 'keycap', 0.01)
