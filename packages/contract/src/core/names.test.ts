import { expect, test } from 'vitest'
import { langOf, nameIn } from './names.ts'

test.each([
  [{ titulo: 'Grúa', titulo_en: 'Crane' }, 'es', 'Grúa', undefined],
  [{ titulo: 'Grúa', titulo_en: 'Crane' }, 'en', 'Crane', undefined],
  [{ titulo: 'Grúa', titulo_en: '' }, 'en', 'Grúa', 'es'],
  [{ titulo: 'Grúa', titulo_en: null }, 'en', 'Grúa', 'es'],
  [{ titulo: 'Grúa', titulo_en: '' }, 'es', 'Grúa', undefined],
  [{ titulo: null, titulo_en: null }, 'en', '', 'es'],
] as const)('the title of %o in %s', (row, language, name, lang) => {
  expect(nameIn(row, 'titulo', language)).toBe(name)
  expect(langOf(row, 'titulo', language)).toBe(lang)
})
