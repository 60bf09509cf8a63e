"""Steps, ladders, rails and gratings."""
from mathutils import Vector

from parts.fasteners import bolts
from parts.shapes import beam, box, frame, pipe, prism, rounded


def ladder(foot, head, width, across, steps=4, look='slate', rails=True, deep=0.2):
    """A ladder with grip treads from foot to head (middles); `across` is the direction of its width."""
    foot, head, across = Vector(foot), Vector(head), Vector(across).normalized()
    up = (head - foot)
    for side in (1, -1):
        shift = across * side * width / 2
        beam(foot + shift, head + shift, (0.07, 0.02), look, 0.006)
        if rails:
            away = across.cross(Vector((0, 0, 1))) * 0.0
            top = head + shift + Vector((0, 0, 0.75)) + away
            pipe([foot + shift + up * 0.35, top], 0.016, look, 0.05)
    for index in range(steps):
        tread(foot + up * ((index + 0.4) / steps), width, across, deep, look)


def tread(at, width, across, deep=0.2, look='slate'):
    """One grip tread: a folded plate with a row of raised teeth."""
    angle = Vector((1, 0)).angle_signed(Vector((across[0], across[1]))) if abs(across[2]) < 0.9 else 0
    with frame(at, (0, 0, -angle * 57.29578)):
        box((width, deep, 0.012), (0, 0, 0), look, 0.003)
        for side in (1, -1):
            box((width, 0.012, 0.045), (0, side * deep / 2, -0.018), look, 0.003)
        for index in range(int(width / 0.05)):
            for row in (-0.27, 0, 0.27):
                box((0.022, 0.022, 0.01), (-width / 2 + 0.03 + index * 0.05, row * deep, 0.009), 'steel', 0.004)


def rail(points, height=1.0, look='slate', radius=0.019, knee=True, bend=0.1, close=True):
    """A guard rail along points on the floor: posts, top rail and knee rail."""
    points = [Vector(p) for p in points]
    up = Vector((0, 0, height))
    ends = [points[0]] if close else []
    tail = [points[-1]] if close else []
    pipe(ends + [p + up for p in points] + tail, radius, look, bend)
    if knee:
        pipe([p + up * 0.5 for p in points], radius * 0.8, look, bend * 0.5)
    for p in points[1:-1] if close else points:
        pipe([p, p + up], radius * 0.9, look)
    for p in points:
        box((0.09, 0.09, 0.014), p + Vector((0, 0, 0.007)), look, 0.004)
        bolts([p + Vector((x, y, 0.014)) for x in (-0.032, 0.032) for y in (-0.032, 0.032)], (0, 0, 1), 0.007)


def grab(start, end, out, look='slate', radius=0.015):
    """A grab handle: a bar that stands off by `out`."""
    start, end, out = Vector(start), Vector(end), Vector(out)
    pipe([start, start + out, end + out, end], radius, look, 0.04)


def grating(low, high, z, look='slate', pitch=0.05):
    """A floor of bars between two corners (x, y) at height z, in an edge frame."""
    (x0, y0), (x1, y1) = low, high
    for index in range(1, int((x1 - x0) / pitch)):
        box((0.008, y1 - y0, 0.03), (x0 + index * pitch, (y0 + y1) / 2, z), look, 0)
    for y in (y0, y1):
        box((x1 - x0, 0.016, 0.07), ((x0 + x1) / 2, y, z - 0.01), look, 0.004)
    for x in (x0, x1):
        box((0.016, y1 - y0, 0.07), (x, (y0 + y1) / 2, z - 0.01), look, 0.004)
    for index in range(1, int((y1 - y0) / (pitch * 3))):
        box((x1 - x0, 0.008, 0.012), ((x0 + x1) / 2, y0 + index * pitch * 3, z + 0.012), look, 0)


def bumpplate(outline, z, look='slate'):
    """A flat deck plate with rounded corners."""
    prism(rounded(outline, 0.04), z - 0.012, z, look, 'z', 0.004)
