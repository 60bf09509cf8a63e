"""The electronic adapter of the three series: a teal body with a window, a lamp and a hinged line clip, on blue and white cable."""
from parts.hose import hose
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, prism, rounded
from products.case import coil, tie
from products.controls import corners, screw
from products.looks import glow, sheet

WIRES, GAUGE = ('wire-blue', 'wire-white'), 0.058


def build(view):
    """The adapter standing against its coil, its line clip at the side."""
    coil((0.3, 1.05, 0), 1.7, 16, GAUGE, WIRES, 9, 0.7)
    anchor('cable', (1.6, 2.05, 0.8))
    for angle in (35, 150, 330):
        tie((0.3, 1.05, 0), angle, 1.7, 0.3, 0.7)
    with frame((0.05, -1.25, 0.76), (54, 0, -8)):
        with frame((0, 0, 0), (0, 180, 0) if view == 'back' else (0, 0, 0)):
            body()
    side = -1 if view == 'back' else 1
    for index, look in enumerate(WIRES):
        y = index * 0.12
        line = [(-1.5, -1.0 + y, 0.76), (-1.85, -0.94 + y, 0.7), (-2.0 - y, -0.2, 0.55), (-1.5 - y, 0.7, 0.5), (-1.35 - y, 1.4, 0.45)]
        hose([(x * side + (0 if side > 0 else 0.15), v, w) for x, v, w in line], GAUGE, look, False)


def body():
    """A shell with cut corners, a dark face, a window with its lamp, and the clip for the firing line."""
    shape = rounded([(-1.2, -0.42, 0.08), (-0.95, -0.66, 0.08), (0.95, -0.66, 0.08), (1.2, -0.42, 0.08), (1.2, 0.42, 0.08), (0.95, 0.66, 0.08),
                     (-0.95, 0.66, 0.08), (-1.2, 0.42, 0.08)], 0.08)
    prism(shape, -0.3, 0.0, 'rim', 'z', 0.06)
    prism(shape, 0.0, 0.3, 'teal-body', 'z', 0.09)
    prism([(x * 1.012, y * 1.02) for x, y in shape], -0.03, 0.03, 'rubber', 'z', 0.008)
    sheet('label-next3', (-0.16, 0.0, 0.3012), (0, 0, 0), 1.62, 0.673)
    anchor('label', (-0.6, 0.2, 0.32))
    anchor('lamp', (0.86, 0.2, 0.38))
    prism(corners(0.3, 0.72, 0.07, (0.86, 0)), 0.28, 0.312, 'black-glass', 'z', 0.008)
    lamp = lathe([(0.06, 0), (0.055, 0.02), (0, 0.03)], (0.86, 0.2, 0.312), 'plastic', steps=32)
    lamp.data.materials[0] = glow('ledgreen', (0.08, 1.0, 0.28), 3.0)
    for y in (-0.05, -0.2):
        box((0.12, 0.06, 0.02), (0.86, y, 0.312), 'gold', 0.005)
    for x in (-0.98, 0.98):
        for y in (-0.5, 0.5):
            screw((x * 0.9, y * 1.05, 0.3), 0.045)
            with frame((x * 0.9, y, -0.3), (180, 0, 0)):
                screw((0, 0, 0), 0.05)
    clip()
    with frame((-1.18, 0, 0), (0, -90, 0)):
        profile = [(0, 0), (0.21, 0)]
        for step in range(5):
            z, r = step * 0.075, 0.21 - step * 0.016
            profile += [(r, z + 0.01), (r, z + 0.045), (r - 0.035, z + 0.05), (r - 0.035, z + 0.075)]
        lathe(profile + [(0.12, 0.4), (0, 0.4)], (0, 0, 0), 'rim')


def clip():
    """A hinged clip at the end that bites into the line."""
    prism(rounded([(1.14, -0.3), (1.85, -0.3, 0.12), (1.85, 0.3, 0.12), (1.14, 0.3)], 0.02), -0.26, -0.02, 'rim', 'z', 0.04)
    anchor('clip', (1.6, 0, 0.3))
    with joint('clip', (1.28, 0, 0.02), (0, -16, 0), ((0, 0, 0), (0, -50, 0))):
        prism(rounded([(-0.08, -0.3), (0.6, -0.3, 0.12), (0.6, 0.3, 0.12), (-0.08, 0.3)], 0.02), 0.0, 0.13, 'ambercap', 'z', 0.04)
        for x in (0.3, 0.4, 0.5):
            box((0.035, 0.42, 0.03), (x, 0, 0.135), 'ambercap', 0.012)
    cylinder(0.05, 0.66, (1.26, 0, 0.02), 'steel', 'y', 0.01)
    for y in (-0.14, 0.14):
        box((0.36, 0.03, 0.07), (1.58, y, -0.0), 'gold', 0.008)

