import { capitalized } from '@portal/contract/core/text'
import { expect, test } from 'vitest'
import { countInWords } from './count-in-words.ts'
import { countryInSentence, inList } from './in-words.ts'

test.each([
  [1, 'es', 'f', 'una'],
  [4, 'es', 'f', 'cuatro'],
  [10, 'es', 'f', 'diez'],
  [12, 'en', 'm', 'twelve'],
  [2, 'pt', 'm', 'dois'],
  [2, 'pt', 'f', 'duas'],
  [13, 'es', 'f', '13'],
  [0, 'en', 'f', '0'],
] as const)('%i in %s (%s) is %s', (count, language, gender, word) => {
  expect(countInWords(count, language, gender)).toBe(word)
})

test.each([
  [['Perú'], 'es', 'Perú'],
  [['Perú', 'Chile'], 'es', 'Perú y Chile'],
  [['México', 'Perú', 'Chile', 'Estados Unidos'], 'es', 'México, Perú, Chile y Estados Unidos'],
  [['Perú', 'Italia'], 'es', 'Perú e Italia'],
  [['Perú', 'Hungría'], 'es', 'Perú y Hungría'],
  [['Perú', 'Hiroshima'], 'es', 'Perú e Hiroshima'],
  [['Mexico', 'Peru', 'the United States'], 'en', 'Mexico, Peru and the United States'],
  [['México', 'Peru'], 'pt', 'México e Peru'],
  [[], 'es', ''],
] as const)('%j in %s is %s', (names, language, text) => {
  expect(inList(names, language)).toBe(text)
})

test('an English sentence names some countries with an article', () => {
  expect([840, 152].map((id) => countryInSentence(id, 'en'))).toEqual(['the United States', 'Chile'])
  expect(countryInSentence(840, 'es')).toBe('Estados Unidos')
})

test('a sentence begins with a capital', () => {
  expect(capitalized('única oficina')).toBe('Única oficina')
})
