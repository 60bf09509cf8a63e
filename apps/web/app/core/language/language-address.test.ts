import { expect, test } from 'vitest'
import { inLanguage, languageOfAddress } from './language-address.ts'

test.each([
  ['?lang=en', 'en'],
  ['?a=1&lang=en', 'en'],
  ['?lang=pt', 'pt'],
  ['', 'es'],
  ['?lang=es', 'es'],
  ['?lang=fr', 'es'],
  ['?lang=EN', 'es'],
])('the address %s is read in %s', (search, language) => {
  expect(languageOfAddress(search)).toBe(language)
})

test.each([
  ['/contact', 'en', '/contact?lang=en'],
  ['/contact?lang=en', 'es', '/contact'],
  ['/contact?lang=en', 'pt', '/contact?lang=pt'],
  ['/contact?a=1#b', 'en', '/contact?a=1&lang=en#b'],
  ['/login?aviso=cuenta', 'es', '/login?aviso=cuenta'],
  ['/dashboard/usuarios?page=2', 'en', '/dashboard/usuarios?page=2'],
  ['/', 'en', '/?lang=en'],
] as const)('%s in %s is %s', (address, language, expected) => {
  expect(inLanguage(address, language)).toBe(expected)
})
