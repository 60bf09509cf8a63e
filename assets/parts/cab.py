"""Operator cabs with glass, doors, seats, mirrors, wipers and rails."""
from mathutils import Vector

from parts.lamp import beacon, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, mesh, pipe, prism, rod, rounded


def _below(outline, level):
    """The part of an outline under a level."""
    kept = []
    for here, ahead in zip(outline, outline[1:] + outline[:1]):
        if here[1] <= level:
            kept.append(here)
        if (here[1] - level) * (ahead[1] - level) < 0:
            share = (level - here[1]) / (ahead[1] - here[1])
            kept.append((here[0] + share * (ahead[0] - here[0]), level))
    return kept


def _inset(outline, distance):
    middle = Vector([sum(p[i] for p in outline) / len(outline) for i in (0, 1)])
    return [tuple(Vector(p) + (middle - Vector(p)).normalized() * distance) for p in outline]


def cab(outline, width, sill, glass, look='slate', roof='paint', door=None, post=0.075, narrow=0.0, doors=(1, -1),
        lower='paint', lamps=4, beacon_at=None, seat_x=None, wheel=False):
    """A cab around the origin of y: side corners (x, z) counted clockwise from the rear bottom; `glass` names the edges
    (by index of their first corner) that are panes; `sill` is the height below which the sides are sheet; `door` the x of
    the door post; `narrow` how much each side leans in at the top (metres)."""
    low, high = min(p[1] for p in outline), max(p[1] for p in outline)

    def at(point, side):
        share = (point[1] - low) / (high - low)
        return (point[0], side * (width / 2 - narrow * max(share - 0.3, 0) / 0.7), point[1])

    count = len(outline)
    for index, (here, ahead) in enumerate(zip(outline, outline[1:] + outline[:1])):
        for side in (1, -1):
            beam(at(here, side), at(ahead, side), (post, post), look, 0.02)
        rod(at(here, 1), at(here, -1), post * 0.52, look)
        _pane([at(here, 1), at(ahead, 1), at(ahead, -1), at(here, -1)], 'glass' if index in glass else look,
              0.006 if index in glass else 0.03)
    for side in (1, -1):
        _pane([at(p, side) for p in outline], 'glass', 0.006)
        sheet = _below(outline, sill)
        if len(sheet) > 2:
            _pane([at(p, side) for p in sheet], lower, 0.05)
            with frame((0, -side * 0.03, 0)):
                _pane([at(p, side) for p in sheet], 'trim', 0.03)
            _pane([at(p, side * 1.004) for p in _inset(sheet, 0.09)], lower, 0.062, 0.012)
        if door is not None:
            top = max(z for x, z in outline)
            beam(at((door, low), side), at((door, top), side), (post * 0.8, post * 0.9), look, 0.015)
            if side in doors:
                _handles(at, side, door, low, sill, look)
    _roof(outline, width - 2 * narrow, high, roof, lamps)
    if beacon_at:
        beacon((beacon_at[0], beacon_at[1], high + 0.11))
    _inside(outline, width, low, seat_x, wheel)


def _pane(corners, look, thickness, bevel=0.0):
    points = [Vector(p) for p in corners]
    normal = sum(((points[i] - points[0]).cross(points[i + 1] - points[0]) for i in range(1, len(points) - 1)), Vector())
    shift = normal.normalized() * thickness / 2
    count = len(points)
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh('pane', [p + shift for p in points] + [p - shift for p in points], faces, look, bevel)


def _handles(at, side, door, low, sill, look):
    """Door handle, hinges, the seam of the door and a grab rail beside it."""
    x, y, z = at((door, sill + 0.05), side)
    box((0.16, 0.03, 0.045), (x + 0.14, y + side * 0.045, z - 0.12), 'plastic', 0.012)
    for level in (low + 0.25, sill + 0.35):
        cylinder(0.018, 0.12, (x - 0.02, at((x, level), side)[1] + side * 0.045, level), 'plastic')
    rail = [(door - 0.09, low + 0.35), (door - 0.09, sill + 0.55)]
    points = [Vector(at(p, side)) for p in rail]
    out = Vector((0, side * 0.09, 0))
    pipe([points[0], points[0] + out, points[1] + out, points[1]], 0.014, look, 0.04)


def _roof(outline, width, high, look, lamps):
    top = [x for x, z in outline if z > high - 0.12]
    rear, front = min(top) - 0.09, max(top) + 0.12
    shape = rounded([(rear, -width / 2 - 0.05), (front, -width / 2 - 0.05), (front, width / 2 + 0.05),
                     (rear, width / 2 + 0.05)], 0.14)
    prism(shape, high + 0.015, high + 0.095, look, 'z', 0.035)
    inner = rounded([(rear + 0.18, -width / 2 + 0.14), (front - 0.2, -width / 2 + 0.14), (front - 0.2, width / 2 - 0.14),
                     (rear + 0.18, width / 2 - 0.14)], 0.1)
    prism(inner, high + 0.08, high + 0.118, look, 'z', 0.015)
    for index in range(lamps // 2):
        y = (width / 2 - 0.13) * (1 if index == 0 else -1)
        work_lamp((front - 0.03, y, high + 0.17), (0, 6, 0), 0.13)
        work_lamp((rear + 0.04, y, high + 0.17), (0, 6, 180), 0.13)


def _inside(outline, width, low, seat_x, wheel):
    """Seat, armrests with joysticks, monitor, floor and dashboard: what one sees through the glass."""
    xs = [x for x, _ in outline]
    x = seat_x if seat_x is not None else min(xs) + (max(xs) - min(xs)) * 0.38
    box((max(xs) - min(xs) - 0.2, width - 0.1, 0.03), ((max(xs) + min(xs)) / 2, 0, low + 0.06), 'plastic')
    box((0.34, 0.34, 0.32), (x, 0, low + 0.24), 'trim', 0.03)
    box((0.5, 0.5, 0.13), (x, 0, low + 0.46), 'seat', 0.05)
    box((0.13, 0.48, 0.62), (x - 0.25, 0, low + 0.82), 'seat', 0.05, (0, -10, 0))
    box((0.1, 0.26, 0.18), (x - 0.33, 0, low + 1.2), 'seat', 0.04, (0, -10, 0))
    for side in (1, -1):
        box((0.42, 0.1, 0.08), (x + 0.1, side * 0.33, low + 0.66), 'trim', 0.025)
        box((0.3, 0.13, 0.5), (x + 0.05, side * 0.33, low + 0.36), 'plastic', 0.03)
        rod((x + 0.26, side * 0.33, low + 0.68), (x + 0.29, side * 0.33, low + 0.84), 0.014, 'trim')
        lathe([(0, -0.05), (0.022, -0.04), (0.028, 0.02), (0.02, 0.05), (0, 0.055)], (x + 0.29, side * 0.33, low + 0.87), 'plastic')
    box((0.04, 0.22, 0.16), (max(xs) - 0.32, -width / 2 + 0.2, low + 0.95), 'plastic', 0.015, (0, 0, 20))
    if wheel:
        box((0.2, 0.34, 0.62), (x + 0.72, 0, low + 0.4), 'trim', 0.05, (0, 14, 0))
        rod((x + 0.68, 0, low + 0.6), (x + 0.52, 0, low + 0.86), 0.03, 'plastic')
        with frame((x + 0.51, 0, low + 0.88), (0, -32, 0)):
            lathe([(0.19, 0.016), (0.206, 0), (0.19, -0.016), (0.174, 0), (0.19, 0.016)], (0, 0, 0), 'plastic')
            box((0.36, 0.035, 0.012), (0, 0, 0), 'plastic', 0.004)
            cylinder(0.045, 0.03, (0, 0, 0), 'plastic')


def wiper(pivot, tip, out):
    """A wiper arm with its blade on a pane; `out` is the direction out of the pane."""
    pivot, tip, out = Vector(pivot), Vector(tip), Vector(out) * 0.03
    cylinder(0.022, 0.03, pivot + out * 0.6, 'plastic', 'x')
    rod(pivot + out, tip + out, 0.007, 'plastic')
    along = (tip - pivot).normalized() * 0.02
    beam(pivot.lerp(tip, 0.25) + out * 0.7 + along, tip + out * 0.7 + (tip - pivot) * 0.22, (0.01, 0.018), 'plastic', 0.002)


def mirror(root, head, look='plastic'):
    """A rear mirror on an arm; its glass looks backward."""
    root, head = Vector(root), Vector(head)
    pipe([root, root.lerp(head, 0.5) + Vector((0.03, 0, 0.03)), head], 0.012, 'trim', smooth=True)
    box((0.07, 0.2, 0.34), head, look, 0.03)
    box((0.01, 0.17, 0.3), head + Vector((-0.036, 0, 0)), 'chrome', 0.002)
