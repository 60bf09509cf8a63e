"""A crawler dozer of the 25 t class with a semi-U blade and a ripper."""
from parts.cab import cab, mirror, wiper
from parts.cylinder import ram
from parts.decal import FRONT, LEFT, RIGHT, label, lettering, maker
from parts.fasteners import bolts, pin
from parts.grille import louvres, slots
from parts.hose import hoses
from parts.ladder import grab, tread
from parts.lamp import tail_lamp, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, mesh, pipe, prism, ribbon, rod, rounded
from parts.track import chain, frame_beam, guard, idler, roller, sprocket

MODEL = 'VK 71 B'
GAUGE = 1.02


def build():
    """The whole machine."""
    undercarriage()
    engine_house()
    rear()
    operator()
    blade()
    ripper()


def undercarriage():
    """Tracks with single-grouser shoes, frames, rollers and mudguards."""
    for side in (1, -1):
        with frame((0, side * GAUGE, 0)):
            circles = [(-1.50, 0.62, 0.44), (1.62, 0.52, 0.41), (-0.4, 0.98, 0.05), (0.6, 0.96, 0.05)]
            circles += [(x / 10, 0.205, 0.10) for x in (-11, -5, 0, 6, 12)]
            chain(circles, 0.58, 0.216, 1, 0.062)
            with frame((0, side * 0.06, 0)):
                sprocket((-1.50, 0.62), 0.43, side=side, look='paint', teeth=25)
            idler((1.62, 0.52), 0.39, side=side)
            for index in range(7):
                roller((-1.08 + index * 0.36, 0.225), 0.09, 0.3)
            for x in (-0.4, 0.6):
                cylinder(0.075, 0.32, (x, 0, 0.95), 'track', 'y')
            outline = rounded([(-1.15, 0.42), (-0.9, 0.30), (1.1, 0.30), (1.3, 0.40), (1.62, 0.44), (1.62, 0.60), (1.2, 0.74), (0.2, 0.80),
                               (-0.9, 0.78), (-1.15, 0.62)], 0.08)
            frame_beam(outline, 0.16, 'paint')
            box((2.3, 0.04, 0.2), (0.05, side * 0.2, 0.30), 'slate', 0.012)
            bolts([(x / 10, side * 0.222, 0.30) for x in (-9, -5, -1, 3, 7, 11)], (0, side, 0), 0.018)
            box((0.4, 0.03, 0.16), (1.0, side * 0.17, 0.56), 'slate', 0.006)
            guard(-1.0, 1.1, 0.24)
        low, high = sorted((side * 0.58, side * 1.34))
        ribbon([(0.45, 1.26), (-0.4, 1.26), (-1.15, 1.34), (-2.05, 1.34)], 0.04, low, high, 'slate')
        for index in range(3):
            tread((0.3 - index * 0.3, side * 1.12, 1.29), 0.28, (1, 0, 0), 0.3)
    prism(rounded([(-1.9, 0.50), (1.9, 0.56), (1.9, 0.95), (-1.9, 1.15)], 0.1), -0.62, 0.62, 'slate', 'y', 0.05)
    cylinder(0.1, 2.0, (-0.9, 0, 0.6), 'slate', 'y')


def engine_house():
    """Hood, side doors, radiator grille, exhaust and lamps."""
    shape = rounded([(0.30, 0.95), (2.02, 0.92), (2.10, 1.10), (2.08, 1.98), (1.98, 2.06), (0.30, 2.22)], 0.1)
    prism(shape, -0.56, 0.56, 'paint', 'y', 0.07)
    with frame((2.125, 0, 1.52)):
        box((0.05, 1.04, 0.98), (-0.02, 0, 0), 'slate', 0.04)
        for index in range(9):
            box((0.035, 0.9, 0.022), (0.03, 0, -0.40 + index * 0.1), 'trim', 0.006, (0, 28, 0))
        box((0.05, 0.06, 0.92), (0.03, 0, 0), 'slate', 0.01)
    lettering(MODEL, (2.166, 0, 1.02 - 0.07), FRONT, 0.1, 'label')
    for side in (1, -1):
        turn = (0, 0, 90 * side)
        for x, width in ((0.72, 0.66), (1.5, 0.78)):
            box((width, 0.02, 0.74), (x, side * 0.565, 1.42), 'paint', 0.012)
            box((0.09, 0.025, 0.03), (x - width * 0.38, side * 0.58, 1.5), 'plastic', 0.006)
        slots((1.5, side * 0.58, 1.46), 0.56, 0.5, turn, 0.06)
        louvres((0.72, side * 0.578, 1.5), 0.44, 0.4, turn, 0.055, deep=0.03)
        lettering(maker(MODEL), (0.66, side * 0.563, 2.0), LEFT if side > 0 else RIGHT, 0.13, slant=0.15)
        label((0.44, side * 0.58, 1.2), LEFT if side > 0 else RIGHT, 0.08, 0.11)
        work_lamp((1.98, side * 0.46, 2.17), (0, 4, 0), 0.14)
    lathe([(0.085, 0), (0.085, 0.16), (0.13, 0.2), (0.13, 0.62), (0.075, 0.68), (0.075, 1.0), (0.068, 1.01), (0.06, 0.98), (0.06, 0.7)],
          (1.35, -0.26, 2.1), 'exhaust')
    lathe([(0.1, 0), (0.1, 0.2), (0.15, 0.22), (0.15, 0.42), (0.11, 0.46), (0, 0.47)], (0.85, 0.24, 2.14), 'plastic')
    prism(rounded([(0.45, 1.2), (0.45, 1.55), (0.32, 1.62), (0.30, 1.2)], 0.03), -0.9, 0.9, 'slate', 'y', 0.02)


def rear():
    """Fuel tank with steps, filler and lamps."""
    prism(rounded([(-1.30, 1.28), (-1.22, 1.95), (-1.35, 2.14), (-2.05, 2.14), (-2.22, 1.98), (-2.22, 1.15), (-1.5, 1.1)], 0.12), -0.86, 0.86,
          'paint', 'y', 0.08)
    cylinder(0.08, 0.07, (-1.75, 0.5, 2.17), 'trim')
    prism(rounded([(-1.9, 0.5), (-2.25, 0.55), (-2.30, 1.2), (-1.9, 1.25)], 0.06), -0.7, 0.7, 'slate', 'y', 0.03)
    for side in (1, -1):
        tail_lamp((-2.23, side * 0.7, 1.86), (0, 0, 180), 0.24, 0.09)
        work_lamp((-2.0, side * 0.7, 2.27), (0, 8, 180), 0.13)
        grab((-1.4, side * 0.875, 1.5), (-2.0, side * 0.875, 1.5), (0, side * 0.08, 0))
    lettering(MODEL, (-2.228, 0, 1.62), (90, 0, -90), 0.2)


def operator():
    """Cab with a roll-over frame, doors, mirrors and hand rails."""
    outline = [(-1.22, 1.36), (-1.30, 2.2), (-1.16, 3.10), (0.05, 3.10), (0.40, 2.2), (0.34, 1.36)]
    cab(outline, 1.42, 1.98, glass=(0, 1, 3, 4), door=-0.42, narrow=0.07, lamps=4, beacon_at=(-0.9, 0.4), seat_x=-0.55, post=0.085)
    for side in (1, -1):
        beam((-1.05, side * 0.80, 1.3), (-1.0, side * 0.78, 3.16), (0.2, 0.13), 'slate', 0.025)
        grab((-0.32, side * 0.74, 1.6), (-0.34, side * 0.72, 2.5), (0, side * 0.09, 0))
        mirror((0.1, side * 0.70, 2.85), (0.32, side * 0.92, 2.72))
    beam((-1.0, 0.84, 3.24), (-1.0, -0.84, 3.24), (0.22, 0.14), 'slate', 0.03)
    wiper((0.41, 0.15, 2.02), (0.30, 0.32, 2.6), (1, 0, 0.35))


def blade():
    """Blade with mouldboard, ribs, cutting edge, push arms and lift cylinders."""
    _mouldboard()
    for side in (1, -1):
        beam((-0.05, side * 1.50, 0.50), (2.62, side * 1.50, 0.42), (0.26, 0.15), 'paint', 0.03)
        lathe([(0, -0.1), (0.19, -0.1), (0.19, 0.1), (0, 0.1)], (-0.05, side * 1.48, 0.50), 'slate', 'y')
        cylinder(0.1, 0.5, (-0.05, side * 1.3, 0.50), 'steel', 'y')
        pin((2.66, side * 1.50, 0.42), 0.34, 0.06)
        ram((1.35, side * 1.50, 0.58), (2.62, side * 1.50, 1.05), 0.14, 0.62)
        for y in (1.38, 1.62):
            prism(rounded([(2.56, 0.28), (2.86, 0.22), (2.86, 1.2), (2.60, 1.14), (2.54, 0.6)], 0.08), side * y - 0.02, side * y + 0.02, 'paint',
                  'y', 0.006)
        prism(rounded([(1.55, 1.35), (2.0, 1.35), (1.95, 1.88), (1.62, 1.88)], 0.08), *sorted((side * 0.56, side * 0.70)), 'slate', 'y', 0.02)
        ram((1.62, side * 0.80, 1.98), (2.74, side * 0.62, 0.66), 0.13, 0.72, side=(0, 1, 0))
        lathe([(0.15, -0.08), (0.15, 0.08)], (1.78, side * 0.80, 1.78), 'slate', 'y')
        box((0.24, 0.26, 0.24), (1.79, side * 0.78, 1.77), 'slate', 0.04)
        hoses([(1.6, side * 0.66, 2.06), (1.3, side * 0.72, 2.2), (1.0, side * 0.62, 1.95)], [(0, 0, 0), (0.0, 0.05 * side, 0.02)], 0.018)


def _mouldboard():
    curve = [(2.98, 0.14), (2.90, 0.40), (2.87, 0.70), (2.89, 1.0), (2.96, 1.28), (3.06, 1.48)]
    fronts = []
    for y, out in ((-1.96, 0.36), (-1.25, 0.0), (1.25, 0.0), (1.96, 0.36)):
        fronts.append([(x + out, y, z) for x, z in curve] + [(x + out - 0.05, y, z) for x, z in curve[::-1]])
    count = len(fronts[0])
    points = [p for section in fronts for p in section]
    faces = [tuple(range(count)), tuple(range(len(points) - count, len(points)))]
    for ring in range(3):
        faces += [(ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i)
                  for i in range(count)]
    mesh('mouldboard', points, faces, 'scoured', 0.008, 26)
    for (y0, o0), (y1, o1) in (((-1.99, 0.36), (-1.25, 0.0)), ((-1.25, 0.0), (1.25, 0.0)), ((1.25, 0.0), (1.99, 0.36))):
        start, end = (2.99 + o0, y0, 0.12), (2.99 + o1, y1, 0.12)
        beam(start, end, (0.24, 0.05), 'ground', 0.01)
        steps = 8 if y0 < 0 < y1 else 3
        bolts([(start[0] + 0.026 + (end[0] - start[0]) * t, y0 + (y1 - y0) * t, 0.16) for t in ((i + 0.5) / steps for i in range(steps))],
              (1, 0, 0), 0.018, 'steel')
    for side in (1, -1):
        plate = [(2.8, 0.02), (3.44, 0.02), (3.40, 0.7), (3.48, 1.5), (3.30, 1.5), (2.95, 1.0), (2.85, 0.4)]
        prism(plate, *sorted((side * 1.95, side * 1.985)), 'paint', 'y', 0.008)
        box((0.3, 0.05, 0.22), (3.34, side * 1.985, 0.13), 'ground', 0.012)
    for z, deep in ((0.34, 0.2), (0.78, 0.16), (1.22, 0.18)):
        box((deep, 2.6, 0.14), (2.765, 0, z), 'paint', 0.02)
    for y in (-1.0, -0.34, 0.34, 1.0):
        prism(rounded([(2.72, 0.3), (2.86, 0.24), (2.86, 1.32), (2.78, 1.3)], 0.04), y - 0.02, y + 0.02, 'paint', 'y', 0.006)
    for y in (-0.62, 0.62):
        pin((2.74, y, 0.66), 0.26, 0.045)
    ribbon([(3.03, 1.44), (3.08, 1.56), (3.16, 1.70)], 0.03, -1.0, 1.0, 'paint')


def ripper():
    """Parallelogram ripper with three shanks."""
    for side in (1, -1):
        beam((-2.25, side * 0.45, 0.62), (-2.98, side * 0.45, 0.66), (0.16, 0.14), 'paint', 0.025)
        ram((-2.28, side * 0.30, 1.10), (-2.98, side * 0.30, 0.98), 0.13, 0.6)
        for z, x in ((0.62, -2.28), (1.10, -2.28)):
            prism(rounded([(-2.15, z - 0.12), (-2.4, z - 0.12), (-2.4, z + 0.12), (-2.15, z + 0.12)], 0.08), side * 0.38 - 0.02, side * 0.38 + 0.02,
                  'slate', 'y', 0.006)
        pin((-2.98, side * 0.45, 0.66), 0.3, 0.05)
    box((0.3, 2.0, 0.34), (-3.12, 0, 0.80), 'paint', 0.04)
    for y in (-0.85, 0, 0.85):
        box((0.4, 0.24, 0.44), (-3.14, y, 0.80), 'paint', 0.04)
        prism(rounded([(-3.06, 1.35), (-3.24, 1.35), (-3.26, 0.5), (-3.18, 0.24), (-2.98, 0.10), (-2.92, 0.16), (-3.02, 0.34), (-3.06, 0.5)], 0.06),
              y - 0.045, y + 0.045, 'cast', 'y', 0.012)
        prism([(-3.08, 0.26), (-2.92, 0.05), (-2.88, 0.07), (-2.98, 0.28)], y - 0.06, y + 0.06, 'ground', 'y', 0.012)
        pin((-3.15, y, 0.92), 0.3, 0.03)
    pipe([(-2.3, 0.2, 1.2), (-2.6, 0.2, 1.3), (-2.9, 0.2, 1.15)], 0.02, 'hose', smooth=True)
    rod((-3.12, -1.0, 0.8), (-3.12, 1.0, 0.8), 0.05, 'steel')
