import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import '../../../portuguese.server.ts'
import type { Chapter } from './chapter.ts'
import { manualIn, ofVersion } from './manual.ts'
import { markedParts, searchManual, searchWords } from './manual-search.ts'

const figures = { gps: '1–5 m', languages: '7' }
const idsOf = (question: string, language: PageLanguage = 'es') =>
  searchManual(manualIn(language, figures), question).map(({ section }) => section.id)

test('a question finds the sections that hold all its words, whatever accents, case and plural', () => {
  expect(idsOf('BATERIA')).toContain('after-each-day')
  expect(idsOf('referencias')).toEqual(idsOf('referencia'))
  expect(idsOf('calibración')).toEqual(idsOf('calibracion'))
  expect(idsOf('exactitud gps')).toEqual(['gps-accuracy'])
  expect(idsOf('accuracy gps', 'en')).toEqual(['gps-accuracy'])
  expect(idsOf('calibrações', 'pt')).toEqual(idsOf('calibração', 'pt'))
  expect(idsOf('imagens', 'pt')).toEqual(idsOf('imagem', 'pt'))
  expect(idsOf('exatidao gps', 'pt')).toEqual(['gps-accuracy'])
})

test.each([
  ['imágenes', 'imagen'],
  ['images', 'image'],
  ['imagens', 'imagem'],
  ['calibrações', 'calibração'],
  ['níveis', 'nível'],
])('%s finds %s', (plural, singular) => {
  expect(markedParts(singular, searchWords(plural))).toEqual([{ text: singular, isFound: true }])
})

test('a word that stands nowhere finds nothing, nor does none', () => {
  expect(idsOf('exactitud submarino')).toEqual([])
  expect(idsOf('  ¿?  ')).toEqual([])
  expect(idsOf('cala')).toEqual([]) // "cala" is in the middle of "escala", not at its beginning
})

test('the excerpt shows the word that was found', () => {
  const [hit] = searchManual(manualIn('es', figures), 'topográfico')
  expect(hit?.excerpt).toContain('topográfico')
  expect(hit?.excerpt.length).toBeLessThan(180)
})

test('what was found is marked and nothing is lost', () => {
  const text = 'Calibración: la cámara se calibra así'
  const parts = markedParts(text, searchWords('calibra'))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(['Calibración', 'calibra'])
  expect(markedParts(text, [])).toEqual([{ text, isFound: false }])
})

test('all languages have the same chapters, sections and kinds of blocks', () => {
  const shape = (chapters: readonly Chapter[]) =>
    chapters.map(({ id, sections }) => [
      id,
      sections.map((one) => [one.id, one.versions, one.blocks.map(({ kind }) => kind)]),
    ])
  const spanish = manualIn('es', figures)
  for (const language of ['en', 'pt'] as const) {
    const chapters = manualIn(language, figures)
    expect(shape(chapters)).toEqual(shape(spanish))
    expect(chapters).not.toEqual(spanish)
  }
})

test('no address stands twice, and a version leaves the sections of the others out', () => {
  for (const language of pageLanguages) {
    const whole = manualIn(language, figures)
    const ids = whole.flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)])
    expect(new Set(ids).size).toBe(ids.length)
    const portable = ofVersion(whole, 'portable').flatMap(({ sections }) => sections.map(({ id }) => id))
    expect(portable).toContain('install-portable')
    expect(portable).toContain('scale')
    expect(portable).not.toContain('install-drone')
  }
})
