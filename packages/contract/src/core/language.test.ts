import { expect, test } from 'vitest'
import { languageOf, withLanguage } from './language.ts'

test.each([
  ['/contact', 'es', '/contact'],
  ['/contact', 'en', '/contact?lang=en'],
  ['https://portal.example.com/payment?a=1', 'en', 'https://portal.example.com/payment?a=1&lang=en'],
  ['/support#manuals', 'en', '/support?lang=en#manuals'],
  ['/support?q=gps#', 'en', '/support?q=gps&lang=en#'],
] as const)('%s in %s is %s', (address, language, expected) => {
  expect(withLanguage(address, language)).toBe(expected)
})

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['fr', 'es'],
  ['EN', 'es'],
  [undefined, 'es'],
  [['en'], 'es'],
])('%s names %s', (named, expected) => expect(languageOf(named)).toBe(expected))
