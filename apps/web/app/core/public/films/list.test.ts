import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import { filmAt, filmNames } from './list.ts'

const folder = join(import.meta.dirname, '../../../../public')
const bytes = (path: string) => statSync(join(folder, path)).size
const kinds = ['.webm', '.mp4', '.webp', '.avif', '-640.webm', '-640.mp4', '-640.webp', '-640.avif']
const all = [...filmNames, 'brazil-location'] as const

test.each(all)('the film "%s" has its files in both languages, and none is heavy', (name) => {
  for (const language of languages) {
    const sizes = kinds.map((kind) => bytes(filmAt(name, language) + kind))
    expect(Math.min(...sizes)).toBeGreaterThan(1000)
    expect(Math.max(...sizes)).toBeLessThan(2_500_000)
  }
})

test.each(all)('the captions of "%s" come in both languages at the same times', (name) => {
  const [es = '', en = ''] = languages.map((language) =>
    readFileSync(join(folder, `${filmAt(name, language)}.vtt`), 'utf8'),
  )
  const times = (text: string) => text.match(/^[\d:.]+ --> [\d:.]+$/gm) ?? []
  expect(es.startsWith('WEBVTT\n\n')).toBe(true)
  expect(times(es).length).toBeGreaterThan(1)
  expect(times(en)).toEqual(times(es))
  expect(en).not.toBe(es)
})

test('all films together stay small', () => {
  const sum = readdirSync(join(folder, 'films')).reduce((total, file) => total + bytes(`films/${file}`), 0)
  expect(sum).toBeLessThan(25_000_000)
})
