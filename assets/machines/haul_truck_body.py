"""The dump body of the haul truck: a ribbed steel tub with a canopy over the cab."""
from parts.decal import LEFT, RIGHT, hazard, lettering, maker
from parts.shapes import beam, box, frame, mesh, pipe, prism, ribbon, rounded
from parts.lamp import tail_lamp

HALF = 2.55
FLOOR = [(-5.15, 3.42), (-4.1, 3.12), (-2.0, 2.92), (1.55, 2.62)]
WALL = [(1.55, 2.62), (2.0, 4.78)]
TOP_REAR, TOP_FRONT = (-4.55, 4.42), (2.0, 4.86)


def body(model):
    """Floor, front wall, ribbed sides and canopy."""
    ribbon(FLOOR, 0.08, -HALF, HALF, 'scoured', bevel=0.01)
    ribbon(WALL, 0.07, -HALF, HALF, 'paint', bevel=0.01)
    sides(model)
    canopy()
    for x, z in ((-3.6, 2.92), (-2.7, 2.86), (-1.6, 2.78), (-0.5, 2.66), (0.6, 2.55)):
        box((0.22, HALF * 2 - 0.1, 0.22), (x, 0, z), 'paint', 0.03, (0, 5, 0))
    for side in (1, -1):
        prism(rounded([(-4.6, 3.1), (-3.2, 2.85), (1.4, 2.45), (1.4, 2.2), (-3.2, 2.45)], 0.1), side * 0.58 - 0.1, side * 0.58 + 0.1,
              'slate', 'y', 0.02)
        pipe([(-2.05, side * 1.82, 2.8), (-2.05, side * 1.82, 2.0)], 0.035, 'slate')
        box((0.2, 0.16, 0.34), (-2.05, side * 1.82, 1.95), 'slate', 0.04)
        box((0.03, 0.9, 1.3), (-0.15, side * 2.05, 1.75), 'rubber', 0.01, (0, 6, 0))
    for side in (1, -1):
        tail_lamp((-3.52, side * 0.9, 2.1), (0, 0, 180), 0.34, 0.13)
    box((0.2, 2.2, 0.3), (-3.4, 0, 2.1), 'slate', 0.04)


def _edge(x):
    """Height of the upper edge at a place along the body."""
    share = (x - TOP_REAR[0]) / (TOP_FRONT[0] - TOP_REAR[0])
    return TOP_REAR[1] + (TOP_FRONT[1] - TOP_REAR[1]) * share


def _floor(x):
    for (x0, z0), (x1, z1) in zip(FLOOR, FLOOR[1:]):
        if x0 <= x <= x1:
            return z0 + (z1 - z0) * (x - x0) / (x1 - x0)
    return FLOOR[-1][1]


def sides(model):
    """Side walls with upright ribs, a top rail and a slanted tail edge."""
    outline = [FLOOR[0], FLOOR[1], FLOOR[2], FLOOR[3], WALL[1], (2.0, 4.86), TOP_REAR]
    for side in (1, -1):
        low, high = sorted((side * (HALF - 0.05), side * HALF))
        prism(outline, low, high, 'paint', 'y', 0.006)
        for x in (-4.05, -3.1, -2.15, -1.2, -0.25, 0.7):
            _rib(x, side)
        y = side * (HALF + 0.07)
        beam((TOP_REAR[0], y, TOP_REAR[1] - 0.05), (2.05, y, 4.81), (0.22, 0.2), 'paint', 0.03)
        beam((-5.1, y - side * 0.02, 3.46), (TOP_REAR[0] - 0.02, y - side * 0.02, TOP_REAR[1] - 0.05), (0.2, 0.18), 'paint', 0.03)
        beam((1.62, y - side * 0.02, 2.72), (2.02, y - side * 0.02, 4.7), (0.2, 0.18), 'paint', 0.03)
        beam((-5.0, y - side * 0.02, 3.42), (-2.0, y - side * 0.02, 2.98), (0.2, 0.18), 'paint', 0.03)
        beam((-2.0, y - side * 0.02, 2.98), (1.6, y - side * 0.02, 2.68), (0.2, 0.18), 'paint', 0.03)
        facing = LEFT if side > 0 else RIGHT
        with frame((-1.3, y + side * 0.106, (_edge(-1.3) - 0.01)), (0, -3.9, 0)):
            lettering(maker(model), (0, 0, 0), facing, 0.15, slant=0.15)
        lettering('07', (1.2, side * (HALF + 0.005), 4.1), facing, 0.55)


def _rib(x, side):
    """An upright rib of folded plate with sloping faces."""
    foot, head, deep = _floor(x) + 0.08, _edge(x) - 0.12, 0.13
    y0, y1 = side * (HALF - 0.01), side * (HALF + deep)
    points, wide, narrow = [], 0.15, 0.09
    for z in (foot, head):
        points += [(x - wide, y0, z), (x - narrow, y1, z), (x + narrow, y1, z), (x + wide, y0, z)]
    faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh('rib', points, faces, 'paint', 0.015)


def canopy():
    """The roof over cab and deck, with ribs and a stone guard edge."""
    with frame((2.0, 0, 4.82), (0, -4, 0)):
        box((2.95, HALF * 2 + 0.1, 0.05), (1.42, 0, 0), 'paint', 0.01)
        for y in (-2.1, -1.25, -0.42, 0.42, 1.25, 2.1):
            box((2.8, 0.12, 0.14), (1.4, y, 0.08), 'paint', 0.02)
        for side in (1, -1):
            box((2.95, 0.1, 0.34), (1.42, side * (HALF + 0.05), 0.1), 'paint', 0.03)
        box((0.1, HALF * 2 + 0.2, 0.34), (2.9, 0, 0.1), 'paint', 0.03)
        hazard((2.953, 0, 0.1), (90, 0, 90), HALF * 2, 0.14, 22)
    for y in (-2.0, -1.0, 0, 1.0, 2.0):
        beam((1.62, y, 2.7), (1.98, y, 4.75), (0.16, 0.14), 'paint', 0.02)
