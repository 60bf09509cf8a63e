"""The fragmentation device: a rugged hand-held tablet with camera and positioning antenna, among blasted rock."""
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, prism
from products.controls import corners, screw
from products.drone import drone
from products.laptop import laptop
from products.looks import sheet
from products.rocks import heap, scatter

W, H, LEAN = 3.0, 1.98, 66


def build(view):
    """The tablet before rock; from behind; with drone and laptop; or these alone for the other versions."""
    if view in {'turn', 'model'}:
        with frame((0, 0, 0.93)):
            standing()
        return
    if view == 'desktop':
        laptop('software-quamtum', 112)
        return
    if view == 'drone':
        with frame((0.1, 0, 2.85), (3, -4, -58)):
            drone()
        ground((0.2, 0.4))
        return
    if view == 'set':
        with frame((-1.9, 1.5, 0)):
            laptop('software-quamtum', 108)
        with frame((1.7, 1.3, 2.6), (4, -5, -62)):
            drone()
        heap((2.3, 1.3, 0), 1.3, 0.7, 60, 5, 0.42)
        scatter(((0.9, -0.5, 0.12), (3.2, -0.2, 0.16), (1.5, -1.2, 0.09)))
        with frame((0.55, -0.7, 0.93), (0, 0, -10)):
            standing()
        return
    with frame((0, 0, 0.93), (0, 0, 180 if view == 'back' else 0)):
        standing()
    heap((1.5, 2.05, 0) if view != 'back' else (-1.0, 2.2, 0), 1.75, 1.25, 95, 3, 0.6)
    heap((-1.7, 1.9, 0), 0.9, 0.5, 32, 8, 0.36)
    scatter(((1.95, 0.1, 0.22), (2.3, -0.5, 0.13), (-1.9, 0.2, 0.15), (-2.15, -0.35, 0.09), (1.75, -0.75, 0.08), (2.75, 0.35, 0.17), (-2.5, 0.6, 0.12)))


def ground(at):
    """Broken rock as the drone sees it."""
    heap((at[0], at[1], 0), 2.3, 0.8, 130, 12, 0.5)
    scatter(((-2.4, -0.6, 0.16), (2.6, -0.4, 0.2), (1.2, -1.7, 0.13), (-1.1, -1.6, 0.1), (0.2, -2.0, 0.08)))


def standing():
    """The tablet on its bracket."""
    with frame((0, 0, 0), (LEAN, 0, 0)):
        tablet()
    with joint('bracket', to=((0, 0.7, -0.15), (0, 0, 0)), during=(0.1, 0.8)):
        box((0.5, 0.05, 1.1), (0, 0.58, -0.42), 'alu-dark', 0.02, (18, 0, 0))


def tablet():
    """Body with rubber corners, display, keys, camera and lamp behind, antenna above; x right, y up, z to the reader."""
    prism(corners(W - 0.08, H - 0.08, 0.2), -0.26, 0.0, 'rim', 'z', 0.05)
    for x in (-1, 1):
        for y in (-1, 1):
            with joint(f'corner {x} {y}', to=((x * 0.4, y * 0.35, 0), (0, 0, 0)), during=(0, 0.7)):
                prism(corners(0.52, 0.46, 0.17, (x * (W / 2 - 0.25), y * (H / 2 - 0.22))), -0.3, 0.035, 'case-orange', 'z', 0.05)
        grip(x)
    prism(corners(W - 0.3, H - 0.26, 0.1), -0.01, 0.04, 'rubber', 'z', 0.012)
    prism(corners(W - 0.42, H - 0.38, 0.07), 0.03, 0.046, 'black-glass', 'z', 0.003)
    sheet('screen-quamtum', (-0.07, 0.0, 0.0475), (0, 0, 0), 2.32, 1.45, 1.0)
    anchor('screen', (-0.07, 0, 0.1))
    anchor('keys', (1.19, 0.12, 0.12))
    for y in (0.4, 0.12, -0.16):
        with frame((1.19, y, 0.044)):
            prism(corners(0.11, 0.18, 0.04), 0, 0.02, 'ambercap' if y > 0.3 else 'keycap', 'z', 0.008)
    with joint('antenna', (-0.8, H / 2 - 0.04, -0.13), (-90, 0, 0), ((0, 0, 0.4), (0, 0, 0)), (0.1, 0.8)):
        anchor('antenna', (0, -0.1, 0.45), (90, 0, 0))
        lathe([(0.24, 0), (0.24, 0.06), (0.2, 0.1), (0.2, 0.2), (0.25, 0.23), (0.25, 0.32), (0.2, 0.38), (0, 0.4)], (0, 0, 0), 'white-body')
        lathe([(0.205, 0.1), (0.21, 0.1), (0.21, 0.15), (0.205, 0.15)], (0, 0, 0), 'ambercap')
    box((0.5, 0.06, 0.12), (0.6, H / 2 - 0.03, -0.13), 'keycap', 0.02)
    rear()


def grip(x):
    """A ribbed hand grip at one side."""
    box((0.12, 0.98, 0.3), (x * (W / 2 - 0.05), 0, -0.13), 'rubber', 0.04)
    for step in range(7):
        box((0.03, 0.05, 0.3), (x * (W / 2 + 0.012), -0.36 + step * 0.12, -0.13), 'rubber', 0.012)


def rear():
    """Camera island, lamp, battery lid and name."""
    with frame((0, 0, -0.26), (0, 180, 0)):
        anchor('camera', (0.6, 0.5, 0.2))
        anchor('cover', (0, -0.36, 0.1))
        with joint('camera', to=((0, 0, 0.45), (0, 0, 0)), during=(0.2, 0.9)):
            camera()
        with joint('battery cover', to=((0, 0, 0.6), (0, 0, 0)), during=(0.3, 1)):
            box((1.9, 0.72, 0.03), (0, -0.36, 0.01), 'slate', 0.02)
            for x in (-0.84, 0.84):
                for y in (-0.62, -0.1):
                    screw((x, y, 0.02), 0.04)
            sheet('badge-quamtum', (0, -0.36, 0.0265), (0, 0, 0), 1.3, 0.26)


def camera():
    """Two lenses in their rings and a lamp on an island."""
    prism(corners(1.2, 0.52, 0.12, (0.62, 0.5)), 0, 0.06, 'alu-dark', 'z', 0.02)
    for x, r in ((0.36, 0.19), (0.86, 0.13)):
        with frame((x, 0.5, 0.06)):
            lathe([(r, 0), (r, 0.1), (r * 0.88, 0.11), (r * 0.8, 0.06), (r * 0.45, 0.05), (0, 0.075)], (0, 0, 0), 'black-glass', steps=64)
            lathe([(r * 1.0, 0.03), (r * 1.1, 0.03), (r * 1.1, 0.07), (r * 1.0, 0.07)], (0, 0, 0), 'ambercap')
    cylinder(0.06, 0.03, (1.1, 0.5, 0.07), 'led', 'z', 0.01)
