"""A surface crawler drill rig: cab, engine house with dust collector, boom and an upright feed."""
from machines.drill_feed import boom, feed
from parts.cab import cab, mirror, wiper
from parts.decal import BACK, LEFT, RIGHT, hazard, label, lettering, maker
from parts.fasteners import bolts, pin
from parts.grille import louvres, screen, slots
from parts.hose import hose
from parts.ladder import grab, grating, ladder, rail, tread
from parts.lamp import tail_lamp, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, prism, rounded
from parts.track import chain, frame_beam, guard, idler, roller, sprocket

MODEL = 'SK 98 D'


def build():
    """The whole machine."""
    undercarriage()
    platform()
    engine_house()
    dust_collector()
    operator()
    boom()
    feed(MODEL)


def undercarriage():
    """Two swinging tracks and the axle between them."""
    for side in (1, -1):
        with frame((0.1, side * 1.02, 0)):
            circles = [(-1.45, 0.46, 0.33), (1.42, 0.46, 0.32), (0, 0.72, 0.05)] + [(x / 10, 0.165, 0.09) for x in (-11, -5, 0, 5, 11)]
            chain(circles, 0.40, 0.17, 1, 0.04)
            with frame((0, side * 0.04, 0)):
                sprocket((-1.45, 0.46), 0.32, side=side)
            idler((1.42, 0.46), 0.30, side=side)
            for index in range(6):
                roller((-1.05 + index * 0.42, 0.19), 0.08, 0.22)
            frame_beam(rounded([(-1.15, 0.34), (-1.0, 0.24), (1.0, 0.24), (1.2, 0.36), (1.2, 0.58), (0.5, 0.7), (-0.5, 0.7), (-1.15, 0.6)], 0.08),
                       0.13, 'paint')
            guard(-0.8, 0.8, 0.23)
            lathe([(0, -0.16), (0.2, -0.16), (0.2, 0.14), (0.16, 0.17), (0, 0.17)], (-0.1, 0, 0.52), 'slate', 'y',
                  turn=(0, 0, 0 if side > 0 else 180))
            bolts([(-0.1 + 0.12 * x, side * 0.175, 0.52 + 0.12 * z) for x, z in ((1, 0), (0, 1), (-1, 0), (0, -1))], (0, side, 0), 0.016)
            lettering(MODEL, (0.62, side * 0.132, 0.46), LEFT if side > 0 else RIGHT, 0.12)
    cylinder(0.14, 1.9, (0, 0, 0.56), 'slate', 'y', 0.02)
    box((1.6, 0.9, 0.3), (0.1, 0, 0.76), 'slate', 0.05)


def platform():
    """Main frame with tool boxes, walkway and the rail around it."""
    prism(rounded([(-2.35, -1.15), (1.5, -1.15), (1.7, -0.9), (1.7, 0.1), (1.5, 1.2), (-2.35, 1.2)], 0.1), 0.86, 1.04, 'slate', 'z', 0.025)
    for side in (1, -1):
        prism(rounded([(-2.3, 0.68), (-1.6, 0.68), (-1.5, 0.9), (-2.3, 0.9)], 0.04), *sorted((side * 0.55, side * 1.18)), 'slate', 'y', 0.02)
    prism(rounded([(0.25, 1.04), (0.9, 1.04), (0.9, 1.62), (0.25, 1.62)], 0.05), -1.18, -0.62, 'paint', 'y', 0.04)
    for z in (1.2, 1.45):
        box((0.1, 0.02, 0.03), (0.58, -1.185, z), 'plastic', 0.006)
    grating((-0.12, 0.2), (0.14, 1.18), 1.06)
    ladder((0.02, 1.42, 0.42), (0.02, 1.24, 1.05), 0.42, (1, 0, 0), 3, 'slate')
    rail([(0.95, -1.12, 1.04), (0.2, -1.12, 1.04)], 1.0, 'yellow', 0.018)
    rail([(-2.1, 1.05, 2.42), (-1.2, 1.05, 2.42), (-0.3, 1.05, 2.42)], 0.5, 'yellow', 0.017, knee=False)
    rail([(-2.1, -1.05, 2.42), (-1.2, -1.05, 2.42), (-0.3, -1.05, 2.42)], 0.5, 'yellow', 0.017, knee=False)
    for side in (1, -1):
        cylinder(0.08, 0.9, (-2.2, side * 0.92, 0.62), 'slate')
        cylinder(0.055, 0.3, (-2.2, side * 0.92, 0.2), 'chrome')
        lathe([(0, 0), (0.2, 0), (0.2, 0.03), (0.1, 0.07), (0, 0.07)], (-2.2, side * 0.92, 0.03), 'slate')


def engine_house():
    """Canopy over engine and compressor with doors, louvres, coolers and exhaust."""
    shape = rounded([(-2.05, 1.04), (-0.16, 1.04), (-0.16, 2.36), (-0.28, 2.44), (-1.95, 2.44), (-2.05, 2.34)], 0.08)
    prism(shape, -1.14, 1.14, 'paint', 'y', 0.06)
    for side in (1, -1):
        turn, facing = (0, 0, 90 * side), LEFT if side > 0 else RIGHT
        for x, width in ((-1.62, 0.74), (-0.72, 0.96)):
            box((width, 0.025, 1.1), (x, side * 1.145, 1.72), 'paint', 0.015)
            box((0.035, 0.03, 0.15), (x + width * 0.42, side * 1.165, 1.62), 'plastic', 0.008)
            for z in (1.35, 2.1):
                cylinder(0.015, 0.11, (x - width / 2, side * 1.16, z), 'trim')
        louvres((-1.62, side * 1.163, 1.92), 0.52, 0.5, turn, 0.06, deep=0.03)
        slots((-0.72, side * 1.16, 2.02), 0.62, 0.26, turn, 0.05)
        lettering(maker(MODEL), (-0.74, side * 1.162, 1.62), facing, 0.2, slant=0.15)
        lettering(MODEL, (-0.74, side * 1.162, 1.40), facing, 0.13)
        label((-0.36, side * 1.163, 1.42), facing, 0.08, 0.12)
        work_lamp((-0.24, side * 0.95, 2.56), (0, 6, 0), 0.13)
        work_lamp((-1.98, side * 0.95, 2.56), (0, 6, 180), 0.13)
    lathe([(0.08, 0), (0.08, 0.08), (0.13, 0.12), (0.13, 0.45), (0.08, 0.5), (0.08, 0.72), (0.073, 0.73), (0.066, 0.7), (0.066, 0.4)],
          (-0.6, -0.5, 2.42), 'exhaust')
    lathe([(0.1, 0), (0.1, 0.1), (0.15, 0.12), (0.15, 0.34), (0.11, 0.38), (0, 0.39)], (-0.7, 0.45, 2.42), 'plastic')
    for index in range(11):
        box((0.62, 0.03, 0.02), (-1.45, -0.5 + index * 0.1, 2.45), 'mesh', 0.006)
    grab((-1.2, 0.0, 2.44), (-0.9, 0.0, 2.44), (0, 0, 0.09), 'slate', 0.018)


def dust_collector():
    """Filter house at the rear with its cone, fan and the suction hose."""
    box((0.62, 1.0, 0.95), (-2.4, -0.45, 1.86), 'paint', 0.05)
    for y in (-0.78, -0.45, -0.12):
        box((0.02, 0.28, 0.72), (-2.715, y, 1.9), 'paint', 0.012)
        box((0.02, 0.03, 0.12), (-2.73, y + 0.1, 1.85), 'plastic', 0.006)
    lathe([(0.44, 1.4), (0.42, 1.34), (0.14, 0.86), (0.14, 0.7), (0.17, 0.68), (0.17, 0.64), (0, 0.64)], (-2.4, -0.45, 0), 'slate', steps=40)
    lathe([(0.2, 2.34), (0.26, 2.36), (0.26, 2.5), (0.22, 2.54), (0, 2.54)], (-2.4, -0.6, 0), 'slate')
    cylinder(0.1, 0.3, (-2.4, -0.2, 2.46), 'trim')
    box((0.52, 0.8, 0.95), (-2.36, 0.62, 1.6), 'slate', 0.05)
    screen((-2.64, 0.62, 1.62), 0.6, 0.7, (0, 0, 180), 0.045, frame_look='slate')
    lettering(MODEL, (-2.738, -0.45, 2.15), BACK, 0.13)
    hazard((-2.36, 0.1, 0.95), BACK, 2.2, 0.1, 12)
    for y in (0.85, -0.85):
        tail_lamp((-2.37, y, 1.08), (0, 0, 180), 0.24, 0.09)
    hose([(-2.1, -0.95, 2.0), (-1.2, -1.3, 2.2), (0.0, -1.32, 1.95), (1.2, -0.95, 2.1), (2.15, -0.75, 1.6), (2.62, -0.62, 0.6), (2.72, -0.5, 0.44)],
         0.085, 'hose', ends=False)
    for x, y, z in ((-1.2, -1.3, 2.2), (0.0, -1.32, 1.95)):
        lathe([(0.092, -0.03), (0.1, -0.02), (0.1, 0.02), (0.092, 0.03)], (x, y, z), 'zinc', 'x')


def operator():
    """The cab on the left with front guard, wipers, mirrors and rail."""
    with frame((0, 0.62, 0)):
        outline = [(0.18, 1.08), (0.16, 2.0), (0.22, 2.78), (1.34, 2.82), (1.64, 2.0), (1.62, 1.42), (1.48, 1.08)]
        cab(outline, 1.06, 1.55, glass=(0, 1, 2, 3, 4), door=0.72, narrow=0.03, lamps=4, beacon_at=(0.4, 0.3), doors=(1,))
        wiper((1.65, 0.1, 1.5), (1.60, 0.25, 2.1), (1, 0, 0.1))
        grab((1.56, 0.56, 1.4), (1.42, 0.55, 2.4), (0.04, 0.07, 0))
        mirror((1.42, 0.5, 2.6), (1.66, 0.74, 2.42))
        for y in (-0.42, -0.21, 0, 0.21, 0.42):
            beam((1.70, y, 1.98), (1.40, y, 2.84), (0.022, 0.014), 'slate', 0.004)
    tread((0.4, 1.3, 0.86), 0.5, (1, 0, 0), 0.16)
    pin((1.55, -0.45, 1.2), 0.6, 0.08)
    pipe([(1.5, 1.16, 1.05), (1.62, 1.1, 1.3)], 0.02, 'slate')
