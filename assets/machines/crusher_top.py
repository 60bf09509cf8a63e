"""What stands on the crusher's chassis: hopper and feeder, the jaw with its flywheels, the power unit."""
from mathutils import Vector

from parts.cylinder import ram
from parts.decal import BACK, LEFT, RIGHT, hazard, label, lettering, maker, plate
from parts.fasteners import bolt_ring, bolts
from parts.grille import louvres, screen
from parts.ladder import grab
from parts.lamp import beacon, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, mesh, pipe, prism, rounded


def hopper():
    """A flared hopper of ribbed plates over a vibrating feeder."""
    low = [(-4.5, -0.72, 2.35), (-2.3, -0.72, 2.2), (-2.3, 0.72, 2.2), (-4.5, 0.72, 2.35)]
    high = [(-5.15, -1.55, 3.62), (-2.0, -1.45, 3.55), (-2.0, 1.45, 3.55), (-5.15, 1.55, 3.62)]
    for index in (0, 2, 3):
        ahead = (index + 1) % 4
        _sheet([low[index], low[ahead], high[ahead], high[index]], 'scoured', 0.05)
        _ribs(low[index], low[ahead], high[index], high[ahead], 5 if index != 3 else 3)
    for a, b in ((0, 1), (2, 3), (3, 0)):
        beam(high[a], high[b], (0.14, 0.12), 'paint', 0.02)
    for side in (1, -1):
        prism(rounded([(-4.6, 1.95), (-2.2, 1.75), (-2.2, 2.3), (-4.6, 2.45)], 0.05), *sorted((side * 0.70, side * 0.76)), 'slate', 'y', 0.015)
        for x in (-4.2, -2.9):
            for dx in (-0.09, 0.09):
                for step in range(6):
                    lathe([(0.07, -0.016), (0.085, 0), (0.07, 0.016), (0.055, 0), (0.07, -0.016)], (x + dx, side * 0.84, 1.66 + step * 0.045), 'trim')
            box((0.4, 0.2, 0.04), (x, side * 0.84, 1.95), 'slate', 0.01)
        ram((-4.2, side * 0.95, 1.75), (-4.55, side * 1.34, 3.1), 0.12, 0.55, 'slate')
    for index in range(7):
        box((0.9, 0.06, 0.09), (-2.75, -0.54 + index * 0.18, 2.12), 'ground', 0.015, (0, 6, 0))
    cylinder(0.2, 0.9, (-3.4, 0, 1.85), 'slate', 'y', 0.03)
    hazard((-5.2, 0, 3.62), BACK, 2.8, 0.1, 14)


def _sheet(corners, look, thickness):
    points = [Vector(c) for c in corners]
    normal = (points[1] - points[0]).cross(points[3] - points[0]).normalized() * thickness / 2
    faces = [(0, 1, 2, 3), (4, 5, 6, 7)] + [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    mesh('sheet', [p + normal for p in points] + [p - normal for p in points], faces, look, 0.008)


def _ribs(low_a, low_b, high_a, high_b, count):
    """Stiffening ribs on the outside of a hopper wall."""
    la, lb, ha, hb = (Vector(v) for v in (low_a, low_b, high_a, high_b))
    out = (lb - la).cross(ha - la).normalized() * 0.06
    if out.dot((la + hb) / 2 - Vector((-3.5, 0, 2.9))) < 0:
        out = -out
    for index in range(count):
        share = (index + 0.5) / count
        beam(la.lerp(lb, share) + out, ha.lerp(hb, share) + out, (0.08, 0.12), 'paint', 0.012)
    beam(la.lerp(ha, 0.5) + out, lb.lerp(hb, 0.5) + out, (0.09, 0.1), 'paint', 0.012)


def jaw():
    """The crusher box with ribs, flywheels, tension rods and belt guard."""
    shape = rounded([(-2.15, 1.45), (-0.75, 1.45), (-0.55, 2.2), (-0.62, 3.0), (-0.95, 3.22), (-2.15, 3.05)], 0.1)
    prism(shape, -0.72, 0.72, 'paint', 'y', 0.04)
    for side in (1, -1):
        for x, z0, z1 in ((-1.95, 1.5, 2.9), (-1.55, 1.5, 2.2), (-0.85, 1.6, 2.1)):
            box((0.07, 0.16, z1 - z0), (x, side * 0.78, (z0 + z1) / 2), 'paint', 0.015)
        for z in (1.6, 2.2):
            box((1.35, 0.14, 0.08), (-1.42, side * 0.77, z), 'paint', 0.015)
        _flywheel((-1.12, side * 0.98, 2.62), side)
        bolts([(x, side * 0.725, 2.95) for x in (-2.0, -1.8)], (0, side, 0), 0.022)
    box((0.5, 1.3, 0.5), (-0.55, 0, 2.2), 'slate', 0.06)
    for y in (-0.35, 0.35):
        cylinder(0.05, 1.0, (-0.35, y, 1.75), 'steel', 'x', turn=(0, 25, 0))
    box((1.7, 0.16, 0.95), (-0.55, -1.28, 2.45), 'yellow', 0.06, (0, 12, 0))
    screen((-0.55, -1.37, 2.45), 1.3, 0.56, (0, -12, -90), 0.05, frame_look='yellow')
    plate((-1.9, 0.725, 2.55), LEFT, 0.2, 0.12)
    label((-1.7, 0.726, 2.55), LEFT, 0.12, 0.17)


def _flywheel(at, side):
    with frame(at, (0, 0, 0 if side > 0 else 180)):
        lathe([(0.56, -0.1), (0.68, -0.12), (0.70, -0.1), (0.70, 0.1), (0.68, 0.12), (0.57, 0.12), (0.54, 0.05), (0.26, 0.03), (0.22, 0.12),
               (0.20, 0.16), (0.10, 0.16), (0.10, 0.2), (0, 0.2)], (0, 0, 0), 'cast', 'y', 80)
        for groove in range(5):
            lathe([(0.703, -0.08 + groove * 0.04), (0.69, -0.07 + groove * 0.04), (0.703, -0.06 + groove * 0.04)], (0, 0, 0), 'mesh', 'y', 80)
        bolt_ring((0, 0.16, 0), 0.15, 8, 'y', 1, 0.016)
        for index in range(6):
            with frame((0, 0, 0), (0, index * 60, 0)):
                box((0.07, 0.08, 0.34), (0, 0.05, 0.40), 'cast', 0.015)


def power_unit(model):
    """Engine house with doors, louvres, exhaust, tank and control panel."""
    shape = rounded([(-0.15, 1.5), (2.6, 1.5), (2.6, 2.9), (2.45, 3.02), (-0.05, 3.02), (-0.15, 2.9)], 0.06)
    prism(shape, -0.94, 0.94, 'paint', 'y', 0.05)
    for side in (1, -1):
        turn, facing = (0, 0, 90 * side), LEFT if side > 0 else RIGHT
        for x, width in ((0.32, 0.8), (1.2, 0.84), (2.1, 0.84)):
            box((width, 0.025, 1.2), (x, side * 0.945, 2.26), 'paint', 0.015)
            box((0.04, 0.03, 0.16), (x + width * 0.42, side * 0.965, 2.2), 'plastic', 0.008)
            for z in (1.85, 2.65):
                cylinder(0.016, 0.12, (x - width / 2, side * 0.96, z), 'trim')
        louvres((2.1, side * 0.965, 2.5), 0.58, 0.5, turn, 0.06, deep=0.03)
        louvres((1.2, side * 0.965, 2.62), 0.58, 0.28, turn, 0.06, deep=0.03)
        lettering(maker(model), (1.2, side * 0.963, 2.16), facing, 0.19, slant=0.15)
        label((0.56, side * 0.963, 2.6), facing, 0.1, 0.14)
        for x in (0.0, 2.45):
            work_lamp((x, side * 0.8, 3.14), (0, 5, 0 if x > 1 else 180), 0.14)
    screen((2.62, 0, 2.3), 1.3, 0.9, (0, 0, 0), 0.05, frame_look='slate')
    box((0.34, 0.03, 0.44), (0.3, 0.965, 2.3), 'slate', 0.02)
    box((0.2, 0.01, 0.13), (0.3, 0.985, 2.4), 'chrome', 0.004)
    lathe([(0, 0), (0.05, 0), (0.05, 0.03), (0.035, 0.05), (0, 0.055)], (0.4, 0.98, 2.2), 'red', 'y')
    lathe([(0.09, 0), (0.09, 0.2), (0.14, 0.24), (0.14, 0.6), (0.085, 0.66), (0.085, 0.86), (0.078, 0.87), (0.07, 0.84), (0.07, 0.5)],
          (1.7, -0.4, 2.98), 'exhaust')
    lathe([(0.11, 0), (0.11, 0.14), (0.16, 0.16), (0.16, 0.36), (0.12, 0.40), (0, 0.41)], (0.9, 0.4, 3.0), 'plastic')
    beacon((0.1, 0, 3.02), 0.07)
    for x in (0.3, 2.2):
        grab((x - 0.15, 0, 3.02), (x + 0.15, 0, 3.02), (0, 0, 0.09), 'slate', 0.018)
    box((1.1, 1.2, 0.03), (1.2, 0, 3.03), 'slate', 0.008)
    pipe([(2.0, 0.5, 3.02), (2.0, 0.5, 3.12), (1.5, 0.5, 3.12)], 0.03, 'zinc', 0.05)
