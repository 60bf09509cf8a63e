"""A towable screw compressor under a one-piece lid."""
from parts.decal import BACK, FRONT, LEFT, RIGHT, label, lettering, maker, plate
from parts.fasteners import bolts
from parts.grille import louvres
from parts.hose import hose
from parts.ladder import grab
from parts.shapes import box, cylinder, frame, lathe, loft, pipe, prism, rounded
from parts.trailer import axle, chassis, drawbar, leg, rear_lamps

MODEL = 'SK 330 C'
HALF = 0.80
SIDE = [(-1.62, 0.98), (-1.60, 1.36), (-1.46, 1.60), (-1.2, 1.69), (0.5, 1.74), (1.05, 1.68), (1.42, 1.46), (1.62, 1.18), (1.66, 0.98)]


def build():
    """The whole compressor."""
    chassis(1.62, -1.55, 0.5, 0.56)
    axle(-0.05, 0.93, 0.33, 0.2, 0.2, 'slate')
    drawbar(1.3, 3.05, 0.5, 0.56)
    rear_lamps(-1.68, 0.76, 0.62)
    leg(-1.45, 0.55, 0.42)
    body()
    lid()
    outlets()
    instruments()


def body():
    """The lower half: a tub with a plinth, side doors and air intakes."""
    tub = rounded([(-1.58, 0.56), (1.5, 0.56), (1.64, 0.74), (1.66, 0.97), (-1.62, 0.97), (-1.62, 0.62)], 0.05)
    prism(tub, -HALF, HALF, 'slate', 'y', 0.03)
    for side in (1, -1):
        turn = (0, 0, 90 * side)
        louvres((1.0, side * (HALF + 0.012), 0.77), 0.7, 0.22, turn, 0.05, 'trim', 'slate', 0.03)
        louvres((-1.02, side * (HALF + 0.012), 0.77), 0.7, 0.22, turn, 0.05, 'trim', 'slate', 0.03)
        label((0.5, side * (HALF + 0.003), 0.78), LEFT if side > 0 else RIGHT, 0.09, 0.13)
    bolts([(x, side * (HALF + 0.001), 0.93) for x in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5) for side in (1, -1)], (0, 1, 0), 0.008)


def lid():
    """The lid: a shell that narrows upward with soft edges, seams, hinges, latches, louvres and lettering."""
    outline = rounded(SIDE, 0.16, 8)
    top = max(z for _, z in outline)
    sections = []
    for y, shrink in ((-HALF - 0.02, 0.0), (-HALF + 0.01, 0.03), (HALF - 0.01, 0.03), (HALF + 0.02, 0.0)):
        inner = 0.055 if abs(y) > HALF else 0.0
        sections.append([(x * (1 - inner * 0.55), y, 0.98 + (z - 0.98) * (1 - inner * 1.2)) for x, z in outline])
    loft(sections, 'paint', 0.03, 30)
    for side in (1, -1):
        turn, facing = (0, 0, 90 * side), LEFT if side > 0 else RIGHT
        box((3.1, 0.02, 0.035), (0, side * (HALF + 0.02), 0.985), 'rubber', 0.008)
        louvres((1.0, side * (HALF + 0.035), 1.25), 0.52, 0.3, turn, 0.06, 'paint', 'paint', 0.04)
        lettering(maker(MODEL), (0.08, side * (HALF + 0.0215), 1.44), facing, 0.17, slant=0.15)
        lettering(MODEL, (0.08, side * (HALF + 0.0215), 1.18), facing, 0.14)
        box((1.0, 0.004, 0.02), (0.08, side * (HALF + 0.021), 1.30), 'mark', 0)
        for x in (-1.35, 1.45):
            box((0.05, 0.03, 0.12), (x, side * (HALF + 0.03), 1.0), 'trim', 0.01)
            box((0.03, 0.02, 0.07), (x, side * (HALF + 0.045), 1.02), 'zinc', 0.006)
    pipe([(-0.14, 0, top - 0.01), (-0.14, 0, top + 0.12), (0.14, 0, top + 0.12), (0.14, 0, top - 0.01)], 0.022, 'slate', 0.05)
    prism(rounded([(-0.26, -0.14), (0.26, -0.14), (0.26, 0.14), (-0.26, 0.14)], 0.05), top - 0.01, top + 0.012, 'slate', 'z', 0.006)
    lathe([(0.055, 0), (0.055, 0.1), (0.05, 0.105), (0.045, 0.09), (0.045, 0.02)], (-0.9, -0.3, top - 0.03), 'exhaust')
    for index in range(7):
        box((0.4, 0.03, 0.016), (-0.95, 0.06 + index * 0.07, top - 0.028), 'mesh', 0.005)
    with frame((1.53, 0, 1.33), (0, -38, 0)):
        lettering(maker(MODEL), (0.012, 0, 0.05), FRONT, 0.15, slant=0.15)


def outlets():
    """Air outlet valves at the rear with couplings and a coiled hose."""
    box((0.06, 0.86, 0.2), (-1.63, 0, 0.83), 'trim', 0.02)
    for y in (-0.3, -0.1, 0.1, 0.3):
        cylinder(0.03, 0.1, (-1.7, y, 0.83), 'brass', 'x', steps=6)
        cylinder(0.024, 0.06, (-1.78, y, 0.83), 'brass', 'x')
        lathe([(0.02, 0), (0.042, 0), (0.042, 0.025), (0.03, 0.03)], (-1.83, y, 0.83), 'zinc', 'x')
        box((0.02, 0.02, 0.07), (-1.7, y, 0.88), 'red', 0.005, (0, -30, 0))
    lettering(MODEL, (-1.612, 0, 1.28), BACK, 0.15)
    hose([(-1.83, 0.3, 0.83), (-2.05, 0.32, 0.8), (-2.1, 0.5, 0.4), (-2.05, 0.75, 0.06), (-1.7, 1.05, 0.03), (-1.3, 1.3, 0.03)], 0.024, 'yellow')


def instruments():
    """The control panel behind a flap on the left side."""
    with frame((-1.02, HALF + 0.022, 1.25)):
        box((0.5, 0.03, 0.32), (0, 0, 0), 'trim', 0.03)
        box((0.42, 0.01, 0.25), (0, 0.016, 0), 'slate', 0.015)
        box((0.14, 0.012, 0.09), (0.1, 0.022, 0.04), 'screen', 0.006)
        for x in (-0.04, -0.14):
            lathe([(0, 0), (0.04, 0), (0.04, 0.014), (0.034, 0.017), (0, 0.012)], (x, 0.02, 0.05), 'label', 'y', 36)
            box((0.005, 0.004, 0.03), (x, 0.035, 0.058), 'red', 0, (0, 35, 0))
        cylinder(0.018, 0.03, (0.13, 0.03, -0.07), 'green', 'y')
        cylinder(0.018, 0.03, (0.06, 0.03, -0.07), 'plastic', 'y')
        lathe([(0, 0), (0.034, 0), (0.034, 0.008), (0.018, 0.01), (0.018, 0.024), (0.03, 0.028), (0.028, 0.04), (0, 0.043)], (-0.1, 0.02, -0.07), 'red', 'y')
    plate((1.3, HALF + 0.002, 0.63), LEFT, 0.14, 0.08)
    grab((-1.45, HALF + 0.02, 1.44), (-1.2, HALF + 0.02, 1.5), (0, 0.05, 0), 'trim', 0.01)
