import { describe, expect, test } from 'vitest'
import { accentStyle, accentsOf, contrast, contrastFloors, grounds, inkOn, isAccent, startingAccent } from './accent.ts'

const { text, shape } = contrastFloors

/** What each accent is, and what of it has to be corrected. */
const accents: [name: string, accent: string, corrected: string[]][] = [
  ['yellow', '#ffff00', ['fill', 'onLight']],
  ['white', '#ffffff', ['fill', 'onLight']],
  ['black', '#000000', ['onDark']],
  ['mid grey, on which neither white nor graphite is read', '#777777', ['fill', 'onLight', 'onDark']],
  ['grey', '#808080', ['onLight', 'onDark']],
  ['red', '#ff0000', ['fill', 'onLight', 'onDark']],
  ['navy', '#0b1f4b', ['onDark']],
  ['neon green', '#39ff14', ['onLight']],
  ['blue', '#0066cc', ['onDark']],
  ['purple', '#7b2cbf', ['onDark']],
  ['pink', '#ff8fab', ['onLight']],
  ['almost the starting accent', '#f5b302', ['onLight']],
]

describe.each(accents)('of %s (%s)', (_, accent, corrected) => {
  const { accents, corrections } = accentsOf(accent)

  test('every shade is read on its grounds', () => {
    expect(contrast(accents.fill, accents.onFill)).toBeGreaterThanOrEqual(text)
    expect(contrast(accents.hover, accents.onFill)).toBeGreaterThanOrEqual(text)
    expect(contrast(accents.fill, grounds.paper)).toBeGreaterThanOrEqual(shape)
    for (const ground of [grounds.paper, grounds.shade, accents.tint])
      expect(contrast(accents.onLight, ground), ground).toBeGreaterThanOrEqual(text)
    for (const ground of [grounds.graphite, grounds.raised, accents.darkTint])
      expect(contrast(accents.onDark, ground), ground).toBeGreaterThanOrEqual(text)
    expect(contrast(accents.darkHover, grounds.graphite)).toBeGreaterThanOrEqual(text)
  })

  test('a hand on a button is seen, and texts of the page are read on what is selected', () => {
    expect(accents.hover).not.toBe(accents.fill)
    expect(accents.darkHover).not.toBe(accents.onDark)
    for (const ink of ['#1f242b', '#5b6673']) expect(contrast(ink, accents.tint)).toBeGreaterThanOrEqual(text)
    for (const ink of ['#e9ecef', '#a7b1bb']) expect(contrast(ink, accents.darkTint)).toBeGreaterThanOrEqual(text)
  })

  test('what was changed is told, and nothing else', () => {
    expect(corrections).toEqual(corrected)
    for (const name of ['fill', 'onLight', 'onDark'] as const)
      expect(accents[name] === accent).toBe(!corrected.includes(name))
    for (const shade of Object.values(accents)) expect(isAccent(shade)).toBe(true)
  })
})

test('every accent of a coarse cube has shades that are read', () => {
  const steps = [0, 51, 102, 153, 204, 255]
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  const bad = steps.flatMap((r) =>
    steps.flatMap((g) =>
      steps
        .map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)
        .filter((accent) => {
          const { fill, onFill, hover, onLight, onDark, darkHover, tint, darkTint } = accentsOf(accent).accents
          const pairs = [
            [fill, onFill],
            [hover, onFill],
            [onLight, grounds.shade],
            [onLight, tint],
            [onDark, grounds.raised],
            [onDark, darkTint],
            [darkHover, grounds.graphite],
          ] as const
          return pairs.some(([one, other]) => contrast(one, other) < text) || contrast(fill, grounds.paper) < shape
        }),
    ),
  )
  expect(bad).toEqual([])
})

test('a corrected shade keeps its hue', () => {
  const hueOf = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
    return Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b)
  }
  for (const accent of ['#ff0000', '#0b1f4b', '#39ff14']) {
    const { onLight, onDark } = accentsOf(accent).accents
    for (const shade of [onLight, onDark]) expect(Math.abs(hueOf(shade) - hueOf(accent))).toBeLessThan(0.35)
  }
})

test('the starting accent stays as it is drawn, and replaces no token', () => {
  expect(accentsOf(startingAccent)).toMatchObject({
    corrections: [],
    accents: { fill: startingAccent, hover: '#ffc733' },
  })
  expect(accentStyle(startingAccent)).toBe('')
})

test('another one replaces every token of the accent, by a selector that wins', () => {
  const style = accentStyle('#0b1f4b')
  expect(style).toMatch(/^:root:root\{--accent:light-dark\(#0b1f4b,#[\da-f]{6}\);[^{}]*\}$/)
  expect(style).toContain('--on-accent:light-dark(#ffffff,#14171b)')
  expect(style).not.toContain('</')
})

test.each(['red', '#fff', '#12345g', '#123456;}', '</style>', ''])(
  '%s is no accent: the starting one is shown',
  (accent) => {
    expect(isAccent(accent)).toBe(false)
    expect(accentStyle(accent)).toBe('')
  },
)

test('the ink on a ground is the one that is read better', () => {
  expect([inkOn('#ffffff'), inkOn('#000000'), inkOn(startingAccent)]).toEqual(['#14171b', '#ffffff', '#14171b'])
})
