"""Renders and develops every picture that does not exist yet, one at a time and politely: python3 assets/all.py [model ...]"""
import os
import subprocess
import sys

from pictures import PICTURES, channels_of, picture_path

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES, WIDTH = 4, 800


def blender(script, *arguments):
    """Runs a script in Blender at the lowest priority and passes on what it reports."""
    command = ['nice', '-n', '19', 'blender', '-b', '-noaudio', '-P', os.path.join(HERE, script), '--', *map(str, arguments)]
    system = {**os.environ, 'PATH': '/usr/bin:/bin'}  # another Python on the path would hide the numpy that Blender uses
    output = subprocess.run(command, capture_output=True, text=True, check=False, env=system).stdout
    lines = [line for line in output.splitlines() if line.startswith(('RENDERED', 'DEVELOPED', 'Error: Python', '  File'))]
    print('\n'.join(lines), flush=True)


def main(chosen):
    """All first views, then all second views; a render that was ended from outside is tried again twice."""
    for turn in (0, 1):
        for name, picture in PICTURES.items():
            view = list(picture['views'])[turn] if turn < len(picture['views']) else None
            if view is None or (chosen and name not in chosen):
                continue
            for _ in range(3):
                if not os.path.exists(os.path.join(channels_of(name, view, WIDTH), 'done')):
                    blender('render.py', name, view, SAMPLES, WIDTH)
            if not all(os.path.exists(picture_path(name, view, colour, WIDTH)) for colour in picture['colours']):
                blender('develop.py', name, view, WIDTH)


main(sys.argv[1:])
