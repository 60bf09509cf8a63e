"""A rugged case with a lid, as consoles of the field come in: x right, y away from the reader, z up; decimetres."""
import math
import random
from dataclasses import dataclass

from parts.hose import hose
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, mesh, pipe, prism
from products.controls import PANELS, corners, panel, screw
from products.looks import sheet


@dataclass(frozen=True)
class Style:
    """What makes a case one of its kind: the corner of its outline and what is put on its walls."""
    radius: float
    cut: bool
    walls: str


STYLES = {
    'ribbed': Style(0.2, False, 'ribs'),
    'cut': Style(0.3, True, 'guards'),
    'round': Style(0.42, False, 'bumpers'),
}


def console(slug, look, base=0.95, lid=0.5, opened=117, closed=False, steps=None, style='ribbed'):
    """A console in its case: panel in the base, instructions in the lid."""
    plan, kind = PANELS[slug], STYLES[style]
    w, d = plan['w'] + 0.42, plan['h'] + 0.42
    _base(w, d, base, look, kind)
    if not closed:
        with frame((0, 0, base - 0.05)):
            panel(slug)
    _hinges(w, d, base, look)
    with joint('lid', (0, d / 2 + 0.05, base + 0.05), (0 if closed else -opened, 0, 0), ((0, 0, 0), (0 if closed else opened, 0, 0)), (0.4, 1)):
        with frame((0, -d / 2 - 0.05, 0.0)):
            _lid(w, d, lid, look, slug, steps, kind)
    _latches(w, d, base, lid, closed)
    _handle(w, d, base)
    return w, d


def _outline(w, d, kind, radius=None):
    """The outline of a case, with round or cut corners of as many points."""
    line = corners(w, d, radius or kind.radius)
    if not kind.cut:
        return line
    per = len(line) // 4
    return [tuple(a + (b - a) * step / (per - 1) for a, b in zip(line[start], line[start + per - 1]))
            for start in range(0, len(line), per) for step in range(per)]


def _shell(w, d, low, high, look, kind, taper=1.0, bevel=0.05, radius=None):
    prism(_outline(w, d, kind, radius), low, high, look, 'z', bevel, taper)


def _base(w, d, high, look, kind):
    """A tub with a rim and feet."""
    with frame((0, 0, 0), (180, 0, 0)):
        _shell(w - 0.06, d - 0.06, -high + 0.14, -0.05, look, kind, 0.965, 0.09)
    _ring(_outline(w, d, kind), _hole(w, d), high - 0.2, high - 0.02, look)
    _ring(_outline(w - 0.05, d - 0.05, kind), _outline(w - 0.23, d - 0.23, kind, kind.radius - 0.08), high - 0.03, high + 0.03, 'rubber')
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(0.14, 0.08, (x * (w / 2 - 0.32 - kind.radius / 6), y * (d / 2 - 0.32 - kind.radius / 6), 0.035), 'rubber', 'z', 0.02)
    WALLS[kind.walls](w, d, high, look, kind)


def _ribs(w, d, high, look, _):
    """Upright ribs and thick corners of the same plastic."""
    for x in _steps(w, 0.8):
        for side in (-1, 1):
            box((0.13, 0.07, high - 0.42), (x, side * (d / 2 - 0.045), (high - 0.2) / 2 + 0.04), look, 0.03)
    for y in _steps(d, 0.75):
        for side in (-1, 1):
            box((0.07, 0.13, high - 0.42), (side * (w / 2 - 0.045), y, (high - 0.2) / 2 + 0.04), look, 0.03)
    for x in (-1, 1):
        for y in (-1, 1):
            with frame((x * (w / 2 - 0.13), y * (d / 2 - 0.13), 0)):
                lathe([(0, 0.1), (0.15, 0.1), (0.17, 0.14), (0.17, high - 0.24), (0.15, high - 0.2), (0, high - 0.2)], (0, 0, 0), look)


def _guards(w, d, high, look, kind):
    """A step around the foot, a dark belt, and a screwed plate on each cut corner."""
    _shell(w - 0.01, d - 0.01, 0.12, 0.3, look, kind, 1.0, 0.03)
    _shell(w - 0.035, d - 0.035, high * 0.5 - 0.04, high * 0.5 + 0.05, 'rubber', kind, 1.0, 0.02)
    inset = kind.radius / 2
    for x in (-1, 1):
        for y in (-1, 1):
            with frame((x * (w / 2 - inset - 0.012), y * (d / 2 - inset - 0.012), high * 0.5 - 0.05), (90, 0, math.degrees(math.atan2(y, x)) + 90)):
                prism(corners(kind.radius * 1.25, high - 0.38, 0.06), -0.04, 0.045, 'rim', 'z', 0.02)
                for v in (-1, 1):
                    screw((0, v * (high / 2 - 0.29), 0.045), 0.04)


def _bumpers(w, d, high, look, kind):
    """Two ridges around, and rubber that wraps the corners."""
    for z in (0.34, 0.5):
        _shell(w - 0.02, d - 0.02, z, z + 0.07, look, kind, 1.0, 0.03)
    for x in (-1, 1):
        for y in (-1, 1):
            _bumper((x * (w / 2 - kind.radius), y * (d / 2 - kind.radius), 0), kind.radius + 0.035, math.degrees(math.atan2(y, x)), 0.1, high - 0.26)


def _bumper(at, radius, angle, low, high):
    """A sleeve around a round corner, wider than a quarter by what it overlaps."""
    outer = [math.radians(-58 + step * 116 / 24) for step in range(25)]
    line = [(radius * math.cos(a), radius * math.sin(a)) for a in outer]
    line += [((radius - 0.12) * math.cos(a), (radius - 0.12) * math.sin(a)) for a in reversed(outer)]
    with frame(at, (0, 0, angle)):
        prism(line, low, high, 'rubber', 'z', 0.025)
        for z in (0.33, 0.67):
            prism([(x * 1.012, y * 1.012) for x, y in line], low + (high - low) * z - 0.02, low + (high - low) * z + 0.02, 'rubber', 'z', 0.01)


WALLS = {'ribs': _ribs, 'guards': _guards, 'bumpers': _bumpers}


def _steps(length, pitch):
    count = max(2, round(length / pitch))
    return [(index - (count - 1) / 2) * pitch for index in range(count)]


def opening(w, d, low, high, look, thick=0.19):
    """A frame around an opening, so that a panel lies deeper than its edge."""
    _ring(corners(w, d, 0.2), _hole(w, d, thick), low, high, look)


def _hole(w, d, thick=0.19):
    return corners(w - thick * 2, d - thick * 2, 0.12)


def _ring(outer, inner, low, high, look):
    """A flat frame between two outlines of as many points."""
    count = len(outer)
    points = [(x, y, z) for z in (low, high) for line in (outer, inner) for x, y in line]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        a, b, c, e = 0, count, 2 * count, 3 * count
        faces += [(a + i, a + j, c + j, c + i), (b + j, b + i, e + i, e + j), (c + i, c + j, e + j, e + i), (a + j, a + i, b + i, b + j)]
    mesh('ring', points, faces, look, min(0.025, (high - low) * 0.4))


def _lid(w, d, high, look, slug, steps, kind):
    """The lid, closed above the base: z = 0 is its rim."""
    _ring(_outline(w, d, kind), _hole(w, d), 0.0, 0.16, look)
    with frame((0, 0, 0)):
        _shell(w - 0.06, d - 0.06, 0.12, high, look, kind, 0.955, 0.09)
    prism(corners(w - 0.34, d - 0.34, 0.14), 0.085, 0.13, 'foam', 'z', 0.02)
    if kind.walls == 'ribs':
        for x in _steps(w, 0.8):
            box((0.13, d - 0.5, 0.05), (x, 0, high + 0.0), look, 0.022)
    else:
        _shell(w - 0.5, d - 0.5, high - 0.05, high + 0.022, look, kind, 0.985, 0.02)
    with frame((0, 0, high + 0.028)):
        box((min(2.0, w * 0.62), 0.78, 0.02), (0, 0.05, 0), look, 0.01)
        sheet(f'lid-{slug}', (0, 0.05, 0.0115), (0, 0, 0), 1.8, 0.7)
    if steps:
        sw, sh = steps
        with frame((0, 0.02, 0.083), (180, 0, 0)):
            anchor('steps', (0, 0, 0.05))
            box((sw + 0.05, sh + 0.05, 0.012), (0, 0, 0), 'alu-dark', 0.005)
            sheet(f'steps-{slug}', (0, 0, 0.0075), (0, 0, 0), sw, sh)
            for x in (-1, 1):
                for y in (-1, 1):
                    screw((x * (sw / 2 - 0.045), y * (sh / 2 - 0.045), 0.006), 0.02)


def _hinges(w, d, base, look):
    """Three-part hinges along the back edge with their steel pin."""
    for x in (-w * 0.3, w * 0.3):
        for part, size in ((-0.17, 0.15), (0, 0.17), (0.17, 0.15)):
            cylinder(0.062, size, (x + part, d / 2 + 0.05, base + 0.05), look if part else 'rim', 'x', 0.012)
        cylinder(0.03, 0.6, (x, d / 2 + 0.05, base + 0.05), 'steel', 'x', 0.006)
        box((0.5, 0.06, 0.26), (x, d / 2 + 0.012, base - 0.1), 'rim', 0.02)
        for part in (-0.15, 0.15):
            with frame((x + part, d / 2 + 0.042, base - 0.13), (-90, 0, 0)):
                screw((0, 0, 0), 0.028)


def _latches(w, d, base, lid, closed):
    """Two draw latches on the front; they hang down while the case is open."""
    for x in (-w * 0.3, w * 0.3):
        box((0.46, 0.05, 0.2), (x, -d / 2 - 0.015, base - 0.12), 'rim', 0.02)
        turn = 0 if closed else 8
        with frame((x, -d / 2 - 0.05, base - 0.2), (turn, 0, 0)):
            top = 0.42 if closed else 0.1
            box((0.38, 0.075, 0.42), (0, -0.015, top - 0.2), 'rim', 0.03)
            box((0.26, 0.02, 0.2), (0, -0.054, top - 0.16), 'rubber', 0.008)
            box((0.3, 0.05, 0.06), (0, -0.05, top - 0.37), 'rim', 0.02)
            cylinder(0.022, 0.44, (0, 0, top - 0.02), 'steel', 'x', 0.005)


def _handle(w, d, base):
    """A folding handle on the front."""
    half = min(0.62, w * 0.19)
    anchor('handle', (0, -d / 2 - 0.25, base * 0.5 - 0.13), (90, 0, 0))
    for x in (-half, half):
        box((0.2, 0.14, 0.24), (x, -d / 2 - 0.02, base * 0.5), 'rim', 0.03)
        cylinder(0.045, 0.24, (x, -d / 2 - 0.07, base * 0.5), 'steel', 'x', 0.008)
    low = base * 0.5 - 0.13
    pipe([(-half, -d / 2 - 0.08, base * 0.5), (-half, -d / 2 - 0.14, low - 0.08), (half, -d / 2 - 0.14, low - 0.08), (half, -d / 2 - 0.08, base * 0.5)],
         0.05, 'rim', 0.09)
    cylinder(0.085, half * 1.35, (0, -d / 2 - 0.14, low - 0.08), 'rubber', 'x', 0.03)


def leads(points, looks=('wire-red', 'wire-black'), radius=0.032):
    """Cables from terminals over the edge and away on the floor."""
    for line, look in zip(points, looks):
        hose(line, radius, look, False)


def coil(at, radius, turns, wire, looks, seed=1, high=0.3):
    """A hand-wound coil of twisted twin wire lying on the floor."""
    for index, look in enumerate(looks):
        chance, here, line, phase = random.Random(seed), (0.0, wire * 2), [], math.pi * index
        for _ in range(turns):
            goal = (chance.uniform(-0.075, 0.075) * radius, chance.uniform(wire * 2, high))
            steps = round(radius * 4.4 / wire) + chance.randint(-9, 9)
            for step in range(steps):
                share = step / steps
                a, phase = math.tau * share, phase + math.tau / 22
                r = radius + here[0] + (goal[0] - here[0]) * share + wire * math.cos(phase)
                z = here[1] + (goal[1] - here[1]) * share + wire * math.sin(phase)
                line.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z))
            here = goal
        pipe(line, wire, look)


def tie(at, angle, radius, wide, high):
    """A cable tie around a coil at an angle (degrees) of its ring."""
    with frame(at, (0, 0, angle)):
        for y in (-0.05, 0.05):
            loop = [(radius + wide * math.cos(a), y, high * 0.5 + 0.02 + (high * 0.5 + 0.03) * math.sin(a)) for a in (math.tau * i / 48 for i in range(49))]
            pipe(loop, 0.055, 'rim')
        box((0.2, 0.2, 0.12), (radius + wide * 0.4, 0, high + 0.06), 'rim', 0.03)
