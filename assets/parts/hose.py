"""Hydraulic hoses with their fittings, and bundles of them."""
from mathutils import Vector

from parts.shapes import lathe, pipe, span


def fitting(at, toward, radius):
    """A crimped hose end with its hexagon nut."""
    with span(at, Vector(at) + Vector(toward)):
        lathe([(0, 0), (radius * 1.25, 0), (radius * 1.25, radius * 1.4), (0, radius * 1.4)], (0, 0, 0), 'zinc', steps=6)
        lathe([(radius * 0.95, radius * 1.4), (radius * 1.2, radius * 1.7), (radius * 1.2, radius * 3.6),
               (radius * 1.0, radius * 3.8)], (0, 0, 0), 'zinc', steps=24)


def hose(points, radius=0.02, look='hose', ends=True):
    """One hose along a free curve."""
    points = [Vector(p) for p in points]
    pipe(points, radius, look, smooth=True)
    if ends:
        fitting(points[0], points[1] - points[0], radius)
        fitting(points[-1], points[-2] - points[-1], radius)


def hoses(points, offsets, radius=0.02, look='hose', ends=True):
    """Several hoses side by side; each offset moves the whole curve."""
    for offset in offsets:
        hose([Vector(p) + Vector(offset) for p in points], radius, look, ends)
