"""A mobile jaw crusher on tracks: hopper, feeder, jaw, power unit and main conveyor."""
from machines.crusher_top import hopper, jaw, power_unit
from parts.conveyor import conveyor
from parts.cylinder import ram
from parts.decal import LEFT, RIGHT, lettering
from parts.fasteners import bolts
from parts.hose import hoses
from parts.ladder import grating, ladder, rail
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, prism, rounded
from parts.track import chain, frame_beam, guard, idler, roller, sprocket

MODEL = 'SK 110 J'


def build():
    """The whole machine; the material leaves it forward."""
    undercarriage()
    chassis()
    hopper()
    jaw()
    power_unit(MODEL)
    conveyors()
    platforms()


def undercarriage():
    """Two tracks under the middle."""
    for side in (1, -1):
        with frame((-0.5, side * 1.12, 0)):
            circles = [(-1.75, 0.46, 0.36), (1.75, 0.46, 0.36), (0, 0.78, 0.05)] + [(x / 10, 0.175, 0.1) for x in (-13, -6, 0, 6, 13)]
            chain(circles, 0.5, 0.19, 3, 0.026)
            with frame((0, side * 0.05, 0)):
                sprocket((-1.75, 0.46), 0.35, side=side)
            idler((1.75, 0.46), 0.34, side=side)
            for index in range(7):
                roller((-1.3 + index * 0.433, 0.2), 0.085)
            frame_beam(rounded([(-1.4, 0.34), (-1.2, 0.24), (1.2, 0.24), (1.5, 0.36), (1.5, 0.6), (1.1, 0.7), (-1.1, 0.7), (-1.4, 0.6)], 0.08),
                       0.16, 'slate')
            guard(-1.0, 1.0, 0.24)
            for x in (-0.8, 0.8):
                box((0.5, 0.4, 0.5), (x, -side * 0.3, 0.78), 'slate', 0.05)


def chassis():
    """The two main beams with their cross members."""
    for side in (1, -1):
        shape = rounded([(-4.6, 1.55), (-3.2, 1.05), (2.6, 1.05), (3.0, 1.25), (3.0, 1.5), (-2.6, 1.5), (-4.6, 1.9)], 0.08)
        prism(shape, *sorted((side * 0.78, side * 0.96)), 'paint', 'y', 0.02)
        lettering(MODEL, (1.4, side * 0.965, 1.28), LEFT if side > 0 else RIGHT, 0.24)
        for x in (-3.0, -1.2, 0.4, 2.0):
            box((0.05, 0.12, 0.4), (x, side * 1.0, 1.28), 'paint', 0.01)
    for x in (-4.2, -2.6, 0.2, 2.6):
        box((0.2, 1.6, 0.24), (x, 0, 1.3 if x > -4 else 1.7), 'slate', 0.03)
    for x in (-3.9, 2.3):
        for side in (1, -1):
            box((0.22, 0.22, 1.0), (x, side * 1.14, 0.95 if x > 0 else 1.1), 'slate', 0.03)
            cylinder(0.075, 0.5, (x, side * 1.14, 0.32 if x > 0 else 0.4), 'chrome')
            lathe([(0, 0), (0.24, 0), (0.24, 0.03), (0.12, 0.07), (0, 0.07)], (x, side * 1.14, 0.03 if x > 0 else 0.12), 'slate')


def conveyors():
    """Main conveyor to the front, side conveyor for fines, and the magnet over the belt."""
    conveyor((-1.9, 0, 0.78), (6.3, 0, 3.12), 1.0, 'paint', 0.22, 0.4, load=True)
    for side in (1, -1):
        beam((2.9, side * 0.62, 1.4), (3.9, side * 0.62, 2.25), (0.1, 0.07), 'paint')
        ram((2.7, side * 0.7, 1.45), (4.6, side * 0.66, 2.42), 0.12, 0.6, 'slate')
        beam((3.35, side * 0.66, 2.2), (3.35, side * 0.66, 3.45), (0.1, 0.1), 'paint')
    _fines()
    with frame((3.2, 0, 3.05), (0, -16, 0)):
        box((1.1, 0.8, 0.34), (0, 0, 0.12), 'slate', 0.05)
        prism(rounded([(-0.8, -0.12), (0.8, -0.12), (0.8, 0.36), (-0.8, 0.36)], 0.23), -0.36, 0.36, 'rubber', 'y', 0.01)
        for x in (-0.58, 0.58):
            cylinder(0.2, 0.9, (x, 0, 0.12), 'trim', 'y')
        for side in (1, -1):
            box((1.5, 0.05, 0.3), (0, side * 0.44, 0.12), 'paint', 0.02)
            bolts([(x, side * 0.468, 0.12) for x in (-0.6, -0.3, 0, 0.3, 0.6)], (0, side, 0), 0.014)
    for x in (2.9, 3.5):
        for y in (-0.42, 0.42):
            pipe([(x, y, 3.2), (x - (x - 3.3) * 0.4, y * 1.4, 3.62)], 0.016, 'zinc')
    beam((3.35, -0.72, 3.5), (3.35, 0.72, 3.5), (0.12, 0.12), 'paint')


def _fines():
    with frame((-2.9, 0.6, 0), (0, 0, 90)):
        conveyor((0.2, 0, 1.02), (3.0, 0, 2.1), 0.55, 'paint', 0.14, 0.26)


def platforms():
    """Walkways with rails along the power unit and the jaw, and a ladder."""
    grating((-0.3, -1.62), (2.7, -0.98), 1.6)
    rail([(-0.3, -1.6, 1.62), (1.2, -1.6, 1.62), (2.7, -1.6, 1.62), (2.7, -1.0, 1.62)], 1.0, 'yellow', 0.019)
    ladder((2.86, -1.3, 0.42), (2.74, -1.3, 1.62), 0.42, (0, 1, 0), 4, 'slate')
    grating((-0.3, 0.98), (2.7, 1.62), 1.6)
    rail([(-0.3, 1.0, 1.62), (-0.3, 1.6, 1.62), (1.2, 1.6, 1.62), (2.7, 1.6, 1.62)], 1.0, 'yellow', 0.019)
    ladder((2.86, 1.3, 0.42), (2.74, 1.3, 1.62), 0.42, (0, 1, 0), 4, 'slate')
    hoses([(-0.4, 1.0, 1.4), (-0.7, 1.08, 1.1), (-1.1, 1.0, 1.25)], [(0, 0, z) for z in (0, 0.07, 0.14)], 0.022)
    for x in (0.0, 1.2, 2.4):
        for side in (1, -1):
            beam((x, side * 0.95, 1.15), (x, side * 1.55, 1.56), (0.06, 0.05), 'slate')
