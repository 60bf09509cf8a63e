"""A wheel loader of the 18 t class with its bucket low and tilted back."""
from mathutils import Vector

from parts.cab import cab, mirror, wiper
from parts.cylinder import ram
from parts.decal import BACK, LEFT, RIGHT, label, lettering, maker
from parts.fasteners import bolts, pin
from parts.grille import louvres, screen, slots
from parts.hose import hoses
from parts.ladder import grab, ladder, rail, tread
from parts.lamp import tail_lamp, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, place, prism, ribbon, rod, rounded
from parts.wheel import wheel

MODEL = 'VK 154'
RADIUS, TRACK, FRONT_AXLE, REAR_AXLE = 0.81, 1.07, 1.72, -1.68


def build():
    """The whole machine."""
    tyre = wheel(RADIUS, 0.62, 0.36, lugs=18, depth=0.06, slant=0.75, cover=0.56, hub=0.16, dish=0.25)
    for x in (FRONT_AXLE, REAR_AXLE):
        place(tyre, (x, TRACK, RADIUS))
        place(tyre, (x, -TRACK, RADIUS), scale=(1, -1, 1))
        lathe([(0.14, -0.75), (0.17, -0.6), (0.19, -0.3), (0.30, -0.12), (0.30, 0.12), (0.19, 0.3), (0.17, 0.6), (0.14, 0.75)],
              (x, 0, RADIUS), 'slate', 'y')
    rear_frame()
    engine_house()
    operator()
    front_frame()
    arms()
    bucket()


def rear_frame():
    """Frame of the rear half, mudguards, steps and counterweight."""
    for side in (1, -1):
        prism(rounded([(-0.15, 0.72), (-1.1, 0.62), (-2.9, 0.78), (-2.9, 1.15), (-0.15, 1.2)], 0.1), side * 0.42, side * 0.50,
              'slate', 'y', 0.01)
        guard = [(-0.72, 1.30), (-0.86, 1.62), (-1.1, 1.80), (-1.7, 1.86), (-2.25, 1.80), (-2.56, 1.55), (-2.66, 1.25)]
        low, high = sorted((side * 0.72, side * 1.40))
        ribbon(guard, 0.035, low, high, 'slate')
        prism(rounded([(-0.70, 0.52), (-0.16, 0.52), (-0.16, 1.34), (-0.70, 1.34)], 0.08), low, side * 1.22 if side > 0 else high,
              'slate', 'y', 0.02) if side > 0 else prism(
                  rounded([(-0.70, 0.52), (-0.16, 0.52), (-0.16, 1.34), (-0.70, 1.34)], 0.08), -1.22, high, 'slate', 'y', 0.02)
        tread((-0.44, side * 1.27, 0.58), 0.46, (1, 0, 0), 0.2)
        tread((-0.44, side * 1.25, 0.92), 0.46, (1, 0, 0), 0.2)
        box((0.6, 0.62, 0.03), (-0.45, side * 1.06, 1.36), 'slate', 0.008)
        rail([(-0.72, side * 1.36, 1.38), (-1.3, side * 1.36, 1.84)], 0.72, 'slate', 0.016, knee=False, bend=0.1)
    prism(rounded([(-2.72, 0.70), (-3.28, 0.78), (-3.36, 0.95), (-3.36, 1.32), (-2.72, 1.38)], 0.08), -1.18, 1.18, 'slate', 'y', 0.05)
    for side in (1, -1):
        tail_lamp((-3.37, side * 0.88, 1.14), (0, 0, 180), 0.32, 0.12)
    pin((-3.30, 0, 0.88), 0.3, 0.04, axis='z')
    for z in (0.80, 1.05):
        lathe([(0.18, -0.07), (0.18, 0.07), (0, 0.07)], (0, 0, z), 'slate')
    cylinder(0.09, 0.6, (0, 0, 0.95), 'steel')
    for z in (0.66, 1.24):
        prism(rounded([(-0.4, -0.42), (0.12, -0.2), (0.12, 0.2), (-0.4, 0.42)], 0.1), z - 0.05, z + 0.05, 'slate', 'z', 0.01)


def engine_house():
    """Hood with its sloped sides, grille at the back, exhaust and air intake."""
    shape = rounded([(-0.62, 1.15), (-3.24, 1.20), (-3.32, 1.45), (-3.22, 2.02), (-3.05, 2.16), (-0.70, 2.34), (-0.62, 2.28)], 0.12)
    prism(shape, -0.62, 0.62, 'paint', 'y', 0.08)
    screen((-3.29, 0, 1.66), 0.86, 0.56, (0, 10, 180), 0.04, frame_look='trim')
    lettering(MODEL, (-3.36, 0, 1.30), BACK, 0.14)
    for side in (1, -1):
        turn = (0, 0, 90 * side)
        louvres((-2.72, side * 0.625, 1.88), 0.56, 0.34, turn, 0.055, deep=0.03)
        slots((-1.95, side * 0.625, 2.02), 0.5, 0.24, turn, 0.05)
        for x in (-2.34, -1.55):
            box((0.012, 0.008, 0.72), (x, side * 0.623, 1.86), 'print', 0)
        box((0.1, 0.02, 0.03), (-2.24, side * 0.63, 1.9), 'plastic', 0.006)
        lettering(maker(MODEL), (-1.12, side * 0.627, 2.06), LEFT if side > 0 else RIGHT, 0.14, slant=0.15)
        label((-1.52, side * 0.627, 1.95), LEFT if side > 0 else RIGHT, 0.08, 0.11)
    lathe([(0.085, 0), (0.085, 0.42), (0.075, 0.44), (0.068, 0.42), (0.068, 0.1)], (-1.5, -0.25, 2.24), 'exhaust')
    lathe([(0.10, 0), (0.10, 0.15), (0.14, 0.16), (0.15, 0.34), (0.11, 0.38), (0, 0.39)], (-1.55, 0.28, 2.24), 'plastic')
    prism(rounded([(-2.9, -0.35), (-2.0, -0.35), (-2.0, 0.35), (-2.9, 0.35)], 0.1), 2.12, 2.22, 'paint', 'z', 0.03)
    for side in (1, -1):
        work_lamp((-3.12, side * 0.5, 2.24), (0, 8, 180), 0.12)


def operator():
    """The cab over the joint, with ladder, rails and mirrors."""
    outline = [(-0.66, 1.40), (-0.72, 2.3), (-0.62, 3.22), (0.52, 3.22), (0.82, 2.3), (0.72, 1.72), (0.52, 1.40)]
    cab(outline, 1.36, 2.08, glass=(0, 1, 3, 4), door=-0.05, narrow=0.06, lamps=4, beacon_at=(-0.4, 0.45), wheel=True,
        seat_x=-0.22, look='slate', lower='slate')
    wiper((0.83, 0.1, 2.1), (0.74, 0.3, 2.7), (1, 0, 0.25))
    for side in (1, -1):
        ladder((-0.45, side * 1.27, 0.6), (-0.45, side * 1.02, 1.36), 0.44, (1, 0, 0), 2, 'slate', rails=False)
        grab((0.0, side * 0.72, 1.5), (-0.02, side * 0.72, 2.4), (0.0, side * 0.1, 0))
        mirror((0.45, side * 0.68, 2.95), (0.72, side * 1.05, 2.78))
    box((0.3, 1.3, 0.14), (0.72, 0, 1.48), 'slate', 0.03)


def front_frame():
    """Front half: towers for the arms, mudguards, lamps, steering cylinders."""
    for side in (1, -1):
        tower = rounded([(0.10, 0.66), (2.2, 0.55), (2.45, 0.75), (1.95, 1.35), (1.62, 1.92), (1.18, 1.98), (0.92, 1.3),
                         (0.10, 1.22)], 0.12)
        low, high = sorted((side * 0.30, side * 0.40))
        prism(tower, low, high, 'slate', 'y', 0.012)
        guard = [(0.82, 1.34), (0.94, 1.60), (1.18, 1.76), (1.72, 1.80), (2.05, 1.76)]
        low, high = sorted((side * 0.76, side * 1.38))
        ribbon(guard, 0.03, low, high, 'slate')
        beam((1.3, side * 0.4, 1.62), (1.3, side * 0.8, 1.74), (0.1, 0.1), 'slate')
        rod((1.25, side * 0.9, 1.76), (1.25, side * 0.9, 2.16), 0.025, 'slate')
        box((0.14, 0.36, 0.26), (1.25, side * 0.98, 2.22), 'slate', 0.03)
        work_lamp((1.33, side * 0.90, 2.22), (0, 4, 0), 0.16, bracket=False)
        box((0.04, 0.12, 0.14), (1.33, side * 1.08, 2.22), 'amber', 0.015)
        ram((-0.45, side * 0.46, 0.86), (0.62, side * 0.42, 0.86), 0.09, 0.55, 'slate', (0, 0, 1))
    box((1.6, 0.6, 0.1), (1.2, 0, 0.72), 'slate', 0.02)
    hoses([(-0.3, 0.12, 1.3), (0.1, 0.2, 1.5), (0.55, 0.14, 1.36), (0.9, 0.12, 1.4)], [(0, -y, 0.02) for y in (0, 0.08, 0.16, 0.24)], 0.02)


def arms():
    """Lifting arms, the lever in the middle (Z kinematics), and their cylinders."""
    for side in (1, -1):
        arm = rounded([(1.28, 1.98), (1.25, 1.70), (1.55, 1.66), (2.30, 1.22), (2.78, 0.56), (3.05, 0.34), (3.22, 0.44), (3.10, 0.66),
                       (2.72, 1.36), (2.45, 1.68), (1.62, 1.98)], 0.12)
        low, high = sorted((side * 0.44, side * 0.54))
        prism(arm, low, high, 'paint', 'y', 0.014)
        pin((1.40, side * 0.47, 1.82), 0.36, 0.06)
        ram((0.92, side * 0.49, 0.96), (2.42, side * 0.47, 1.30), 0.15, 0.6, 'paint')
        lettering(MODEL, (2.02, side * 0.543, 1.74), LEFT if side > 0 else RIGHT, 0.12)
    cylinder(0.13, 0.96, (2.52, 0, 1.36), 'paint', 'y', 0.02)
    lever = rounded([(2.12, 2.02), (2.28, 2.10), (2.60, 1.58), (2.86, 0.98), (2.72, 0.90), (2.44, 1.30)], 0.08)
    for y in (-0.13, 0.13):
        prism(lever, y - 0.035, y + 0.035, 'paint', 'y', 0.012)
    pin((2.20, 0, 2.0), 0.46, 0.05)
    pin((2.79, 0, 0.98), 0.46, 0.05)
    ram((1.28, 0, 1.44), (2.20, 0, 2.0), 0.17, 0.62, 'paint')
    rod((2.79, 0, 0.98), (3.06, 0, 0.90), 0.07, 'paint')
    hoses([(1.15, 0, 1.6), (1.5, 0, 2.05), (1.9, 0, 2.05)], [(0, y, 0) for y in (-0.22, 0.22)], 0.02)


def bucket():
    """The bucket with cutting edge, teeth, side plates and spill guard."""
    shell = [(3.32, 1.52), (3.20, 1.20), (3.08, 0.82), (3.06, 0.52), (3.16, 0.30), (3.38, 0.17), (3.70, 0.12), (4.40, 0.10)]
    smooth = _smooth(shell)
    ribbon(smooth, 0.035, -1.46, 1.46, 'scoured', bevel=0.006)
    side_plate = smooth + [(4.42, 0.16), (4.20, 0.62), (3.82, 1.20), (3.46, 1.56)]
    for side in (1, -1):
        low, high = sorted((side * 1.455, side * 1.49))
        prism(side_plate, low, high, 'scoured', 'y', 0.008)
        prism(rounded([(4.44, 0.08), (4.22, 0.64), (3.96, 1.02), (3.88, 0.96), (4.12, 0.56), (4.30, 0.08)], 0.03), side * 1.48,
              side * 1.52, 'ground', 'y', 0.008)
        bolts([(4.31 - 0.32 * t, side * 1.525, 0.2 + 0.68 * t) for t in (0, 0.25, 0.5, 0.75, 1)], (0, side, 0), 0.014)
        for inner in (0.40, 0.60):
            prism(rounded([(2.96, 0.30), (3.10, 0.26), (3.03, 0.56), (3.06, 0.86), (3.14, 1.14), (3.04, 1.02), (2.92, 0.6)], 0.04), side * inner - 0.02,
                  side * inner + 0.02, 'paint', 'y', 0.006)
        pin((3.0, side * 0.5, 0.44), 0.32, 0.045)
    ribbon([(3.30, 1.50), (3.44, 1.58), (3.52, 1.72)], 0.025, -1.2, 1.2, 'paint')
    for y in (-0.12, 0.12):
        prism(rounded([(3.0, 0.66), (3.05, 0.60), (3.07, 0.86), (3.18, 1.18), (3.06, 1.06)], 0.06), y - 0.02, y + 0.02, 'paint', 'y', 0.006)
    box((0.34, 2.98, 0.05), (4.38, 0, 0.09), 'ground', 0.012)
    for index in range(8):
        y = -1.36 + index * 2.72 / 7
        prism([(4.22, 0.06), (4.62, 0.05), (4.80, 0.075), (4.80, 0.09), (4.60, 0.16), (4.22, 0.18)], y - 0.06, y + 0.06, 'ground', 'y', 0.015)
    for y in (-0.95, -0.5, 0, 0.5, 0.95):
        box((0.7, 0.09, 0.03), (3.9, y, 0.075), 'track', 0.006)


def _smooth(points, steps=5):
    line = []
    for i in range(len(points) - 1):
        p = [Vector(points[min(max(j, 0), len(points) - 1)]) for j in (i - 1, i, i + 1, i + 2)]
        for step in range(steps):
            t = step / steps
            line.append(tuple(0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                                     + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3)))
    return line + [points[-1]]
