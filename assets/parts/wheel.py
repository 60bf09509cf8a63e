"""Earth-mover wheels: tyres with cut treads on bolted rims, as parts to be put down several times."""
import math

from parts.fasteners import bolt_ring
from parts.shapes import box, cylinder, lathe, loft, part, frame


def wheel(radius, width, rim, lugs=20, depth=0.07, slant=0.5, cover=0.62, look='paint', hub=0.22, dish=0.35, planet=True,
          middle=False):
    """A wheel in the plane y = 0 whose outside looks along y.

    `rim` radius of the rim, `lugs` per side, `depth` of the tread, `slant` of a lug over half the width (in lug pitches),
    `cover` the share of the pitch that is rubber, `dish` how deep the disc lies (share of the width)."""
    with part('wheel') as made:
        _carcass(radius, width, rim, depth)
        _tread(radius, width, rim, lugs, depth, slant, cover, middle)
        _rim(rim, width, look, hub, dish, planet)
    return made


def _crown(radius, width, share):
    """The outer radius of the tread at a share of the half width."""
    return radius - 0.035 * width * share ** 2 - 0.03 * width * max(share - 0.8, 0) / 0.2


def _carcass(radius, width, rim, depth):
    base, half = radius - depth, width / 2
    profile = [(rim, -half * 0.80), (rim + 0.02, -half * 0.88)]
    wall = base - rim
    for share, out in ((0.12, 0.93), (0.22, 0.965), (0.235, 0.985), (0.27, 0.985), (0.285, 0.975), (0.42, 1.0), (0.55, 1.0),
                       (0.66, 0.985), (0.675, 0.995), (0.71, 0.99), (0.725, 0.972), (0.86, 0.93), (0.95, 0.85)):
        profile.append((rim + wall * share, -half * out))
    for share in (0.75, 0.5, 0.25):
        profile.append((_crown(base, width, share) + 0.01, -half * share))
    lathe(profile + [(base + 0.012, 0)] + [(r, -y) for r, y in profile[::-1]], (0, 0, 0), 'rubber', 'y', 112)


def _tread(radius, width, rim, lugs, depth, slant, cover, middle):
    half, pitch = width / 2, 2 * math.pi / lugs
    wall = radius - rim

    def section(y, angle, spread, top, bottom):
        inner, outer = pitch * spread * 0.56, pitch * spread * 0.47
        return [(r * math.cos(a), y, r * math.sin(a)) for r, a in
                ((bottom, angle - inner), (top, angle - outer), (top, angle + outer), (bottom, angle + inner))]

    for side in (1, -1):
        for index in range(lugs):
            start = pitch * (index + (0.5 if side < 0 else 0))
            sections = []
            for share in (0.03, 0.15, 0.4, 0.65, 0.88, 0.96):
                angle = start + pitch * slant * min(share, 0.8)
                spread = cover * (0.85 + 0.2 * share)
                top = _crown(radius, width, share)
                sections.append(section(side * half * share, angle, spread, top, radius - depth * 1.35 - 0.05 * width * share ** 3))
            angle = start + pitch * slant * 0.8
            sections.append(section(side * half * 1.0, angle, cover * 1.03, radius - wall * 0.12, radius - wall * 0.22))
            sections.append(section(side * half * 1.005, angle, cover * 0.9, radius - wall * 0.26, radius - wall * 0.30))
            loft(sections, 'rubber', depth * 0.10, 40)
    if middle:
        lathe([(radius - depth, -half * 0.06), (radius - 0.004, -half * 0.05), (radius - 0.004, half * 0.05),
               (radius - depth, half * 0.06)], (0, 0, 0), 'rubber', 'y', 96)


def _rim(rim, width, look, hub, dish, planet):
    half = width / 2
    lip, well = half * 0.86, half * dish
    lathe([(rim * 1.035, lip + 0.012), (rim * 1.045, lip), (rim * 1.03, lip - 0.02), (rim * 0.99, lip - 0.03),
           (rim * 0.985, lip + 0.008), (rim * 1.035, lip + 0.012)], (0, 0, 0), look, 'y', 96)
    lathe([(rim * 0.985, lip), (rim * 0.95, lip - 0.03), (rim * 0.93, well + 0.06), (rim * 0.90, well + 0.02), (rim * 0.60, well),
           (rim * 0.56, well + 0.015), (rim * 0.50, well + 0.02), (0, well + 0.02)], (0, 0, 0), look, 'y', 96)
    lathe([(rim * 0.985, -lip), (rim * 0.93, -lip + 0.04), (rim * 0.90, well)], (0, 0, 0), 'slate', 'y', 64)
    bolt_ring((0, well + 0.004, 0), rim * 0.70, 24 if rim > 0.5 else 10, 'y', 1, max(0.011, rim * 0.02))
    if planet:
        lathe([(rim * 0.52, well), (rim * 0.52, well + 0.09), (rim * 0.49, well + 0.12), (rim * 0.30, well + 0.14),
               (rim * 0.28, well + hub), (rim * 0.25, well + hub + 0.02), (0, well + hub + 0.02)], (0, 0, 0), look, 'y', 64)
        bolt_ring((0, well + 0.125, 0), rim * 0.40, 12, 'y', 1, max(0.01, rim * 0.016))
        bolt_ring((0, well + hub + 0.02, 0), rim * 0.19, 6, 'y', 1, max(0.008, rim * 0.013))
    else:
        lathe([(rim * 0.30, well), (rim * 0.29, well + hub), (rim * 0.24, well + hub + 0.01), (0, well + hub + 0.012)], (0, 0, 0),
              'slate', 'y', 48)
    cylinder(0.012, 0.06, (rim * 0.86, well + 0.05, 0), 'brass', 'y')


def road_wheel(radius, width, rim, look='white'):
    """A trailer wheel with a grooved road tyre and a slotted steel rim."""
    with part('road wheel') as made:
        half, wall = width / 2, radius - rim
        profile = [(rim, -half * 0.85), (rim + wall * 0.1, -half * 0.95), (rim + wall * 0.3, -half * 0.99), (rim + wall * 0.32, -half * 1.01),
                   (rim + wall * 0.36, -half * 1.01), (rim + wall * 0.38, -half), (rim + wall * 0.7, -half * 0.98),
                   (rim + wall * 0.9, -half * 0.88), (radius - 0.008, -half * 0.78)]
        grooves = []
        for y in (-0.5, -0.17, 0.17, 0.5):
            grooves += [(radius, half * (y - 0.055)), (radius - 0.012, half * (y - 0.05)), (radius - 0.012, half * (y + 0.05)),
                        (radius, half * (y + 0.055))]
        lathe(profile + grooves + [(r, -y) for r, y in profile[::-1]], (0, 0, 0), 'rubber', 'y', 96)
        for index in range(44):
            a = 2 * math.pi * index / 44
            for side in (1, -1):
                with frame((0, 0, 0), (0, math.degrees(a), 0)):
                    box((0.006, width * 0.16, 0.012), (0.0, side * half * 0.82, radius - 0.006), 'mesh', 0)
        lathe([(rim * 1.03, half * 0.9), (rim * 1.0, half * 0.92), (rim * 0.95, half * 0.8), (rim * 0.93, half * 0.35), (rim * 0.8, half * 0.28),
               (rim * 0.55, half * 0.5), (rim * 0.42, half * 0.5), (0, half * 0.48)], (0, 0, 0), look, 'y', 64)
        for index in range(10):
            a = 2 * math.pi * index / 10
            cylinder(rim * 0.09, 0.012, (rim * 0.70 * math.cos(a), half * 0.385, rim * 0.70 * math.sin(a)), 'mesh', 'y')
        bolt_ring((0, half * 0.5, 0), rim * 0.34, 5, 'y', 1, 0.011)
        lathe([(rim * 0.2, half * 0.48), (rim * 0.19, half * 0.8), (rim * 0.15, half * 0.88), (0, half * 0.9)], (0, 0, 0), 'trim', 'y', 32)
    return made
