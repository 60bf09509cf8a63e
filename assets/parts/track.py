"""Crawler tracks: shoes with grousers on a belt around sprocket and idler, with frame and rollers."""
import math

from mathutils import Matrix, Vector

from parts.fasteners import bolt_ring
from parts.shapes import box, cylinder, lathe, part, place, prism, rounded


def _hull(points):
    points = sorted(set(points))
    halves = []
    for order in (points, points[::-1]):
        chain = []
        for p in order:
            while len(chain) > 1 and ((chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                                      - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])) <= 0:
                chain.pop()
            chain.append(p)
        halves += chain[:-1]
    return halves


def belt(circles, pitch):
    """Places and directions of the shoes on a belt around circles (x, z, radius)."""
    points = _hull([(round(x + r * math.cos(a), 5), round(z + r * math.sin(a), 5))
                    for x, z, r in circles for a in (math.pi * i / 60 for i in range(120))])
    points = [Vector(p) for p in points]
    lengths = [(points[(i + 1) % len(points)] - p).length for i, p in enumerate(points)]
    total = sum(lengths)
    count = round(total / pitch)

    def at(distance):
        distance %= total
        for i, length in enumerate(lengths):
            if distance <= length:
                return points[i].lerp(points[(i + 1) % len(points)], distance / max(length, 1e-9))
            distance -= length
        return points[0]

    step = total / count
    places = []
    for index in range(count):
        here, ahead = at(index * step), at((index + 1) * step)
        places.append(((here + ahead) / 2, (ahead - here).normalized(), step))
    return places


def _shoe(width, pitch, grousers, height):
    with part('shoe') as shoe:
        half, edge = pitch * 0.54, width / 2
        outline = [(-half, -edge + 0.04), (-half + 0.03, -edge), (half - 0.03, -edge), (half, -edge + 0.04),
                   (half, edge - 0.04), (half - 0.03, edge), (-half + 0.03, edge), (-half, edge - 0.04)]
        prism(outline, 0.028, 0.044, 'track', 'z', 0.004)
        spread = {1: (0.36,), 2: (-0.34, 0.34), 3: (-0.42, 0.0, 0.42)}[grousers]
        for x in spread:
            prism([(x * pitch - 0.014, 0.04), (x * pitch + 0.014, 0.04), (x * pitch + 0.008, 0.044 + height),
                   (x * pitch - 0.008, 0.044 + height)], -edge + 0.015, edge - 0.015, 'ground', 'y', 0.003)
        for side in (1, -1):
            prism(rounded([(-half, -0.055), (half, -0.055), (half, 0.03), (-half, 0.03)], 0.045),
                  side * 0.085 - 0.02, side * 0.085 + 0.02, 'track', 'y', 0.006)
            cylinder(0.028, 0.05, (-half * 0.95, side * 0.1, -0.012), 'ground', 'y')
            for x in (-0.2, 0.2):
                cylinder(0.013, 0.03, (x * pitch, side * 0.085, 0.05), 'steel', steps=6)
                cylinder(0.013, 0.03, (x * pitch, side * 0.15, 0.05), 'steel', steps=6)
    return shoe


def chain(circles, width, pitch=0.19, grousers=3, height=0.028):
    """The belt of shoes around circles (x, z, radius of the pitch line), in the plane y = 0."""
    shoe = _shoe(width, pitch, grousers, height)
    for middle, along, step in belt(circles, pitch):
        outward = Vector((along.y, -along.x))
        turn = Matrix(((along.x, 0, outward.x, middle.x), (0, 1, 0, 0), (along.y, 0, outward.y, middle.y), (0, 0, 0, 1)))
        place(shoe, matrix=turn @ Matrix.Diagonal((step / pitch, 1, 1, 1)))


def sprocket(at, radius, look='track', teeth=21, side=1):
    """A toothed drive wheel with its hub and bolts; `side` is outward."""
    x, z = at
    ring = []
    for index in range(teeth):
        for share, reach in ((0.0, 0.93), (0.3, 0.95), (0.42, 1.04), (0.58, 1.04), (0.7, 0.95)):
            a = 2 * math.pi * (index + share) / teeth
            ring.append((x + radius * reach * math.cos(a), z + radius * reach * math.sin(a)))
    prism(ring, -0.03, 0.03, look, 'y', 0.006)
    lathe([(0, 0.20), (radius * 0.30, 0.20), (radius * 0.36, 0.185), (radius * 0.38, 0.15), (radius * 0.55, 0.14),
           (radius * 0.62, 0.10), (radius * 0.64, 0.04), (radius * 0.80, 0.03), (radius * 0.80, -0.1)],
          (x, 0, z), 'slate', 'y', 64, turn=(0, 0, 0) if side > 0 else (0, 0, 180))
    bolt_ring((x, side * 0.03, z), radius * 0.72, 16, 'y', side, 0.016)
    bolt_ring((x, side * 0.145, z), radius * 0.46, 10, 'y', side, 0.013)
    cylinder(0.02, 0.03, (x, side * 0.205, z - radius * 0.2), 'zinc', 'y', steps=6)


def idler(at, radius, look='track', side=1):
    """A smooth idler wheel with a raised rim and a hub."""
    x, z = at
    lathe([(radius * 0.2, 0.09), (radius * 0.34, 0.09), (radius * 0.40, 0.045), (radius * 0.74, 0.03), (radius * 0.80, 0.055),
           (radius * 0.90, 0.06), (radius * 0.90, 0.03), (radius, 0.026), (radius, -0.026), (radius * 0.90, -0.03),
           (radius * 0.90, -0.06), (radius * 0.2, -0.09)], (x, 0, z), look, 'y', 64)
    cylinder(radius * 0.22, 0.24, (x, 0, z), 'slate', 'y', 0.015)
    bolt_ring((x, side * 0.12, z), radius * 0.15, 6, 'y', side, 0.009)


def roller(at, radius, width=0.26):
    """A double-flanged bottom roller."""
    half = width / 2
    profile = [(0, half + 0.03), (radius * 0.4, half + 0.03), (radius * 0.45, half), (radius * 1.22, half),
               (radius * 1.22, half - 0.03), (radius, half - 0.04), (radius, 0.02), (radius * 0.8, 0.01)]
    lathe(profile + [(r, -h) for r, h in profile[::-1]], (at[0], 0, at[1]), 'track', 'y', 40)


def frame_beam(outline, half, look='slate', bevel=0.03):
    """The track frame: a rounded beam between idler and sprocket."""
    prism(outline, -half, half, look, 'y', bevel)


def guard(start, end, z, look='slate'):
    """A rock guard along the rollers, with its bolts."""
    for side in (1, -1):
        box((end - start, 0.018, 0.09), ((start + end) / 2, side * 0.17, z), look, 0.006)
