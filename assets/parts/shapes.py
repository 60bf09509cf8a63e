"""Meshes in metres (x forward, y left, z up): boxes, prisms, turned parts, pipes, placed in the frame that is open."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from parts.materials import material

AXES = {
    'x': Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    'y': Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1))),
    'z': Matrix.Identity(4),
}
_frames = [Matrix.Identity(4)]
_collections = []
_joints = []
# for the models that are turned in a page (products/model.py); a picture needs none of it
JOINTS, ANCHORS = {}, {}


def placing(at, turn, scale=(1, 1, 1)):
    """The matrix of a place, a turn in degrees and a scale."""
    rotation = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    return Matrix.Translation(at) @ rotation @ Matrix.Diagonal((*scale, 1))


def here():
    """The matrix of the frame that is open."""
    return _frames[-1].copy()


@contextmanager
def frame(at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Everything made inside is moved to `at` and turned (degrees); a scale of -1 mirrors."""
    _frames.append(_frames[-1] @ placing(at, turn, scale))
    try:
        yield
    finally:
        _frames.pop()


@contextmanager
def joint(name, at=(0, 0, 0), turn=(0, 0, 0), to=((0, 0, 0), (0, 0, 0)), during=(0, 1)):
    """A frame whose content moves as one when the product is opened: to a place and a turn (degrees) as the frame sees them,
    in a share of the time that opening takes."""
    with frame(at, turn):
        JOINTS[name] = {'rest': here(), 'moved': here() @ placing(*to), 'during': during, 'parent': _joints[-1] if _joints else None}
        _joints.append(name)
        try:
            yield
        finally:
            _joints.pop()


def anchor(name, at=(0, 0, 0), turn=(0, 0, 0)):
    """A place that a reader is told about: it looks along z. The first of a name counts."""
    ANCHORS.setdefault(name, {'place': here() @ placing(at, turn), 'parent': _joints[-1] if _joints else None})


@contextmanager
def part(name):
    """Everything made inside becomes one part, which `place` puts down as often as needed."""
    collection = bpy.data.collections.new(name)
    _collections.append(collection)
    _frames.append(Matrix.Identity(4))
    try:
        yield collection
    finally:
        _collections.pop()
        _frames.pop()


def place(collection, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), matrix=None):
    """Puts one more copy of a part down; the copies share their mesh."""
    empty = bpy.data.objects.new(collection.name, None)
    empty.instance_type = 'COLLECTION'
    empty.instance_collection = collection
    empty.matrix_world = _frames[-1] @ (matrix if matrix is not None else placing(at, turn, scale))
    link(empty)


def link(thing):
    """Puts an object into the part or scene that is open."""
    target = _collections[-1] if _collections else bpy.context.scene.collection
    target.objects.link(thing)
    if _joints and not _collections:
        thing['joint'] = _joints[-1]


def mesh(name, vertices, faces, look, bevel=0.0, smooth=32, matrix=None, segments=3):
    """A solid from points and faces; edges sharper than 32 degrees are rounded by `bevel` metres."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    solid = bmesh.new()
    solid.from_mesh(data)
    bmesh.ops.remove_doubles(solid, verts=solid.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(solid, faces=solid.faces)
    for face in solid.faces:
        face.smooth = True
    solid.to_mesh(data)
    solid.free()
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    data.materials.append(material(look))
    thing = bpy.data.objects.new(name, data)
    if bevel:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width = bevel
        rounding.segments = segments
        rounding.limit_method = 'ANGLE'
        rounding.angle_limit = math.radians(smooth)
        rounding.harden_normals = True
    thing.matrix_world = _frames[-1] @ (matrix or Matrix.Identity(4))
    link(thing)
    return thing


def box(size, at, look, bevel=0.015, turn=(0, 0, 0)):
    """A box with rounded edges around its centre `at`."""
    x, y, z = (side / 2 for side in size)
    corners = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh('box', corners, faces, look, min(bevel, min(size) * 0.45), matrix=placing(at, turn))


def rounded(points, radius=0.1, steps=6):
    """A closed outline with rounded corners; a point may bring its own radius as third number."""
    outline = []
    for index, point in enumerate(points):
        here, own = Vector(point[:2]), (point[2] if len(point) > 2 else radius)
        back = Vector(points[index - 1][:2]) - here
        ahead = Vector(points[(index + 1) % len(points)][:2]) - here
        if own <= 0 or back.length < 1e-6 or ahead.length < 1e-6:
            outline.append(tuple(here))
            continue
        half = back.angle(ahead) / 2
        if half > math.radians(88):
            outline.append(tuple(here))
            continue
        reach = min(own / math.tan(half), back.length * 0.49, ahead.length * 0.49)
        first, last = here + back.normalized() * reach, here + ahead.normalized() * reach
        for step in range(steps + 1):
            share = step / steps
            outline.append(tuple(first.lerp(here, share).lerp(here.lerp(last, share), share)))
    return outline


def prism(outline, low, high, look, axis='y', bevel=0.015, taper=1.0):
    """An outline pushed from `low` to `high` along an axis: (x, z) along y, (y, z) along x, (x, y) along z."""
    count = len(outline)
    turn = {'y': lambda u, v, w: (u, w, v), 'x': lambda u, v, w: (w, u, v), 'z': lambda u, v, w: (u, v, w)}[axis]
    middle = [sum(p[i] for p in outline) / count for i in (0, 1)]
    shrunk = [(middle[0] + (u - middle[0]) * taper, middle[1] + (v - middle[1]) * taper) for u, v in outline]
    points = [turn(u, v, low) for u, v in outline] + [turn(u, v, high) for u, v in shrunk]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return mesh('prism', points, faces, look, bevel)


def ribbon(line, thickness, low, high, look, axis='y', bevel=0.008):
    """A bent plate: an open line with a thickness, pushed along an axis."""
    left, right = [], []
    for index, point in enumerate(line):
        before, after = Vector(line[max(index - 1, 0)]), Vector(line[min(index + 1, len(line) - 1)])
        along = (after - before).normalized()
        side = Vector((-along.y, along.x)) * thickness / 2
        left.append(tuple(Vector(point) + side))
        right.append(tuple(Vector(point) - side))
    return prism(left + right[::-1], low, high, look, axis, bevel)


def loft(sections, look, bevel=0.0, smooth=32):
    """A skin over closed sections of equal point count, capped at both ends."""
    count = len(sections[0])
    points = [p for section in sections for p in section]
    faces = [tuple(range(count)), tuple(range(len(points) - count, len(points)))]
    for ring in range(len(sections) - 1):
        start = ring * count
        faces += [(start + i, start + (i + 1) % count, start + (i + 1) % count + count, start + i + count)
                  for i in range(count)]
    return mesh('loft', points, faces, look, bevel, smooth)


def lathe(profile, at, look, axis='z', steps=64, turn=(0, 0, 0), bevel=0.0):
    """A turned part: (radius, height) pairs spun around an axis through `at`; radius 0 closes an end."""
    points, faces = [], []
    for radius, height in profile:
        points += [(radius * math.cos(a), radius * math.sin(a), height)
                   for a in (2 * math.pi * i / steps for i in range(steps))]
    for ring in range(len(profile) - 1):
        start = ring * steps
        faces += [(start + i, start + (i + 1) % steps, start + (i + 1) % steps + steps, start + i + steps)
                  for i in range(steps)]
    return mesh('lathe', points, faces, look, bevel, matrix=placing(at, turn) @ AXES[axis])


def cylinder(radius, length, at, look, axis='z', bevel=0.008, steps=48, turn=(0, 0, 0)):
    """A cylinder with chamfered rims around its centre `at`."""
    rim, half = min(bevel, radius * 0.4, length * 0.4), length / 2
    profile = [(0, -half), (radius - rim, -half), (radius - rim * 0.3, -half + rim * 0.3), (radius, -half + rim),
               (radius, half - rim), (radius - rim * 0.3, half - rim * 0.3), (radius - rim, half), (0, half)]
    return lathe(profile, at, look, axis, steps, turn)


def towards(start, end, side=(0, 1, 0)):
    """The matrix that takes z to the line from `start` to `end` and keeps y near `side`."""
    along = (Vector(end) - Vector(start)).normalized()
    across = Vector(side) - along * along.dot(Vector(side))
    if across.length < 1e-3:
        across = Vector((1, 0, 0)) - along * along.x
    across.normalize()
    turn = Matrix((across.cross(along), across, along)).transposed().to_4x4()
    return Matrix.Translation(start) @ turn


@contextmanager
def span(start, end, side=(0, 1, 0)):
    """A frame whose z runs from `start` towards `end`; gives the distance."""
    _frames.append(_frames[-1] @ towards(start, end, side))
    try:
        yield (Vector(end) - Vector(start)).length
    finally:
        _frames.pop()


def rod(start, end, radius, look, bevel=0.004, steps=32):
    """A round bar from one point to another."""
    with span(start, end) as length:
        return cylinder(radius, length, (0, 0, length / 2), look, 'z', bevel, steps)


def beam(start, end, size, look, bevel=0.01):
    """A square bar from one point to another; `size` is (width in the plane, width across)."""
    with span(start, end) as length:
        return box((size[0], size[1], length), (0, 0, length / 2), look, bevel)


def pipe(points, radius, look, bend=0.0, smooth=False):
    """A tube along points: with bends of a radius, or as a smooth free curve (a hose)."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    if smooth:
        curve.resolution_u = 16
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    else:
        line = bent(points, bend) if bend else points
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for knot, point in zip(spline.points, line):
            knot.co = (*point, 1)
    curve.materials.append(material(look))
    thing = bpy.data.objects.new('pipe', curve)
    thing.matrix_world = _frames[-1].copy()
    link(thing)
    return thing


def bent(points, radius, steps=6):
    """An open line in space with its corners rounded."""
    line = [tuple(points[0])]
    for before, here, after in zip(points, points[1:], points[2:]):
        here, back, ahead = Vector(here), Vector(before) - Vector(here), Vector(after) - Vector(here)
        half = back.angle(ahead) / 2
        reach = min(radius / max(math.tan(half), 1e-3), back.length * 0.49, ahead.length * 0.49)
        first, last = here + back.normalized() * reach, here + ahead.normalized() * reach
        line += [tuple(first.lerp(here, s / steps).lerp(here.lerp(last, s / steps), s / steps))
                 for s in range(steps + 1)]
    return line + [tuple(points[-1])]
