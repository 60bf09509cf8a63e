/** The accent of a company that has not chosen one. Its shades are drawn by hand, not derived. */
export const startingAccent = '#f5b301'

/** The shades of an accent, as `#rrggbb`. */
export interface Accents {
  /** Ground of buttons on light ground, and what is written on it. */
  readonly fill: string
  readonly hover: string
  readonly onFill: string
  /** Texts, lines and grounds on dark ground, in both schemes; graphite is written on it. */
  readonly onDark: string
  readonly darkHover: string
  /** Lines and marks on light ground. */
  readonly onLight: string
  /** Ground of what is selected, in each scheme. */
  readonly tint: string
  readonly darkTint: string
}

/** What had to be changed of a chosen accent, and why. */
export type AccentCorrection = 'fill' | 'onLight' | 'onDark'

export interface AccentCheck {
  accents: Accents
  corrections: readonly AccentCorrection[]
}

/** The grounds of the portal that an accent meets: those that leave it the least contrast. */
export const grounds = {
  paper: '#ffffff',
  /** The darkest light ground. */
  shade: '#eef1f4',
  graphite: '#14171b',
  /** The lightest dark ground. */
  raised: '#242a32',
} as const

/** The ratio of WCAG 2.2 AA for texts, which lines and marks (3) get too; `shape` is ours: a button must be seen on white, though its text alone carries it. */
export const contrastFloors = { text: 4.5, shape: 1.35 } as const

const startingAccents: Accents = {
  fill: startingAccent,
  hover: '#ffc733',
  onFill: grounds.graphite,
  onDark: startingAccent,
  darkHover: '#ffc733',
  onLight: startingAccent,
  tint: '#fff7e0',
  darkTint: '#362f17',
}

export const isAccent = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/**
 * Returns the shades of an accent. Whatever would be read or seen badly is made darker or lighter with the same hue, and
 * `corrections` says which (rule public-site/accent).
 */
export function accentsOf(accent: string): AccentCheck {
  if (!isAccent(accent) || accent === startingAccent) return { accents: startingAccents, corrections: [] }
  const check = known.get(accent) ?? derived(accent)
  if (known.size > 100) known.clear() // who moves over a palette asks for many
  known.set(accent, check)
  return check
}

const known = new Map<string, AccentCheck>()

function derived(accent: string): AccentCheck {
  const fill = readableFill(accent)
  const [tint, darkTint] = [withLightness(accent, 0.965, 0.035), withLightness(accent, 0.3, 0.04)]
  const isReadOn = (shade: string, ...all: string[]) => all.every((one) => contrast(shade, one) >= contrastFloors.text)
  const onLight = moved(accent, 'darker', (shade) => isReadOn(shade, grounds.shade, tint))
  const onDark = moved(accent, 'lighter', (shade) => isReadOn(shade, grounds.raised, darkTint))
  const isLight = inkOn(fill) === grounds.graphite
  const accents: Accents = {
    fill,
    hover: hoverOf(fill, isLight),
    onFill: inkOn(fill),
    onDark,
    darkHover: hoverOf(onDark, true),
    onLight,
    tint,
    darkTint,
  }
  const corrections = (['fill', 'onLight', 'onDark'] as const).filter((name) => accents[name] !== accent)
  return { accents, corrections }
}

/** A ground that is seen on white, and on which graphite or white is read. */
function readableFill(accent: string): string {
  const isFit = (shade: string) =>
    contrast(shade, grounds.paper) >= contrastFloors.shape && contrast(shade, inkOn(shade)) >= contrastFloors.text
  return moved(accent, 'darker', isFit)
}

/** A little further from the text on it; what is almost white or black has room on the other side only. */
function hoverOf(fill: string, isLight: boolean): string {
  const { l } = oklchOf(fill)
  const hasRoom = isLight ? l < 0.95 : l > 0.12
  return withLightness(fill, l + (isLight ? (hasRoom ? 0.05 : -0.05) : hasRoom ? -0.05 : 0.12))
}

/** Whichever of graphite and white is read better on a ground. */
export const inkOn = (ground: string): string =>
  contrast(ground, grounds.graphite) >= contrast(ground, grounds.paper) ? grounds.graphite : grounds.paper

/** Returns the nearest shade that is fit, in steps too small to see; the accent itself when it is. */
function moved(accent: string, way: 'darker' | 'lighter', isFit: (shade: string) => boolean): string {
  const { l } = oklchOf(accent)
  const end = way === 'darker' ? 0 : 1
  for (let shade = accent, step = 0; ; step++) {
    if (isFit(shade)) return shade
    const next = l + ((end - l) * step) / 200
    if (step > 200) return way === 'darker' ? grounds.graphite : grounds.paper
    shade = withLightness(accent, next)
  }
}

/** Returns the contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

type Triple = [number, number, number]

const channels = (hex: string): Triple => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Triple
const toLinear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const fromLinear = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Lightness, chroma and hue as eyes see them (Oklab, Björn Ottosson). */
function oklchOf(hex: string): { l: number; c: number; h: number } {
  const [r, g, b] = channels(hex).map(toLinear) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function linearOf(l: number, c: number, h: number): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Returns the colour with another lightness, of the strongest chroma up to its own that screens can show. */
function withLightness(hex: string, l: number, most = 1): string {
  const { c, h } = oklchOf(hex)
  const isShown = (chroma: number) => linearOf(l, chroma, h).every((value) => value > -0.0005 && value < 1.0005)
  let [low, high] = [0, Math.min(c, most)]
  if (isShown(high)) low = high
  else
    for (let turn = 0; turn < 24; turn++) {
      const middle = (low + high) / 2
      if (isShown(middle)) low = middle
      else high = middle
    }
  const byte = (value: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))))
  return `#${linearOf(l, low, h)
    .map((value) => byte(value).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Returns the style that replaces the accent of `tokens.css`; empty for the one that stands there. */
export function accentStyle(accent: string): string {
  const { accents } = accentsOf(accent)
  if (accents === startingAccents) return ''
  const { fill, hover, onFill, onDark, darkHover, onLight, tint, darkTint } = accents
  const both = (light: string, dark: string) => `light-dark(${light},${dark})`
  const tokens = {
    accent: both(fill, onDark),
    'accent-hover': both(hover, darkHover),
    'on-accent': both(onFill, grounds.graphite),
    'accent-dark': onDark,
    'accent-dark-hover': darkHover,
    'accent-line': both(onLight, onDark),
    'accent-ink': both(onLight, onDark),
    selected: both(tint, darkTint),
  }
  // twice the root: it wins wherever the style sheets stand
  return `:root:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}
