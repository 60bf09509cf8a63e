"""Which pictures there are: model, views (azimuth and elevation of the camera in degrees), dust and colours."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CACHE = os.path.join(ROOT, '.cache', 'pictures')

# channel: the render layer's output
CHANNELS = {
    'image': 'Image', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'colour': 'DiffCol',
    'normal': 'Normal', 'depth': 'Depth', 'paint': 'paint', 'mark': 'mark',
}

# body colours in linear light
COLOURS = {
    'yellow': (0.83, 0.44, 0.006),
    'orange': (0.80, 0.16, 0.008),
    'white': (0.76, 0.76, 0.74),
    'blue': (0.012, 0.075, 0.27),
    'green': (0.02, 0.19, 0.06),
    'red': (0.46, 0.014, 0.012),
}

# lettering is white on these, else black
DARK = ('blue', 'green', 'red')

FRONT, REAR = (38, 6.5), (141, 8)


def _machine(colours, share=0.45, height=1.2, front=FRONT, rear=REAR):
    return {'kind': 'machines', 'colours': colours, 'dust': (share, height), 'views': {'front': front, 'rear': rear}}


PICTURES = {
    'excavator': _machine(('yellow', 'orange', 'blue', 'white')),
    'wheel_loader': _machine(('yellow', 'orange', 'white', 'green')),
    'drill_rig': _machine(('yellow', 'orange', 'red', 'white')),
    'haul_truck': _machine(('yellow', 'white', 'orange', 'green'), height=2.4),
    'crusher': _machine(('yellow', 'white', 'blue', 'red')),
    'bulldozer': _machine(('yellow', 'orange', 'white', 'green')),
    'generator': _machine(('yellow', 'white', 'blue', 'green'), 0.3, 0.5),
    'compressor': _machine(('yellow', 'orange', 'white', 'red'), 0.3, 0.5),
    'light_tower': _machine(('yellow', 'white', 'orange', 'blue'), 0.3, 0.6),
    'pump': _machine(('blue', 'yellow', 'red', 'green'), 0.3, 0.5),
}


def channels_of(name, view, width):
    """The folder of a rendered picture's linear channels."""
    return os.path.join(CACHE, f'{name}-{view}-{width}')


def picture_path(name, view, colour, width):
    """The developed picture of one colour."""
    return os.path.join(CACHE, 'developed', str(width), f'{name.replace("_", "-")}-{view}-{colour}.png')
