"""Boom, stick and bucket of the excavator with cylinders, links and hoses."""
import math

from mathutils import Vector

from parts.cylinder import ram
from parts.decal import LEFT, RIGHT, lettering, maker
from parts.fasteners import pin
from parts.hose import hoses
from parts.lamp import work_lamp
from parts.shapes import box, cylinder, frame, pipe, prism, ribbon, rounded

FOOT, RISE, REACH = (0.30, -0.05, 1.76), 26, 5.7
HANG, STICK = 101, 2.9
BOOM = [(-0.05, -0.02, 0.38), (0.9, 0.42, 0.58), (1.8, 0.80, 0.76), (2.55, 0.95, 0.80), (3.3, 0.82, 0.70), (4.4, 0.45, 0.54),
        (5.76, -0.01, 0.36)]


def _turned(point, at, angle):
    a = math.radians(angle)
    x, z = point
    return Vector((at[0] + x * math.cos(a) + z * math.sin(a), at[1], at[2] - x * math.sin(a) + z * math.cos(a)))


TIP = _turned((REACH, 0), FOOT, -RISE)
END = _turned((STICK, 0), TIP, HANG)


def _edges(line):
    """Upper and lower edge of a beam from its middle line with depths, smoothed."""
    smooth = []
    for i in range(len(line) - 1):
        p = [Vector(line[min(max(j, 0), len(line) - 1)]) for j in (i - 1, i, i + 1, i + 2)]
        for step in range(8):
            t = step / 8
            smooth.append(0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                                 + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3))
    smooth.append(Vector(line[-1]))
    upper, lower = [], []
    for i, p in enumerate(smooth):
        along = (smooth[min(i + 1, len(smooth) - 1)] - smooth[max(i - 1, 0)]).xy.normalized()
        side = Vector((-along.y, along.x)) * p.z / 2
        upper.append(tuple(p.xy + side))
        lower.append(tuple(p.xy - side))
    return upper, lower


def arm(model):
    """Everything in front of the revolving frame, in its pose."""
    boom(model)
    stick()
    bucket()
    for side in (1, -1):
        ram((1.02, FOOT[1] + side * 0.36, 1.22), _turned((2.45, 0.80), (FOOT[0], FOOT[1] + side * 0.36, FOOT[2]), -RISE), 0.17, 0.62)
    ram(_turned((2.05, 1.52), FOOT, -RISE), _turned((-0.72, 0.16), TIP, HANG), 0.17, 0.6)
    lines()


def boom(model):
    """The bent box beam with its flanges, brackets and lettering."""
    upper, lower = _edges(BOOM)
    with frame(FOOT, (0, -RISE, 0)):
        prism(upper + lower[::-1], -0.23, 0.23, 'paint', 'y', 0.012)
        ribbon(upper[1:-2], 0.03, -0.265, 0.265, 'paint')
        ribbon(lower[2:-2], 0.03, -0.265, 0.265, 'paint')
        pin((0, 0, 0), 0.74, 0.06)
        pin((REACH, 0, 0), 0.66, 0.055)
        pin((2.45, 0, 0.80), 0.9, 0.06)
        for side in (1, -1):
            prism(rounded([(1.7, 1.05), (2.5, 1.25), (2.2, 1.58), (1.95, 1.62)], 0.1), side * 0.17 - 0.02, side * 0.17 + 0.02,
                  'paint', 'y', 0.006)
            prism(rounded([(REACH - 0.75, 0.22), (REACH + 0.05, 0.19), (REACH + 0.19, 0), (REACH + 0.05, -0.19),
                           (REACH - 0.6, -0.04)], 0.12), side * 0.25 - 0.025, side * 0.25 + 0.025, 'paint', 'y', 0.008)
            with frame((3.85, side * 0.237, 0.62), (0, 19.5, 0)):
                lettering(maker(model), (0, 0, 0), LEFT if side > 0 else RIGHT, 0.26, slant=0.15)
            with frame((1.35, side * 0.237, 0.58), (0, -23, 0)):
                lettering(model, (0, 0, 0), LEFT if side > 0 else RIGHT, 0.2)
        pin((2.05, 0, 1.52), 0.5, 0.05)
        work_lamp((1.5, 0.31, 0.86), (0, 15, 0), 0.13)


def stick():
    """The stick with its brackets."""
    with frame(TIP, (0, HANG, 0)):
        outline = rounded([(-0.86, 0.16), (-0.74, 0.32), (-0.2, 0.46), (0.5, 0.44), (2.75, 0.16), (3.02, 0.10), (3.02, -0.12),
                           (2.75, -0.15), (0.7, -0.26), (0.0, -0.25), (-0.5, -0.08), (-0.80, 0.02)], 0.1)
        prism(outline, -0.165, 0.165, 'paint', 'y', 0.012)
        ribbon([(-0.6, 0.40), (-0.2, 0.47), (0.5, 0.45), (2.6, 0.19)], 0.025, -0.195, 0.195, 'paint')
        ribbon([(0.3, -0.27), (0.7, -0.265), (2.6, -0.17)], 0.025, -0.195, 0.195, 'paint')
        for side in (1, -1):
            prism(rounded([(0.0, 0.42), (0.55, 0.42), (0.38, 0.74), (0.22, 0.74)], 0.08), side * 0.12 - 0.02, side * 0.12 + 0.02,
                  'paint', 'y', 0.006)
        pin((0.30, 0, 0.63), 0.36, 0.045)
        pin((-0.72, 0, 0.16), 0.46, 0.05)
        pin((2.45, 0, 0.05), 0.58, 0.045)


def bucket():
    """The bucket with teeth, side cutters and ears, and the links that turn it."""
    joint, rear, link = END + Vector((0.56, 0, 0.60)), _turned((2.45, 0.05), TIP, HANG), END + Vector((0.40, 0, 0.04))
    ram(_turned((0.30, 0.63), TIP, HANG), joint, 0.15, 0.58)
    for side in (1, -1):
        _bar(rear + Vector((0, side * 0.25, 0)), joint + Vector((0, side * 0.25, 0)), 0.05)
        _bar(link + Vector((0, side * 0.13, 0)), joint + Vector((0, side * 0.13, 0)), 0.06)
    pin(joint, 0.62, 0.045)
    with frame(END):
        shell = [(-0.30, -0.30), (-0.05, -0.26), (0.28, -0.30), (0.54, -0.44), (0.70, -0.68), (0.72, -0.92), (0.58, -1.16),
                 (0.32, -1.32), (0.0, -1.38), (-0.72, -1.37)]
        curve = [(x, z) for x, z in _curve(shell)]
        ribbon(curve, 0.035, -0.60, 0.60, 'scoured', bevel=0.005)
        for side in (1, -1):
            plate = curve + [(-0.74, -1.33), (-0.56, -0.85), (-0.36, -0.33)]
            prism(plate, side * 0.60, side * 0.63, 'scoured', 'y', 0.006)
            prism(rounded([(-0.80, -1.36), (-0.60, -0.80), (-0.46, -0.80), (-0.52, -1.36)], 0.04), side * 0.625, side * 0.655,
                  'ground', 'y', 0.006)
            prism(rounded([(0.2, -1.30), (0.62, -1.05), (0.72, -0.8), (0.64, -0.78), (0.1, -1.28)], 0.05), side * 0.625, side * 0.65,
                  'track', 'y', 0.006)
            prism(rounded([(-0.17, -0.29), (-0.15, 0.05), (0.0, 0.14), (0.14, 0.06), (0.30, 0.14), (0.44, 0.14), (0.54, 0.04),
                           (0.60, -0.46)], 0.07), side * 0.24 - 0.03, side * 0.24 + 0.03, 'paint', 'y', 0.008)
        for y in (-0.38, 0, 0.38):
            ribbon([(0.60, -1.10), (0.34, -1.345), (0.0, -1.415), (-0.55, -1.40)], 0.03, y - 0.05, y + 0.05, 'track')
        pin((0, 0, 0), 0.66, 0.05)
        pin((0.40, 0, 0.04), 0.66, 0.045)
        box((0.26, 1.25, 0.05), (-0.66, 0, -1.365), 'ground', 0.012)
        for index in range(5):
            _tooth(-0.54 + index * 0.27)


def _tooth(y):
    for half, look, shape in (
        (0.055, 'slate', [(-0.58, -1.30), (-0.84, -1.31), (-0.88, -1.37), (-0.84, -1.43), (-0.58, -1.42)]),
        (0.045, 'ground', [(-0.80, -1.29), (-0.90, -1.30), (-1.10, -1.385), (-1.10, -1.395), (-0.86, -1.44), (-0.80, -1.44)]),
    ):
        prism(rounded(shape, 0.015), y - half, y + half, look, 'y', 0.012, taper=1.0)


def _curve(points, steps=5):
    line = []
    for i in range(len(points) - 1):
        p = [Vector(points[min(max(j, 0), len(points) - 1)]) for j in (i - 1, i, i + 1, i + 2)]
        for step in range(steps):
            t = step / steps
            line.append(0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                               + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3))
    return [tuple(p) for p in line] + [points[-1]]


def _bar(start, end, thick):
    """A link: a plate with round ends between two pins."""
    way = end - start
    with frame(start, (0, -math.degrees(math.atan2(way.z, way.x)), 0)):
        prism(rounded([(-0.10, -0.10), (way.length + 0.10, -0.10), (way.length + 0.10, 0.10), (-0.10, 0.10)], 0.0999), -thick / 2,
              thick / 2, 'paint', 'y', 0.008)


def lines():
    """Steel lines along the boom and hoses over its joints."""
    upper, _ = _edges(BOOM)
    for y in (-0.12, -0.06, 0.06, 0.12):
        path = [_turned((x, z + 0.06), (FOOT[0], FOOT[1] + y, FOOT[2]), -RISE) for x, z in upper[6:20:2]]
        pipe(path, 0.016, 'zinc', 0.1)
        far = [_turned((x, z + 0.05), (FOOT[0], FOOT[1] + y, FOOT[2]), -RISE) for x, z in upper[28:45:3]]
        pipe(far, 0.016, 'zinc', 0.1)
    for x in (1.2, 3.6, 4.4, 5.0):
        z = min(upper, key=lambda p: abs(p[0] - x))[1]
        with frame(FOOT, (0, -RISE, 0)):
            box((0.05, 0.36, 0.09), (x, 0, z + 0.04), 'trim', 0.008, (0, -20 if x < 2 else 20, 0))
    start = _turned((5.3, 0.27), FOOT, -RISE)
    hoses([start, start + Vector((0.45, 0, 0.05)), _turned((-0.35, 0.55), TIP, HANG), _turned((0.05, 0.55), TIP, HANG)],
          [(0, y, 0) for y in (-0.1, -0.05, 0.05, 0.1)], 0.019)
    near = _turned((1.75, 1.02), FOOT, -RISE)
    hoses([near, near + Vector((0.1, 0, 0.35)), _turned((2.15, 1.72), FOOT, -RISE)], [(0, y, 0) for y in (-0.05, 0.05)], 0.018)
