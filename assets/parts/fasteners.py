"""Bolts, pins and eyes."""
import math

import bpy

from parts.shapes import cylinder, frame, lathe, part, place, span


def _bolt(radius, look):
    name = f'bolt {radius:.4f} {look}'
    known = bpy.data.collections.get(name)
    if known:
        return known
    with part(name) as bolt:
        lathe([(0, 0), (radius * 1.5, 0), (radius * 1.5, radius * 0.25), (radius * 1.1, radius * 0.3)], (0, 0, 0), look,
              steps=20)
        lathe([(radius, 0), (radius, radius * 0.9), (radius * 0.85, radius * 1.1), (0, radius * 1.1)], (0, 0, 0), look,
              steps=6)
    return bolt


def bolt(at, toward, radius=0.012, look='zinc'):
    """One bolt head at a point, looking along a direction."""
    with span(at, [a + t for a, t in zip(at, toward)]):
        place(_bolt(radius, look))


def bolts(points, toward, radius=0.012, look='zinc'):
    """Bolt heads at several points, all looking the same way."""
    for point in points:
        bolt(point, toward, radius, look)


def bolt_ring(centre, ring, count, axis='y', side=1, radius=0.014, look='zinc'):
    """Bolt heads in a circle around an axis; `side` says which way they look."""
    for index in range(count):
        a = 2 * math.pi * index / count
        u, v = ring * math.cos(a), ring * math.sin(a)
        offset = {'x': (0, u, v), 'y': (u, 0, v), 'z': (u, v, 0)}[axis]
        toward = {'x': (side, 0, 0), 'y': (0, side, 0), 'z': (0, 0, side)}[axis]
        bolt([c + o for c, o in zip(centre, offset)], toward, radius, look)


def pin(at, length, radius=0.05, look='steel', axis='y'):
    """A pin through a joint with a collar, a keeper plate and its bolt at both ends."""
    with frame(at):
        cylinder(radius, length, (0, 0, 0), look, axis, radius * 0.15)
        cylinder(radius * 1.6, length - radius * 0.5, (0, 0, 0), 'slate', axis, radius * 0.2)
        if axis == 'y':
            for side in (1, -1):
                bolt((0, side * (length / 2), 0), (0, side, 0), radius * 0.3)
                cylinder(radius * 0.18, radius * 0.5, (0, side * length * 0.42, radius * 1.7), 'brass')
