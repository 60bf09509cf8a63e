import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startingAccent } from '@portal/contract/core/accent'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const source = readFileSync(new URL('theme.ts', import.meta.url), 'utf8')

describe('the theme says the same as the tokens', () => {
  test.each([
    ['amber', 'caution'],
    ['steel', 'steel'],
    ['red', 'red'],
    ['green', 'green'],
    ['teal', 'teal'],
  ])('shade 6 of %s', (tuple, token) => {
    const brand = new RegExp(`--${token}: (#\\w{6})`).exec(tokens)?.[1]
    const shades = new RegExp(`const ${tuple}: MantineColorsTuple = \\[([^\\]]+)\\]`).exec(source)?.[1]
    expect(brand).toBeDefined()
    expect([...(shades ?? '').replace('startingAccent', startingAccent).matchAll(/#\w{6}/g)][6]?.[0]).toBe(brand)
  })

  test('every variable that it uses is declared', () => {
    const declared = new Set([...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name))
    const used = [...source.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })
})

/** Declared by the parts of Mantine's calendar that use them. */
const foreign = new Set(['--event-color', '--week-view-week-day-height'])

test('every variable that a style uses is declared: an unknown one paints nothing', () => {
  const app = join(import.meta.dirname, '../..')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|tsx?)$/.test(path))
  const sources = files.map((path) => [path, readFileSync(join(app, path), 'utf8')] as const)
  const declared = new Set(
    sources.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"`]?\]?\s*:/g)].map(([, name]) => name)),
  )
  const unknown = sources.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--(?!mantine-)[\w-]+)\)/g)]
      .filter(([, name]) => !declared.has(name) && !foreign.has(name ?? ''))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})
