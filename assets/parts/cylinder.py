"""Hydraulic cylinders."""
from parts.fasteners import bolt_ring
from parts.hose import fitting
from parts.shapes import box, cylinder, lathe, pipe, span


def ram(start, end, bore, body=0.55, look='paint', side=(0, 1, 0), line=True):
    """A hydraulic cylinder between two pins: eye, barrel (its share of the length), gland, chrome rod, eye."""
    radius = bore / 2
    with span(start, end, side) as length:
        barrel = length * body
        for height in (0, length):
            cylinder(radius * 1.05, bore * 0.85, (0, 0, height), look if not height else 'slate', 'y', bore * 0.06)
            cylinder(radius * 0.55, bore * 1.0, (0, 0, height), 'steel', 'y', bore * 0.05)
        lathe([(0, radius * 0.5), (radius * 0.9, radius * 0.6), (radius * 1.08, radius * 1.0), (radius * 1.08, radius * 1.5),
               (radius, radius * 1.55), (radius, barrel - bore * 0.5), (radius * 1.13, barrel - bore * 0.48),
               (radius * 1.13, barrel), (radius * 1.05, barrel + bore * 0.05), (radius * 0.72, barrel + bore * 0.08),
               (radius * 0.68, barrel + bore * 0.16), (0, barrel + bore * 0.16)], (0, 0, 0), look, steps=40)
        bolt_ring((0, 0, barrel + bore * 0.03), radius * 0.93, 8, 'z', 1, bore * 0.045, 'trim')
        cylinder(radius * 0.6, length - barrel, (0, 0, (length + barrel) / 2), 'chrome', bevel=0.002)
        lathe([(radius * 0.62, length - bore * 0.8), (radius * 0.85, length - bore * 0.7), (radius * 0.85, length - radius)],
              (0, 0, 0), 'slate', steps=32)
        if line:
            _line(radius, barrel)


def _line(radius, barrel):
    """The steel line along the barrel that feeds the rod side, with blocks, clamps and fittings."""
    out = radius * 1.32
    for height in (radius * 2.0, barrel - radius * 0.7):
        box((radius * 0.75, radius * 0.7, radius * 0.8), (radius * 1.05, 0, height), 'slate', radius * 0.08)
    pipe([(out, 0, radius * 3.2), (out, 0, barrel - radius * 0.7)], radius * 0.14, 'zinc')
    for share in (0.35, 0.7):
        box((radius * 0.5, radius * 0.5, radius * 0.22), (out * 0.92, 0, barrel * share), 'trim', radius * 0.05)
    fitting((out, 0, radius * 2.4), (0, 0, -1), radius * 0.2)
    fitting((out, 0, radius * 3.0), (0, 0, -1), radius * 0.2)
