import { expect, test } from 'vitest'
import { keysOf, textsOf } from './check-translations.ts'

test('texts in two languages are found by their key or their Spanish wording', () => {
  const source = [
    "const es = { title: 'Hola' }",
    'const en: typeof es = { title: `Hello` }',
    "export const texts = { key: 'greeting', es, en }",
    "const sold = { code: 3, es: 'Vendido', en: 'Sold' }",
    'const plain = { es: `Sin valores`, en: `Nothing inside` }',
  ].join('\n')
  expect(textsOf('a.ts', source)).toEqual([
    { line: 3, name: 'greeting' },
    { line: 4, name: 'Vendido' },
    { line: 5, name: 'Sin valores' },
  ])
})

test('what cannot be found has no name; what has Portuguese in place is no text to translate', () => {
  const source = 'const a = { es, en }\nconst b = { es: nameOf(), en: nameOf() }\nconst c = { es: 1, en: 2, pt: 3 }'
  expect(textsOf('a.ts', source)).toEqual([
    { line: 1, name: null },
    { line: 2, name: null },
  ])
})

test('what has a text for each language is no text itself, but those are', () => {
  const source = "const names = { es: { es: 'Español', en: 'Spanish' }, en: { es: 'Inglés', en: 'English' } }"
  expect(textsOf('a.ts', source).map(({ name }) => name)).toEqual(['Español', 'Inglés'])
})

test('translations are the properties of what a file exports as Portuguese', () => {
  const source =
    "const item = { es: 'no' }\nexport const portuguese = { item, 'market/list': item }\nexport const portugueseWords: Words = { 'Ñu': 'Gnu' }"
  expect(keysOf('a.pt.ts', source)).toEqual(['item', 'market/list', 'Ñu'])
})
