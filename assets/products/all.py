"""Renders every picture of the products that does not exist yet, one at a time and politely: python3 assets/products/all.py [samples] [width] [view ...]"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CACHE = os.path.join(ROOT, '.cache', 'pictures', 'products')
EXPORTED = os.path.join(ROOT, 'apps', 'web', 'public', 'pictures', 'products')


def blender(slug, view, samples, width):
    """One picture; what Blender prints beside its result is left out."""
    command = ['nice', '-n', '19', 'blender', '-b', '-noaudio', '-t', '1', '-P', os.path.join(HERE, 'render.py'), '--', slug, view, str(samples), str(width)]
    system = {**os.environ, 'PATH': '/usr/bin:/bin'}  # another Python on the path would hide the numpy that Blender uses
    output = subprocess.run(command, capture_output=True, text=True, check=False, env=system)
    lines = [line for line in (output.stdout + output.stderr).splitlines() if line.startswith(('RENDERED', 'Traceback', '  File')) or 'Error: ' in line[:40]]
    print('\n'.join(line for line in lines if 'Not freed' not in line), flush=True)


def exists(name, width):
    """Whether it was rendered here or came with the repository in this width."""
    return os.path.exists(os.path.join(CACHE, str(width), f'{name}.png')) or os.path.exists(os.path.join(EXPORTED, f'{name}-{width}.webp'))


def main(samples, width, chosen):
    """First all fronts, then the second views, then the rest."""
    with open(os.path.join(HERE, 'pictures.json'), encoding='utf-8') as source:
        shots = json.load(source)
    for turn in range(max(len(views) for views in shots.values())):
        for slug, views in shots.items():
            view = list(views)[turn] if turn < len(views) else None
            if view and (not chosen or view in chosen) and not exists(f'{slug}-{view}', width):
                blender(slug, view, samples, width)


words = sys.argv[1:]
main(int(words[0]) if words else 32, int(words[1]) if len(words) > 1 else 1280, words[2:])
