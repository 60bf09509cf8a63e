"""A crawler excavator of the 22 t class: stick down, bucket on the ground."""
import math

from mathutils import Vector

from machines.excavator_arm import arm
from parts.cab import cab, mirror, wiper
from parts.decal import BACK, LEFT, RIGHT, hazard, label, lettering, maker, plate
from parts.fasteners import bolt_ring, bolts
from parts.grille import louvres, slots
from parts.hose import hoses
from parts.ladder import grab, rail, tread
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, prism, rounded
from parts.track import chain, frame_beam, guard, idler, roller, sprocket

MODEL = 'VK 236'


def build():
    """The whole machine."""
    undercarriage()
    upper()
    operator()
    arm(MODEL)


def undercarriage():
    """Two tracks, the body between them and the swing ring."""
    for side in (1, -1):
        with frame((0, side * 1.14, 0)):
            circles = [(-1.78, 0.475, 0.37), (1.80, 0.465, 0.36), (-0.65, 0.80, 0.06), (0.65, 0.80, 0.06)]
            circles += [(x / 10, 0.175, 0.10) for x in (-13, -6, 0, 6, 13)]
            chain(circles, 0.6)
            with frame((0, side * 0.05, 0)):
                sprocket((-1.78, 0.475), 0.36, side=side)
            idler((1.80, 0.465), 0.34, side=side)
            for index in range(7):
                roller((-1.32 + index * 0.44, 0.20), 0.085)
            for x in (-0.65, 0.65):
                cylinder(0.07, 0.3, (x, 0, 0.775), 'track', 'y')
                box((0.12, 0.1, 0.1), (x, -side * 0.02, 0.70), 'slate')
            outline = rounded([(-1.45, 0.36), (-1.25, 0.24), (1.2, 0.24), (1.5, 0.34), (1.55, 0.58), (1.2, 0.66), (-1.2, 0.70),
                               (-1.45, 0.60)], 0.08)
            frame_beam(outline, 0.17, 'paint')
            guard(-0.9, 0.9, 0.24)
            box((0.5, 0.02, 0.12), (1.0, side * 0.18, 0.47), 'slate', 0.004)
            bolts([(x, side * 0.19, 0.47) for x in (0.82, 1.0, 1.18)], (0, side, 0))
            tread((0.35, side * 0.22, 0.69), 0.5, (1, 0, 0), 0.16)
    prism(rounded([(-0.75, -0.62), (0.75, -0.62), (0.75, 0.62), (-0.75, 0.62)], 0.2), 0.42, 0.80, 'paint', 'z', 0.04)
    for x in (1, -1):
        for side in (1, -1):
            beam((x * 0.55, side * 0.4, 0.62), (x * 1.0, side * 1.05, 0.52), (0.34, 0.42), 'paint', 0.05)
    lathe([(0, 0.78), (0.70, 0.78), (0.70, 0.85), (0.66, 0.86), (0.66, 0.93), (0.72, 0.94), (0.72, 1.02), (0, 1.02)], (0, 0, 0),
          'cast', steps=72)
    bolt_ring((0, 0, 0.85), 0.68, 36, 'z', 1, 0.012)


def upper():
    """Revolving frame, counterweight, engine house and the boxes on the right."""
    prism(rounded([(-2.0, -1.28), (1.45, -1.28), (1.55, -0.5), (1.75, -0.42), (1.75, 0.36), (1.45, 0.42), (-2.0, 1.28)], 0.1),
          1.0, 1.16, 'slate', 'z', 0.02)
    prism(rounded([(-1.9, -1.34), (1.55, -1.34), (1.55, -0.46), (-1.9, -0.46)], 0.08), 1.14, 1.22, 'slate', 'z', 0.015)
    prism(rounded([(-1.9, 0.40), (1.62, 0.40), (1.62, 1.36), (-1.9, 1.36)], 0.08), 1.14, 1.22, 'slate', 'z', 0.015)
    counterweight()
    house()
    for side in (1, -1):
        prism(rounded([(-0.5, 1.16), (1.15, 1.16), (1.2, 1.32), (0.62, 1.98), (0.2, 2.02), (-0.3, 1.5)], 0.1),
              side * 0.30 - 0.03 - 0.05, side * 0.30 + 0.03 - 0.05, 'slate', 'y', 0.01)
    right_boxes()


def counterweight():
    """The cast weight at the back with its recess, eyes and lettering."""
    arc = [(2.78 * math.cos(a), 2.78 * math.sin(a)) for a in (math.radians(180 - 28.5 + 57 * i / 20) for i in range(21))]
    prism(arc + [(-1.78, -1.36), (-1.78, 1.36)], 1.10, 1.98, 'paint', 'z', 0.09)
    for y in (-0.62, 0.62):
        lathe([(0.05, 0), (0.05, 0.06), (0.085, 0.06), (0.085, 0)], (-2.35, y, 1.985), 'trim')
    lettering(MODEL, (-2.795, 0, 1.70), BACK, 0.24)
    hazard((-2.79, 0, 1.24), BACK, 0.9, 0.1, 9)
    for y in (-0.95, 0.95):
        box((0.04, 0.34, 0.14), (-2.62, y, 1.45), 'trim', 0.02, (0, 0, -18 if y > 0 else 18))
        box((0.03, 0.28, 0.09), (-2.64, y, 1.45), 'tail', 0.01, (0, 0, -18 if y > 0 else 18))


def house():
    """Engine house with hood, doors, louvres, exhaust and hand rails."""
    side_view = rounded([(-1.80, 1.2), (-0.22, 1.2), (-0.22, 2.06), (-0.30, 2.16), (-1.72, 2.16), (-1.80, 2.08)], 0.08)
    prism(side_view, -1.32, 1.32, 'paint', 'y', 0.05)
    prism(rounded([(-1.66, -0.85), (-0.45, -0.85), (-0.45, 0.75), (-1.66, 0.75)], 0.12), 2.1, 2.34, 'paint', 'z', 0.08)
    prism(rounded([(-1.5, -0.7), (-0.65, -0.7), (-0.65, 0.2), (-1.5, 0.2)], 0.08), 2.33, 2.345, 'trim', 'z', 0.004)
    for index in range(9):
        box((0.75, 0.03, 0.02), (-1.08, -0.6 + index * 0.09, 2.35), 'mesh', 0.006)
    lathe([(0.075, 0), (0.075, 0.5), (0.068, 0.52), (0.06, 0.5), (0.06, 0.2)], (-1.35, 0.52, 2.3), 'exhaust')
    lathe([(0.11, 0), (0.11, 0.12), (0.13, 0.13), (0.13, 0.3), (0.1, 0.34), (0, 0.35)], (-0.62, 0.5, 2.32), 'plastic')
    for side in (1, -1):
        y = side * 1.325
        turn = (0, 0, 90 * side)
        for x, width in ((-1.42, 0.66), (-0.66, 0.74)):
            box((width, 0.02, 0.82), (x, y, 1.66), 'paint', 0.012)
            box((0.1, 0.02, 0.035), (x + width * 0.36, y + side * 0.012, 1.68), 'plastic', 0.008)
            for z in (1.36, 1.96):
                cylinder(0.014, 0.1, (x - width / 2, y + side * 0.012, z), 'trim')
        louvres((-1.45, y + side * 0.012, 1.78), 0.46, 0.42, turn, 0.055, deep=0.03)
        slots((-0.72, y + side * 0.012, 1.82), 0.44, 0.26, turn, 0.05)
        label((-0.42, y + side * 0.014, 1.42), LEFT if side > 0 else RIGHT, 0.09, 0.13)
        lettering(maker(MODEL), (-1.02, y + side * 0.013, 1.40), LEFT if side > 0 else RIGHT, 0.15, slant=0.15)
    rail([(-1.62, -1.2, 2.14), (-0.35, -1.2, 2.14)], 0.42, 'slate', 0.016, knee=False, close=False)
    pipe([(-1.62, -1.2, 2.5), (-1.62, -1.2, 2.56), (-0.35, -1.2, 2.56), (-0.35, -1.2, 2.5)], 0.016, 'slate', 0.05)


def right_boxes():
    """Tank and tool box on the right with steps and a rail."""
    prism(rounded([(-0.2, 1.2), (0.78, 1.2), (0.78, 2.02), (-0.2, 2.02)], 0.07), -1.32, -0.48, 'paint', 'y', 0.04)
    prism(rounded([(0.80, 1.2), (1.50, 1.2), (1.50, 1.5), (1.42, 1.62), (0.80, 1.62)], 0.06), -1.32, -0.52, 'paint', 'y', 0.04)
    cylinder(0.07, 0.05, (0.3, -0.9, 2.04), 'trim')
    box((0.5, 0.3, 0.015), (1.12, -0.92, 1.63), 'trim', 0.004)
    for index in range(6):
        box((0.03, 0.26, 0.012), (0.92 + index * 0.08, -0.92, 1.64), 'steel', 0.003)
    tread((1.58, -0.92, 1.38), 0.42, (0, 1, 0), 0.16)
    rail([(-0.1, -1.22, 2.02), (0.7, -1.22, 2.02), (1.4, -1.22, 1.62)], 0.75, 'slate', 0.016, knee=False, bend=0.15)
    plate((0.3, -1.325, 1.5), RIGHT)
    lettering(MODEL, (0.3, -1.323, 1.75), RIGHT, 0.16)
    mirror((1.3, -1.2, 2.2), (1.5, -1.34, 2.38))


def operator():
    """The cab, its mirror, wiper and the hoses between frame and boom."""
    with frame((0, 0.90, 0)):
        outline = [(-0.12, 1.24), (-0.16, 2.2), (-0.06, 2.94), (1.22, 2.96), (1.60, 2.12), (1.60, 1.56), (1.44, 1.24)]
        cab(outline, 0.98, 1.74, glass=(0, 1, 3, 4), door=0.66, doors=(1,), narrow=0.03, lamps=2, beacon_at=(0.05, 0.3))
        wiper((1.62, 0.1, 1.72), (1.56, 0.22, 2.25), (1, 0, 0.2))
        grab((1.52, 0.52, 1.5), (1.36, 0.52, 2.5), (0.04, 0.07, 0), 'slate')
        mirror((1.5, 0.5, 2.35), (1.66, 0.66, 2.2))
        lettering(MODEL, (0.24, 0.532, 1.47), LEFT, 0.13)
    tread((1.0, 1.44, 1.02), 0.42, (1, 0, 0), 0.18)
    box((0.05, 0.16, 0.22), (0.82, 1.4, 1.1), 'slate')
    box((0.05, 0.16, 0.22), (1.18, 1.4, 1.1), 'slate')
    points = [Vector(p) for p in ((0.2, 0.05, 1.5), (0.75, 0.05, 1.75), (0.9, 0.05, 2.3), (1.15, 0.05, 2.72))]
    hoses(points, [(0, y, 0) for y in (-0.16, -0.1, -0.04, 0.02)], 0.021)
