import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { drawnProducts } from '@portal/contract/products/constants'
import { chaptersOf, guideSeconds } from '@portal/contract/products/guides/guides'
import { shippedFilms } from '@portal/contract/settings/films'
import { expect, test } from 'vitest'
import { filmAt, guideFilm } from './list.ts'

const folder = join(import.meta.dirname, '../../../../public')
const bytes = (path: string) => statSync(join(folder, path)).size
const kinds = ['.webm', '.mp4', '.webp', '.avif', '-640.webm', '-640.mp4', '-640.webp', '-640.avif']
const all = [...shippedFilms, 'brazil-location'] as const

test.each(all)('the film "%s" has its files in both languages, and none is heavy', (name) => {
  for (const language of languages) {
    const sizes = kinds.map((kind) => bytes(filmAt(name, language) + kind))
    expect(Math.min(...sizes)).toBeGreaterThan(1000)
    expect(Math.max(...sizes)).toBeLessThan(2_500_000)
  }
})

const captionsOf = (name: string, language: PageLanguage) =>
  readFileSync(join(folder, `films/${name}-${language}.vtt`), 'utf8')

test.each([...all, ...drawnProducts.map(guideFilm)])(
  'the captions of "%s" come in all languages at the same times',
  (name) => {
    const [es = '', ...others] = pageLanguages.map((language) => captionsOf(name, language))
    const times = (text: string) => text.match(/^[\d:.]+ --> [\d:.]+$/gm) ?? []
    expect(es.startsWith('WEBVTT\n\n')).toBe(true)
    expect(times(es).length).toBeGreaterThan(1)
    for (const other of others) {
      expect(times(other)).toEqual(times(es))
      expect(other).not.toBe(es)
    }
  },
)

test('a reader of Portuguese sees the films in Spanish', () => {
  expect(filmAt('company', 'pt')).toBe(filmAt('company', 'es'))
})

const sumOf = (path: string) =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { name }) => total + bytes(`${path}/${name}`), 0)

test('all films together stay small', () => {
  expect(sumOf('films')).toBeLessThan(25_000_000)
  expect(sumOf('films/guides')).toBeLessThan(16_000_000)
})

const smallKinds = ['.webm', '.mp4', '.webp', '.avif', '-640.webp', '-640.avif']

test.each(drawnProducts)('the guide of %s has its files in both languages, and none is heavy', (slug) => {
  for (const language of languages) {
    const sizes = smallKinds.map((kind) => bytes(filmAt(guideFilm(slug), language) + kind))
    expect(Math.min(...sizes)).toBeGreaterThan(1000)
    expect(Math.max(...sizes)).toBeLessThan(800_000)
  }
})

test.each(drawnProducts)('the captions of the guide of %s say its steps, when its chapters say so', (slug) => {
  for (const language of languages) {
    const captions = readFileSync(join(folder, `${filmAt(guideFilm(slug), language)}.vtt`), 'utf8')
    for (const { step, at } of chaptersOf(slug)) {
      const from = `00:${(at + 0.2).toFixed(3).padStart(6, '0')} --> `
      const cue = captions.split('\n\n').find((one) => one.startsWith(from))
      expect(cue, `${slug} ${language} ${at}`).toContain(step.text[language])
    }
    const last = [...captions.matchAll(/--> 00:([\d.]+)/g)].at(-1)?.[1]
    expect(Number(last)).toBeLessThan(guideSeconds(slug))
  }
})
