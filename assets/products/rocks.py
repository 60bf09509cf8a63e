"""Blasted rock: angular stones of several sizes, heaped."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from parts.materials import material
from parts.shapes import link, here, placing

LOOKS = ('rock', 'rock-dark', 'rock-warm')


def stone(size, at, seed, look=None):
    """One fragment: the hull of a few random points, with broken edges and a rough skin."""
    chance = random.Random(seed)
    solid = bmesh.new()
    for _ in range(16):
        point = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * chance.uniform(0.82, 1.0)
        solid.verts.new((point.x * size * chance.uniform(0.9, 1.15), point.y * size * 0.85, point.z * size * 0.72))
    hull = bmesh.ops.convex_hull(solid, input=solid.verts)
    bmesh.ops.delete(solid, geom=[v for v in hull['geom_interior'] if isinstance(v, bmesh.types.BMVert)], context='VERTS')
    bmesh.ops.subdivide_edges(solid, edges=solid.edges, cuts=3, use_grid_fill=True, fractal=0.18, along_normal=0.4, seed=seed)
    bmesh.ops.recalc_face_normals(solid, faces=solid.faces)
    data = bpy.data.meshes.new('stone')
    solid.to_mesh(data)
    solid.free()
    data.materials.append(material(look or LOOKS[seed % 3]))
    thing = bpy.data.objects.new('stone', data)
    thing.matrix_world = here() @ placing(at, [chance.uniform(0, 360) for _ in range(3)])
    link(thing)


def heap(at, radius, height, count, seed=1, big=0.55):
    """Stones in a pile, the large ones inside and below."""
    chance = random.Random(seed)
    for index in range(count):
        share = (index + 0.5) / count
        r = radius * math.sqrt(share) * chance.uniform(0.85, 1.1)
        a = index * 2.39996 + chance.uniform(-0.3, 0.3)
        size = big * chance.uniform(0.28, 1.0) * (1.15 - 0.55 * share)
        z = max(height * (1 - share) * chance.uniform(0.5, 1.0), size * 0.5)
        stone(size, (at[0] + r * math.cos(a), at[1] + r * 0.75 * math.sin(a), at[2] + z), seed * 100 + index)


def scatter(spots, seed=7):
    """Single small stones on the ground: (x, y, size)."""
    for index, (x, y, size) in enumerate(spots):
        stone(size, (x, y, size * 0.5), seed * 50 + index)
