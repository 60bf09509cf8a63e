"""A rigid haul truck of the 95 t class with its body down."""
from machines.haul_truck_body import body
from parts.cab import cab, mirror, wiper
from parts.cylinder import ram
from parts.decal import FRONT, LEFT, hazard, label, lettering, maker
from parts.fasteners import bolt_ring, bolts
from parts.grille import screen
from parts.hose import hoses
from parts.ladder import grab, ladder, rail, tread
from parts.lamp import headlamp, work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, place, prism, rod, rounded
from parts.wheel import wheel

MODEL = 'VK 95 T'
RADIUS, FRONT_AXLE, REAR_AXLE, DECK = 1.35, 2.55, -2.05, 3.32


def build():
    """The whole machine."""
    axles()
    chassis()
    nose()
    deck()
    operator()
    body(MODEL)


def axles():
    """Six wheels, the rear axle, struts and steering rods."""
    tyre = wheel(RADIUS, 0.78, 0.66, lugs=22, depth=0.07, slant=0.35, cover=0.74, hub=0.1, dish=0.45, planet=True)
    for side in (1, -1):
        place(tyre, (FRONT_AXLE, side * 2.08, RADIUS), scale=(1, side, 1))
        place(tyre, (REAR_AXLE, side * 2.26, RADIUS), (0, 9, 0), scale=(1, side, 1))
        place(tyre, (REAR_AXLE, side * 1.38, RADIUS), scale=(1, side, 1))
        cylinder(0.17, 1.5, (FRONT_AXLE - 0.05, side * 1.42, 2.05), 'slate', 'z', 0.03, turn=(side * 5, 0, 0))
        cylinder(0.125, 0.7, (FRONT_AXLE - 0.05, side * 1.48, 1.45), 'chrome', 'z', turn=(side * 5, 0, 0))
        box((0.4, 0.5, 0.5), (FRONT_AXLE, side * 1.55, RADIUS), 'slate', 0.08)
        ram((REAR_AXLE - 0.5, side * 0.62, 1.35), (REAR_AXLE - 0.35, side * 0.66, 2.35), 0.26, 0.6, 'slate')
    lathe([(0.30, -1.0), (0.34, -0.75), (0.52, -0.45), (0.60, 0.0), (0.52, 0.45), (0.34, 0.75), (0.30, 1.0)], (REAR_AXLE, 0, RADIUS),
          'slate', 'y')
    rod((FRONT_AXLE - 0.35, 1.5, 1.2), (FRONT_AXLE - 0.35, -1.5, 1.2), 0.06, 'slate')


def chassis():
    """Main rails, tanks and hoist cylinders."""
    for side in (1, -1):
        rail_shape = rounded([(4.5, 1.15), (4.5, 1.75), (0.5, 1.85), (-1.2, 2.15), (-3.2, 2.25), (-3.4, 1.95), (-1.2, 1.6), (0.2, 1.2)], 0.15)
        prism(rail_shape, side * 0.58 - 0.13, side * 0.58 + 0.13, 'slate', 'y', 0.03)
        ram((0.35, side * 0.88, 1.35), (0.95, side * 0.9, 2.5), 0.34, 0.8, 'slate')
    for x in (4.0, 1.6, -3.1):
        cylinder(0.2, 1.2, (x, 0, 1.6 if x > 0 else 2.1), 'slate', 'y', 0.03)
    cylinder(0.48, 1.6, (0.62, 1.85, 1.5), 'paint', 'x', 0.07)
    for x in (0.2, 1.04):
        lathe([(0.49, -0.04), (0.5, -0.04), (0.5, 0.04), (0.49, 0.04)], (x, 1.85, 1.5), 'slate', 'x')
        box((0.08, 0.7, 0.12), (x, 1.45, 1.6), 'slate', 0.02)
    cylinder(0.07, 0.08, (0.62, 1.85, 2.0), 'trim')
    box((1.5, 0.8, 1.0), (0.6, -1.85, 1.55), 'paint', 0.1)
    box((0.02, 0.5, 0.5), (1.36, -1.85, 1.6), 'slate', 0.01)
    for z in (1.4, 1.75):
        cylinder(0.045, 0.02, (0.9, -2.255, z), 'lens', 'y')
    hoses([(0.2, 1.5, 1.9), (-0.2, 1.1, 2.1), (-0.7, 0.75, 1.9)], [(0, 0.0, 0), (0.1, 0.05, 0)], 0.035)


def nose():
    """Bumper with lamps, radiator, hood, air cleaners and the two stairs."""
    prism(rounded([(4.35, -2.35), (4.75, -2.35), (4.98, -1.6), (4.98, 1.6), (4.75, 2.35), (4.35, 2.35)], 0.12), 0.92, 1.38, 'paint',
          'z', 0.05)
    hazard((4.985, 0, 1.0), FRONT, 2.6, 0.1, 16)
    lettering(MODEL, (4.99, 0, 1.21), FRONT, 0.17)
    for side in (1, -1):
        for y in (1.32, 1.62):
            headlamp((4.955 - (y - 1.3) * 0.12, side * y, 1.56), (0, 0, side * 8), 0.115)
        prism(rounded([(4.5, 1.38), (4.93, 1.38), (4.93, 1.66), (4.75, 1.74), (4.5, 1.74)], 0.05), *sorted((side * 1.14, side * 1.8)), 'slate',
              'y', 0.02)
        box((0.05, 0.16, 0.1), (4.9, side * 1.98, 1.46), 'amber', 0.015)
        for y in (1.28, 1.72):
            _air_cleaner(side * y)
    prism(rounded([(4.72, 1.38), (4.86, 1.5), (4.86, 3.1), (4.74, 3.24), (3.0, 3.24), (3.0, 1.38)], 0.1), -1.0, 1.0, 'paint', 'y', 0.06)
    screen((4.945, 0, 2.28), 1.6, 1.36, (0, 0, 0), 0.06, 'slate', 'slate')
    box((0.03, 0.9, 0.2), (4.89, 0, 2.98), 'slate', 0.01)
    lettering(maker(MODEL), (4.91, 0, 3.08), FRONT, 0.13, 'label')
    for side in (1, -1):
        ladder((5.08, side * 2.05, 0.62), (4.62, side * 2.05, DECK), 0.52, (0, 1, 0), 8, 'slate', rails=False)
        for edge in (-0.3, 0.3):
            pipe([(5.08, side * 2.05 + edge, 1.2), (5.16, side * 2.05 + edge, 1.5), (4.72, side * 2.05 + edge, DECK + 0.9),
                  (4.4, side * 2.05 + edge, DECK + 0.9)], 0.022, 'slate', 0.12)


def _air_cleaner(y):
    lathe([(0, -0.32), (0.13, -0.32), (0.2, -0.26), (0.2, 0.26), (0.215, 0.27), (0.215, 0.31), (0.19, 0.36), (0.06, 0.38), (0, 0.38)],
          (4.58, y, 2.72), 'slate', 'x', 48)
    lathe([(0.218, -0.02), (0.224, -0.02), (0.224, 0.02), (0.218, 0.02)], (4.58, y, 2.72), 'zinc', 'x')
    bolt_ring((4.96, y, 2.72), 0.1, 4, 'x', 1, 0.012)
    cylinder(0.09, 0.6, (4.4, y, 3.0), 'hose', 'z')
    cylinder(0.05, 0.16, (4.62, y, 2.46), 'plastic')


def deck():
    """The walkway over the front wheels with rails, cabinets and mudguards."""
    prism(rounded([(4.78, -2.66), (4.78, 2.66), (1.95, 2.66), (1.95, -2.66)], 0.15), DECK - 0.1, DECK, 'slate', 'z', 0.02)
    for side in (1, -1):
        flap = [(3.98, 2.45), (3.86, 2.82), (3.55, 3.05), (1.95, 3.05), (1.5, 2.8), (1.3, 2.3)]
        low, high = sorted((side * 1.62, side * 2.62))
        prism(flap + [(x - 0.03, z + 0.04) for x, z in flap[::-1]], low, high, 'paint', 'y', 0.006)
        for x in (3.4, 2.1):
            beam((x, side * 1.0, 2.5), (x, side * 2.4, DECK - 0.1), (0.14, 0.1), 'slate')
        rail([(4.40, side * 2.6, DECK), (3.2, side * 2.6, DECK), (2.0, side * 2.6, DECK)], 0.95, 'slate', 0.022)
    rail([(4.72, 1.72, DECK), (4.72, 0.2, DECK), (4.72, -1.72, DECK)], 0.95, 'slate', 0.022)
    box((0.9, 1.0, 1.05), (3.0, -1.9, DECK + 0.525), 'paint', 0.05)
    for y in (-2.15, -1.65):
        box((0.02, 0.44, 0.86), (3.455, y, DECK + 0.54), 'paint', 0.012)
        box((0.02, 0.03, 0.12), (3.47, y + 0.17, DECK + 0.55), 'plastic', 0.006)
    label((3.468, -1.75, DECK + 0.8), FRONT, 0.1, 0.14)
    box((1.1, 0.55, 0.7), (2.75, -0.75, DECK + 0.35), 'slate', 0.06)
    cylinder(0.16, 0.9, (2.3, -0.35, DECK + 0.5), 'exhaust', 'z', 0.03)
    for x in range(14):
        for y in (1.9, 2.3):
            box((0.09, 0.02, 0.008), (4.5 - x * 0.06, y, DECK + 0.003), 'steel', 0.003, (0, 0, 45 if x % 2 else -45))


def operator():
    """The cab on the left of the deck."""
    with frame((0, 1.42, 0)):
        outline = [(2.12, DECK + 0.02), (2.08, 4.2), (2.14, 4.86), (3.62, 4.86), (3.92, 4.15), (3.92, DECK + 0.02)]
        cab(outline, 1.62, 4.02, glass=(1, 3), door=2.72, narrow=0.05, lamps=2, beacon_at=(2.4, 0.5), wheel=True, seat_x=2.75,
            lower='paint')
        box((0.04, 1.5, 0.62), (3.935, 0, DECK + 0.36), 'paint', 0.015)
        wiper((3.93, 0.2, 4.02), (3.84, 0.35, 4.55), (1, 0, 0.35))
        wiper((3.93, -0.45, 4.02), (3.84, -0.3, 4.55), (1, 0, 0.35))
        lettering('07', (2.42, 0.845, 3.7), LEFT, 0.24)
        grab((3.3, 0.84, 3.6), (3.3, 0.84, 4.5), (0, 0.09, 0))
    for side in (1, -1):
        mirror((4.70, side * 2.3, DECK + 0.95), (4.86, side * 2.66, DECK + 0.92))
        work_lamp((4.76, side * 1.2, DECK - 0.18), (0, 10, 0), 0.14)
    tread((3.1, 2.5, DECK + 0.01), 0.5, (1, 0, 0), 0.2)
    bolts([(4.87, y, z) for y in (-0.96, 0.96) for z in (1.5, 1.9, 2.3, 2.7)], (1, 0, 0), 0.016)
