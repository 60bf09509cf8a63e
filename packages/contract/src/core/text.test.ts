import { afterAll, beforeEach, expect, test } from 'vitest'
import { pageLanguages } from './language.ts'
import { langOf, nameIn } from './names.ts'
import { type Texts, textIn, translations } from './text.ts'

const sold = { es: 'Vendido', en: 'Sold' }
const days: Texts<(count: number) => string> = {
  key: 'days',
  es: (count) => `${count} días`,
  en: (count) => `${count} days`,
}

/** Other test files share this module, and some read the portal's own translations. */
const { pt: own } = translations
beforeEach(() => {
  translations.pt = new Map()
})
afterAll(() => {
  if (own) translations.pt = own
})

test('a text is read in place, or found by its wording or its key', () => {
  translations.pt = new Map<string, unknown>([
    ['Vendido', 'Vendido a outro'],
    ['days', (count: number) => `${count} dias`],
  ])
  expect([textIn(sold, 'es'), textIn(sold, 'en'), textIn(sold, 'pt')]).toEqual(['Vendido', 'Sold', 'Vendido a outro'])
  expect([textIn(days, 'en')(2), textIn(days, 'pt')(2)]).toEqual(['2 days', '2 dias'])
})

test('a text without a translation is Spanish, and none stays none', () => {
  expect([textIn(sold, 'pt'), textIn(days, 'pt')(3), textIn(undefined, 'pt')]).toEqual(['Vendido', '3 días', undefined])
  expect(textIn({ es: 'constructor', en: 'builder' }, 'pt')).toBe('constructor')
})

test('a name of a row has a column of its language, a translation, or is marked as Spanish', () => {
  translations.pt = new Map([['Excavadora', 'Escavadeira']])
  const row = { nombre: 'Excavadora', nombre_en: 'Excavator' }
  const other = { nombre: 'Zanjadora', nombre_en: '' }
  expect(pageLanguages.map((one) => nameIn(row, 'nombre', one))).toEqual(['Excavadora', 'Excavator', 'Escavadeira'])
  expect(pageLanguages.map((one) => nameIn(other, 'nombre', one))).toEqual(Array(3).fill('Zanjadora'))
  expect([langOf(row, 'nombre', 'pt'), langOf(other, 'nombre', 'pt'), langOf(other, 'nombre', 'es')]).toEqual([
    undefined,
    'es',
    undefined,
  ])
})
