"""Keys, buttons, locks, terminals and connectors that sit on a face plate: x right, y up the plate, z out of it; decimetres."""
import json
import math
import os
import re

from parts.decal import lettering
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, part, pipe, place, prism, rounded
from products.looks import glow, sheet

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../packages/contract/src/products/manuals/panels.json'), encoding='utf-8') as source:
    PANELS = json.load(source)

# how high above the plate a control is pointed at, where it is higher than a key
HEIGHTS = {'post': 0.32, 'keyswitch': 0.5, 'button': 0.2, 'connector': 0.26}


def panel(slug, screws=True):
    """The printed plate of a console with everything on it; its surface is z = 0."""
    plan = PANELS[slug]
    w, h = plan['w'], plan['h']
    prism(corners(w, h, 0.09), -0.05, -0.002, 'rim', 'z', 0.008)
    sheet(f'panel-{slug}', (0, 0, 0), (0, 0, 0), w, h)
    if screws:
        for x in (-w / 2 + 0.085, w / 2 - 0.085):
            for y in (-h / 2 + 0.085, h / 2 - 0.085):
                screw((x, y, 0), 0.04)
    for control in plan['controls']:
        with frame((control['x'], control['y'], 0)):
            if control['kind'] != 'antenna':  # it moves, and its anchor with it
                anchor('-'.join(re.findall('[a-z0-9]+', f"{control['kind']} {control.get('label', '')}".lower())), (0, 0, HEIGHTS.get(control['kind'], 0.1)))
            KINDS[control['kind']](control)


def corners(w, h, radius=0.1, at=(0, 0)):
    """The outline of a rectangle with rounded corners."""
    x, y = w / 2, h / 2
    return rounded([(at[0] - x, at[1] - y), (at[0] + x, at[1] - y), (at[0] + x, at[1] + y), (at[0] - x, at[1] + y)], radius, 8)


def screw(at, radius=0.04, look='steel'):
    """A countersunk screw with a hexagon socket."""
    with frame(at):
        lathe([(0, 0), (radius * 1.25, 0), (radius * 1.25, 0.004), (radius * 1.05, 0.008)], (0, 0, 0), 'mesh', steps=32)
        lathe([(0, 0.004), (radius, 0.004), (radius, 0.018), (radius * 0.8, 0.024), (radius * 0.5, 0.024)], (0, 0, 0), look, steps=32)
        lathe([(radius * 0.5, 0.024), (radius * 0.5, 0.012), (0, 0.012)], (0, 0, 0), 'mesh', steps=6)


def ring(outer, inner, low, high, look, bevel=0.012):
    """A flat ring with chamfered rims."""
    lathe([(inner, low), (outer, low), (outer, high - bevel), (outer - bevel, high), (inner + bevel, high), (inner, high - bevel), (inner, low)],
          (0, 0, 0), look, steps=72)


def screen(control):
    """A display behind its bezel."""
    w, h = control['w'], control['h']
    bezel(w, h, 0.055, 0.05)
    sheet(control['print'], (0, 0, 0.022), (0, 0, 0), w, h, 0.95)


def bezel(w, h, rim, high):
    """A raised frame around a rectangle and the dark ground inside."""
    for x, y, sx, sy in ((0, h / 2 + rim / 2, w + rim * 2, rim), (0, -h / 2 - rim / 2, w + rim * 2, rim),
                         (w / 2 + rim / 2, 0, rim, h + rim), (-w / 2 - rim / 2, 0, rim, h + rim)):
        box((sx, sy, high), (x, y, high / 2), 'rim', 0.014)
    box((w + rim, h + rim, 0.02), (0, 0, 0.008), 'black-glass', 0)


def keys(control):
    """A keypad: a rubber mat and one cap per key with its legend."""
    rows, w, h, gap = control['rows'], control['w'], control['h'], control['gap']
    columns = len(rows[0])
    whole = (columns * (w + gap) + gap, len(rows) * (h + gap) + gap)
    prism(corners(*whole, 0.06), 0, 0.02, 'rubber', 'z', 0.006)
    for index, name in enumerate(name for row in rows for name in row):
        row, column = divmod(index, columns)
        x = (column - (columns - 1) / 2) * (w + gap)
        y = ((len(rows) - 1) / 2 - row) * (h + gap)
        look = control['looks'][index]
        with frame((x, y, 0.015)):
            prism(corners(w, h, 0.05), 0, 0.065, look, 'z', 0.02, 0.9)
            lettering(name, (0, 0, 0.066), (0, 0, 0), h * (0.42 if len(name) > 1 else 0.54), 'legend', 'LiberationSans-Bold.ttf')


def button(control):
    """A domed push button in a steel collar, with a tall guard where it fires."""
    r = control['r']
    ring(r * 1.22, r * 0.9, 0, 0.05, 'chrome')
    dome = [(r * 0.86, 0.0), (r * 0.86, 0.1), (r * 0.82, 0.13), (r * 0.6, 0.15), (0, 0.157)]
    lathe(dome, (0, 0, 0), control['look'], steps=72)
    if control.get('guard'):
        ring(r * 1.24, r * 1.1, 0.05, 0.13, 'alu')


def keyswitch(control):
    """A lock with its key turned to on."""
    r = control['r']
    ring(r * 1.1, r * 0.72, 0, 0.06, 'chrome')
    lathe([(r * 0.74, 0.0), (r * 0.74, 0.09), (r * 0.66, 0.105), (0, 0.105)], (0, 0, 0), 'alu-dark', steps=64)
    with frame((0, 0, 0.1), (0, 0, -35)):
        box((0.024, 0.1, 0.14), (0, 0, 0.05), 'steel', 0.004)
        bow = [(0.14 * math.cos(a), 0.11 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
        with frame((0, 0, 0.22), (90, 0, 90)):
            prism([(x, y) for x, y in bow], -0.02, 0.02, 'post', 'z', 0.01)
            lathe([(0.035, -0.023), (0.05, -0.023), (0.05, 0.023), (0.035, 0.023), (0.035, -0.023)], (0, 0.055, 0), 'steel', steps=32)


def led(control):
    """A small lamp in its ring."""
    colour = {'ledgreen': (0.08, 1.0, 0.28), 'ledred': (1.0, 0.06, 0.03), 'ledamber': (1.0, 0.5, 0.04)}[control['look']]
    ring(0.05, 0.034, 0, 0.018, 'chrome', 0.004)
    thing = lathe([(0.035, 0), (0.035, 0.015), (0.024, 0.03), (0, 0.036)], (0, 0, 0), 'plastic', steps=32)
    thing.data.materials[0] = glow(control['look'], colour, 3.0)


def _knurled(radius, low, high, look, teeth=28, axis='z'):
    outline = []
    for index in range(teeth * 2):
        a, r = math.pi * index / teeth, radius * (1.0 if index % 2 else 0.93)
        outline.append((r * math.cos(a), r * math.sin(a)))
    prism(outline, low, high, look, axis, 0.008)


def post(control):
    """A binding post: insulated collar, metal stem and a knurled head."""
    look = control['look']
    name = f'post {look}'
    with part(name) as made:
        ring(0.14, 0.02, 0, 0.035, look)
        lathe([(0.05, 0.03), (0.05, 0.12), (0, 0.12)], (0, 0, 0), 'gold', steps=32)
        _knurled(0.105, 0.085, 0.25, look)
        lathe([(0.06, 0.25), (0.06, 0.262), (0.034, 0.262), (0.034, 0.22), (0, 0.22)], (0, 0, 0), 'gold', steps=32)
    place(made)


def connector(control):
    """A round bayonet connector on a square flange with a cap on its strap."""
    r = control['r']
    prism(corners(r * 2.5, r * 2.5, 0.06), 0, 0.035, 'alu-dark', 'z', 0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            screw((x * r * 1.02, y * r * 1.02, 0.03), 0.026)
    ring(r, r * 0.8, 0.03, 0.2, 'alu')
    _knurled(r * 1.06, 0.08, 0.15, 'alu', 40)
    lathe([(r * 0.8, 0.06), (0, 0.06)], (0, 0, 0), 'post', steps=48)
    for index in range(5):
        a = 2 * math.pi * index / 5
        cylinder(0.018, 0.1, (r * 0.42 * math.cos(a), r * 0.42 * math.sin(a), 0.1), 'gold', 'z', 0.004, 20)


def rfid(control):
    """The reading field for the card."""
    w, h = control['w'], control['h']
    prism(corners(w + 0.08, h + 0.08, 0.07), 0, 0.03, 'rim', 'z', 0.01)
    sheet(control['print'], (0, 0, 0.0315), (0, 0, 0), w, h)


def antenna(control):
    """A whip antenna on its threaded foot, leaning back a little."""
    prism(corners(0.36, 0.36, 0.06), 0, 0.03, 'alu-dark', 'z', 0.008)
    _knurled(0.13, 0.03, 0.15, 'alu', 36)
    with joint('antenna', (0, 0, 0.14), (-4, 3, 0), ((0.85, 0.2, -0.94), (92, 0, 0)), (0, 0.55)):
        anchor('antenna', (0, 0, 1.4))
        lathe([(0.07, 0), (0.1, 0.05), (0.1, 0.5), (0.075, 0.62), (0.06, 0.64)], (0, 0, 0), 'rim', steps=48)
        coil = [(0.058 * math.cos(a), 0.058 * math.sin(a), 0.62 + 0.3 * i / 120) for i in range(121) for a in [2 * math.pi * 8 * i / 120]]
        pipe(coil, 0.014, 'steel')
        lathe([(0.05, 0.9), (0.055, 1.0), (0.05, 1.2), (0.032, 2.3), (0.03, 2.34), (0, 2.36)], (0, 0, 0), 'rim', steps=40)
        ring(0.062, 0.0, 1.0, 1.06, 'case-amber')


KINDS = {'screen': screen, 'keys': keys, 'button': button, 'keyswitch': keyswitch, 'led': led, 'post': post,
         'connector': connector, 'rfid': rfid, 'antenna': antenna}
