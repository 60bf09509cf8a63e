"""Cuts the two faces of public pages to the glyphs, weights and widths that the site uses, and makes those of documents.

apt-get install -y python3-fonttools python3-brotli && /usr/bin/python3 assets/fonts.py
Only the faces of documents for other scripts, and the table of what documents print: assets/fonts.py scripts
"""

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "apps/web/app/core/styles/fonts"
DOCUMENTS = ROOT / "apps/server/fonts"

# Spanish, English and Portuguese, and the signs that the texts use.
SIGNS = "\u00a0·•›¡¿ÁÉÍÓÚÑáéíóúüñçãõâêôàÇÃÕÀº°×²³©–—‘’“”…→←−≤≥′₂"
RARE = set(map(ord, r"#*<=>[\]^`{|}~"))
COMMON = [*(code for code in range(0x20, 0x7F) if code not in RARE), *map(ord, SIGNS)]
# Names of other languages, and rare signs: fetched where one of them stands (unicode-range in fonts.css).
MORE_SIGNS = "ŒœŸ‚„†‰″‹⁄™€↑↓≈⁰⁴⁵⁶⁷⁸⁹Δμ"
MORE = sorted({*RARE, *range(0xA1, 0x100), *map(ord, MORE_SIGNS)} - set(COMMON))
# Before the first paint each kB counts: headings have one weight and one width, texts go no bolder than headings.
HEADINGS = ("archivo/files/archivo-latin-wdth-normal.woff2", {"wght": 650, "wdth": 114})
# Inter has 2,048 units to the em: with 1,000 no eye sees a difference and the file is a fourteenth smaller.
UNITS = 1000
TEXTS = ("inter/files/inter-latin-wght-normal.woff2", {"wght": (400, 650)})
FILES = {
    "archivo": (HEADINGS, [*COMMON, *MORE]),
    "inter": (TEXTS, COMMON),
    "inter-more": (TEXTS, MORE),
}

# Names in other scripts: what the document faces lack. Whole files of these packages are too large to install (100 MB).
SCRIPTS = {
    "arabic": ("noto-sans-arabic", lambda code: code == 0x20 or code >= 0x600, ["*"]),
    "devanagari": ("noto-sans-devanagari", lambda code: code == 0x20 or code >= 0x300, ["*"]),
    "hebrew": ("noto-sans-hebrew", lambda code: code == 0x20 or code >= 0x590, ["*"]),
    "thai": ("noto-sans-thai", lambda code: 0xE00 <= code < 0xE80 or code == 0x25CC, ["*"]),
    "han": ("noto-sans-sc", lambda code: 0x3000 <= code < 0x3100 or 0x4E00 <= code < 0xA000 or 0xFF00 <= code < 0xFFF0, []),
    "hangul": ("noto-sans-kr", lambda code: 0x3130 <= code < 0x3190 or 0xAC00 <= code < 0xD7A4, []),
    "emoji": ("noto-emoji", lambda code: code >= 0x2000, []),
}
PRINTED = ROOT / "packages/contract/src/core/printed-ranges.ts"


def main() -> None:
    if sys.argv[1:] != ["scripts"]:
        faces()
    for name, (package, has, features) in SCRIPTS.items():
        script(DOCUMENTS / f"{name}.ttf", package, has, features)
    write_ranges()


def script(target: Path, package: str, has: Callable[[int], bool], features: list[str]) -> None:
    """One weight of a Noto face, cut to its script."""
    with tempfile.TemporaryDirectory() as folder:
        packed = ["npm", "pack", "--silent", "--pack-destination", folder, f"@expo-google-fonts/{package}"]
        subprocess.run(packed, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            [face] = [name for name in archive.getnames() if name.endswith("_400Regular.ttf")]
            archive.extract(face, folder)
        font = TTFont(Path(folder) / face, recalcTimestamp=False)
        dropped = ["DSIG", "STAT", "vhea", "vmtx", "VORG", "BASE"]
        options = subset.Options(
            hinting=False, layout_features=features, glyph_names=False, name_IDs=["*"], drop_tables=dropped
        )
        cut = subset.Subsetter(options)
        cut.populate(unicodes=[code for code in font.getBestCmap() if has(code)])
        cut.subset(font)
        font.save(target)
    print(target.name, target.stat().st_size, len(font.getBestCmap()))


def write_ranges() -> None:
    """The signs that documents print, for the forms whose words get to one: first and length in base 36."""
    files = [DOCUMENTS / f"{name}.ttf" for name in ("inter-regular", *SCRIPTS)]
    codes = sorted({code for path in files for code in TTFont(path).getBestCmap() if code >= 0x20})
    runs = [(first, last - first + 1) for first, last in bounds(codes)]
    lines = [""]
    end = 0
    for first, length in runs:
        word = f"{base36(first - end)}.{base36(length)}" if length > 1 else base36(first - end)
        end = first + length
        lines[-1] += ("" if not lines[-1] else " ") + word
        if len(lines[-1]) > 100:
            lines.append("")
    text = "".join(f"  '{line} ' +\n" for line in lines if line).removesuffix(" +\n")
    PRINTED.write_text(
        "/**\n * The signs that documents print, as runs: distance from the end of the run before, and length, in base 36. Written by\n"
        " * assets/fonts.py from the fonts of documents; a test compares them.\n */\n"
        f"export const printedRuns =\n{text}\n"
    )


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def faces() -> None:
    """The two faces of pages and documents."""
    TARGET.mkdir(exist_ok=True)
    for name, ((file, axes), glyphs) in FILES.items():
        font = TTFont(SOURCE / file)
        options = subset.Options(layout_features=["kern", "tnum"], hinting=False, notdef_outline=False, name_IDs=[1, 2])
        cut = subset.Subsetter(options)
        cut.populate(unicodes=glyphs)
        cut.subset(font)
        font = instancer.instantiateVariableFont(font, axes)
        scale_upem(font, UNITS)
        kern_alike(font)
        font.flavor = "woff2"
        font.save(TARGET / f"{name}.woff2")
        print(name, (TARGET / f"{name}.woff2").stat().st_size)
    print("unicode-range:", ", ".join(ranges(MORE)))
    for name in ("inter-regular", "inter-semibold"):
        plain(DOCUMENTS / f"{name}.ttf", DOCUMENTS / f"{name}-plain.ttf")
    expanded(DOCUMENTS / "archivo-expanded.ttf")


def expanded(target: Path) -> None:
    """The display face of documents, with the letters of every name in Latin script: three files become one."""
    parts = []
    for part in ("latin", "latin-ext", "vietnamese"):
        font = TTFont(SOURCE / f"archivo/files/archivo-{part}-wdth-normal.woff2", recalcTimestamp=False)
        font = instancer.instantiateVariableFont(font, {"wght": 650, "wdth": 112})
        font.flavor = None
        for table in ("GSUB", "GDEF", "STAT", "HVAR", "MVAR", "avar"):
            if table in font:
                del font[table]
        parts.append(target.with_name(f"{part}.tmp.ttf"))
        font.save(parts[-1])
    font = Merger().merge([str(part) for part in parts])
    font["head"].modified = font["head"].created
    font.save(target)
    for part in parts:
        part.unlink()
    print(target.name, target.stat().st_size, len(font.getBestCmap()))


def plain(path: Path, target: Path) -> None:
    """The same face without kerning, ligatures and alternates: applying them costs five times what drawing figures does."""
    font = TTFont(path, recalcTimestamp=False)
    options = subset.Options(layout_features=[], drop_tables=["GSUB", "GPOS", "GDEF"], glyph_names=False, name_IDs=["*"])
    cut = subset.Subsetter(options)
    cut.populate(unicodes=font.getBestCmap())
    cut.subset(font)
    font.save(target)
    print(target.name, target.stat().st_size)


def ranges(glyphs: list[int]) -> list[str]:
    """As CSS writes them."""
    return [f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in bounds(glyphs)]


def bounds(codes: list[int]) -> list[tuple[int, int]]:
    """First and last of each run of neighbours."""
    runs: list[tuple[int, int]] = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return runs


def kern_alike(font: TTFont) -> None:
    """Kerns pairs in every weight as in the regular one, and not where nobody sees it: less than 3 % of the em."""
    least = font["head"].unitsPerEm * 0.03
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []:
        for table in (getattr(subtable, "ExtSubTable", subtable) for subtable in lookup.SubTable):
            if table.LookupType != PAIRS:
                continue
            table.ValueFormat1 = ADVANCE_ONLY
            for value in pair_values(table):
                if hasattr(value, "XAdvDevice"):
                    del value.XAdvDevice
                if abs(getattr(value, "XAdvance", 0)) < least:
                    value.XAdvance = 0


def pair_values(table):
    if table.Format == 1:
        found = [record.Value1 for pairs in table.PairSet for record in pairs.PairValueRecord]
    else:
        found = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
    return [value for value in found if value is not None]


PAIRS = 2
ADVANCE_ONLY = 4

main()
