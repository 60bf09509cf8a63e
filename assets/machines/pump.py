"""A diesel pump set for draining pits: open engine and centrifugal pump on a base tank under a roof."""
import math

from machines.pump_engine import engine
from parts.decal import BACK, FRONT, LEFT, RIGHT, hazard, label, lettering, maker
from parts.fasteners import bolt_ring, bolts
from parts.hose import hose
from parts.ladder import grab
from parts.shapes import beam, box, cylinder, frame, lathe, loft, pipe, prism, rounded

MODEL = 'AV 300 P'
HALF, DECK, ROOF = 0.72, 0.50, 2.02


def build():
    """The whole set; water enters in front and leaves upward."""
    base()
    shelter()
    engine(DECK)
    volute()
    priming()
    controls()


def base():
    """Base tank on skids with pockets and lettering."""
    prism(rounded([(-1.85, 0.12), (1.62, 0.12), (1.62, DECK), (-1.85, DECK)], 0.02), -HALF, HALF, 'paint', 'y', 0.018)
    for side in (1, -1):
        prism(rounded([(-2.0, 0.0), (2.0, 0.0), (2.08, 0.10), (2.08, 0.16), (-2.08, 0.16), (-2.08, 0.10)], 0.03), *sorted((side * (HALF - 0.16), side * HALF)),
              'slate', 'y', 0.012)
        for x in (-0.7, 0.5):
            box((0.32, 0.02, 0.14), (x, side * (HALF + 0.001), 0.26), 'mesh', 0.006)
            for edge in (-0.175, 0.175):
                box((0.03, 0.03, 0.18), (x + edge, side * (HALF + 0.004), 0.26), 'slate', 0.006)
        facing = LEFT if side > 0 else RIGHT
        lettering(maker(MODEL), (-1.32, side * (HALF + 0.003), 0.34), facing, 0.14, 'label', slant=0.15)
        lettering(MODEL, (1.12, side * (HALF + 0.003), 0.34), facing, 0.14, 'label')
        label((-0.12, side * (HALF + 0.003), 0.3), facing, 0.09, 0.12)
    box((0.2, HALF * 2 - 0.04, 0.1), (1.98, 0, 0.1), 'slate', 0.015)
    box((0.2, HALF * 2 - 0.04, 0.1), (-1.98, 0, 0.1), 'slate', 0.015)
    box((0.42, HALF * 2 - 0.1, 0.06), (1.78, 0, 0.14), 'slate', 0.012)
    cylinder(0.06, 0.06, (0.36, 0.52, DECK + 0.03), 'trim')


def shelter():
    """Four posts and a roof with a lifting eye over the engine."""
    for x in (-1.78, 0.30):
        for side in (1, -1):
            beam((x, side * (HALF - 0.05), DECK), (x, side * (HALF - 0.05), ROOF), (0.07, 0.07), 'slate', 0.012)
            bolts([(x + dx, side * (HALF - 0.05) + dy, DECK + 0.012) for dx in (-0.06, 0.06) for dy in (-0.06, 0.06)], (0, 0, 1), 0.009)
            box((0.17, 0.17, 0.012), (x, side * (HALF - 0.08), DECK + 0.006), 'slate', 0.003)
    prism(rounded([(-1.92, ROOF - 0.02), (0.44, ROOF - 0.02), (0.40, ROOF + 0.1), (0.30, ROOF + 0.13), (-1.78, ROOF + 0.13), (-1.88, ROOF + 0.1)], 0.04),
          -HALF - 0.04, HALF + 0.04, 'paint', 'y', 0.03)
    for side in (1, -1):
        beam((-1.78, side * (HALF - 0.05), DECK + 0.32), (0.30, side * (HALF - 0.05), DECK + 0.32), (0.05, 0.05), 'slate', 0.01)
        lettering(MODEL, (-0.75, side * (HALF + 0.043), ROOF + 0.05), LEFT if side > 0 else RIGHT, 0.09, 'label')
    pipe([(-0.9, 0, ROOF + 0.12), (-0.9, 0, ROOF + 0.26), (-0.6, 0, ROOF + 0.26), (-0.6, 0, ROOF + 0.12)], 0.026, 'slate', 0.06)
    prism(rounded([(-1.05, -0.16), (-0.45, -0.16), (-0.45, 0.16), (-1.05, 0.16)], 0.05), ROOF + 0.12, ROOF + 0.142, 'slate', 'z', 0.006)
    lathe([(0.055, 0), (0.055, 0.2), (0.05, 0.205), (0.045, 0.18), (0.045, 0.02)], (-0.35, -0.28, ROOF + 0.1), 'exhaust')
    lathe([(0, -0.004), (0.062, -0.004), (0.062, 0.004), (0, 0.006)], (-0.30, -0.28, ROOF + 0.34), 'exhaust', turn=(0, -50, 0))


def _flange(at, radius, axis, side=1, count=12, look='paint', thick=0.032):
    """A pipe flange with its bolts."""
    cylinder(radius, thick, at, look, axis, 0.005, 64)
    shift = {'x': (side * thick / 2, 0, 0), 'y': (0, side * thick / 2, 0), 'z': (0, 0, side * thick / 2)}[axis]
    bolt_ring([a + s for a, s in zip(at, shift)], radius * 0.83, count, axis, side, 0.013)


def volute():
    """The spiral casing with bearing frame, suction elbow, outlet with check valve and blind couplings."""
    centre = (1.02, 0.0, DECK + 0.52)
    rings = []
    for step in range(33):
        turn = math.radians(-90 + 360 * step / 32)
        thick = 0.075 + 0.075 * step / 32
        reach = 0.30 + thick * 0.75
        u, v = math.cos(turn), math.sin(turn)
        rings.append([(centre[0] + 1.0 * thick * math.cos(a), centre[1] - u * (reach + thick * math.sin(a)), centre[2] + v * (reach + thick * math.sin(a)))
                      for a in (2 * math.pi * i / 20 for i in range(20))])
    loft(rings, 'paint', 0, 60)
    lathe([(0, -0.12), (0.30, -0.12), (0.36, -0.06), (0.36, 0.06), (0.30, 0.12), (0, 0.12)], centre, 'paint', 'x')
    bolt_ring((centre[0] + 0.12, centre[1], centre[2]), 0.275, 16, 'x', 1, 0.014)
    lathe([(0.24, 0.11), (0.21, 0.16), (0.165, 0.2), (0.165, 0.34)], centre, 'paint', 'x')
    x = centre[0] + 0.36
    _flange((x, 0, centre[2]), 0.25, 'x')
    _flange((x + 0.036, 0, centre[2]), 0.25, 'x', look='zinc')
    lathe([(0.165, 0), (0.165, 0.2), (0.175, 0.21), (0.175, 0.24), (0.15, 0.25), (0.15, 0.05)], (x + 0.05, 0, centre[2]), 'paint', 'x')
    lathe([(0.2, 0.18), (0.2, 0.22), (0.18, 0.23)], (x + 0.05, 0, centre[2]), 'zinc', 'x')
    for a in (30, 150, 270):
        with frame((x + 0.25, 0, centre[2]), (a, 0, 0)):
            box((0.16, 0.03, 0.025), (0, 0, 0.205), 'zinc', 0.008)
    y = -0.40
    lathe([(0.14, 0), (0.14, 0.34)], (centre[0], y, centre[2]), 'paint')
    _flange((centre[0], y, centre[2] + 0.34), 0.22, 'z')
    lathe([(0.14, 0.36), (0.19, 0.42), (0.21, 0.52), (0.19, 0.62), (0.14, 0.68)], (centre[0], y, centre[2]), 'slate')
    box((0.2, 0.1, 0.14), (centre[0], y + 0.18, centre[2] + 0.52), 'slate', 0.025)
    _flange((centre[0], y, centre[2] + 0.375), 0.22, 'z', -1, look='slate')
    _flange((centre[0], y, centre[2] + 0.67), 0.22, 'z', 1, look='slate')
    lathe([(0.14, 0.68), (0.14, 0.82), (0.15, 0.83), (0.15, 0.87), (0.125, 0.88), (0.125, 0.7)], (centre[0], y, centre[2]), 'zinc')
    lathe([(0.30, -0.44), (0.30, -0.40), (0.2, -0.36), (0.17, -0.25), (0.24, -0.12)], centre, 'cast', 'x')
    bolt_ring((centre[0] - 0.40, 0, centre[2]), 0.27, 12, 'x', 1, 0.013)
    for side in (1, -1):
        prism([(centre[0] - 0.14, DECK), (centre[0] + 0.14, DECK), (centre[0] + 0.09, centre[2] - 0.3), (centre[0] - 0.09, centre[2] - 0.3)],
              side * 0.22 - 0.03, side * 0.22 + 0.03, 'paint', 'y', 0.012)
    box((0.4, 0.62, 0.04), (centre[0], 0, DECK + 0.02), 'slate', 0.008)


def priming():
    """The priming vessel with its vacuum line, sight glass and diaphragm pump."""
    lathe([(0, 0), (0.12, 0.02), (0.15, 0.08), (0.15, 0.52), (0.12, 0.58), (0, 0.6)], (1.34, 0.42, DECK + 0.42), 'slate')
    cylinder(0.05, 0.42, (1.34, 0.42, DECK + 0.22), 'zinc')
    _flange((1.34, 0.42, DECK + 0.42), 0.11, 'z', 1, 8, 'zinc', 0.02)
    pipe([(1.34, 0.42, DECK + 0.98), (1.34, 0.42, DECK + 1.16), (0.9, 0.42, DECK + 1.16), (0.5, 0.42, DECK + 0.9)], 0.024, 'zinc', 0.08)
    hose([(0.5, 0.42, DECK + 0.9), (0.36, 0.44, DECK + 0.78), (0.26, 0.4, DECK + 0.55), (0.1, 0.36, DECK + 0.45)], 0.028)
    pipe([(1.34, 0.42, DECK + 0.12), (1.34, 0.2, DECK + 0.3), (1.42, 0.1, DECK + 0.42)], 0.045, 'zinc', 0.08)
    cylinder(0.025, 0.3, (1.46, 0.50, DECK + 0.68), 'led')
    lathe([(0, 0), (0.045, 0), (0.045, 0.02), (0.038, 0.024), (0, 0.018)], (1.30, 0.57, DECK + 0.86), 'label', 'y', 36)


def controls():
    """The control box on the left post, the battery and the front warning stripes."""
    with frame((0.30, HALF - 0.02, DECK + 0.98)):
        box((0.34, 0.16, 0.42), (-0.02, 0, 0), 'slate', 0.025)
        box((0.28, 0.01, 0.36), (-0.02, 0.082, 0), 'trim', 0.012)
        box((0.14, 0.012, 0.09), (0.02, 0.088, 0.08), 'screen', 0.006)
        lathe([(0, 0), (0.03, 0), (0.03, 0.03), (0, 0.034)], (-0.08, 0.085, -0.1), 'red', 'y', 32)
        for x in (0.0, 0.06):
            cylinder(0.016, 0.02, (x, 0.09, -0.1), 'green' if x else 'zinc', 'y')
        lettering(MODEL, (-0.02, 0.089, 0.155), LEFT, 0.03, 'label')
    hose([(0.24, HALF - 0.05, DECK + 0.76), (0.15, 0.55, DECK + 0.5), (-0.2, 0.35, DECK + 0.45)], 0.016)
    box((0.36, 0.2, 0.24), (0.02, 0.56, DECK + 0.13), 'plastic', 0.02)
    for x in (-0.08, 0.12):
        cylinder(0.014, 0.03, (x, 0.56, DECK + 0.26), 'brass')
    hazard((2.082, 0, 0.1), FRONT, 1.2, 0.07, 10)
    lettering(maker(MODEL), (-1.852, 0, 0.32), BACK, 0.14, 'label', slant=0.15)
    grab((0.36, HALF - 0.05, 1.3), (0.36, HALF - 0.05, 1.75), (0.05, 0, 0), 'slate', 0.012)
