"""Cuts the two faces of public pages to the glyphs, weights and widths that the site uses.

apt-get install -y python3-fonttools python3-brotli && /usr/bin/python3 assets/fonts.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "apps/web/app/core/fonts"

# Spanish, English and Portuguese, and the signs that the texts use.
SIGNS = "ŒœŸ–—‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−≈≤≥⁰⁴⁵⁶⁷⁸⁹₂Δμ"
GLYPHS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "tnum", "zero"]
FACES = {
    # Headings have one weight: each further axis of this face is 15 kB before the first paint.
    "archivo": ("archivo/files/archivo-latin-wdth-normal.woff2", {"wght": 650, "wdth": (108, 125)}),
    "inter": ("inter/files/inter-latin-wght-normal.woff2", {"wght": (400, 700)}),
}

TARGET.mkdir(exist_ok=True)
for name, (file, axes) in FACES.items():
    font = TTFont(SOURCE / file)
    options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, desubroutinize=True)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=GLYPHS)
    cut.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(TARGET / f"{name}.woff2")
    print(name, (TARGET / f"{name}.woff2").stat().st_size)
