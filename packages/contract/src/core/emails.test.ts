import { expect, test } from 'vitest'
import { readEmail } from './emails.ts'

test.each([
  [' ana@example.com ', 'ana@example.com'],
  ['Ana.Perez@Example.COM', 'Ana.Perez@Example.COM'],
  ['jose&maria@example.com', 'jose&maria@example.com'],
  ['a/b@example.com', 'a/b@example.com'],
  ["o'higgins+ventas@sub.example.co", "o'higgins+ventas@sub.example.co"],
  ['ventas@minería.cl', 'ventas@minería.cl'],
  ['ventas@MINERÍA.cl', 'ventas@minería.cl'],
  ['ventas@xn--minera-7va.cl', 'ventas@minería.cl'],
  ['ventas@mineri\u0301a.cl', 'ventas@minería.cl'],
  ['a@例え.テスト', 'a@例え.テスト'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is the address %s', (typed, kept) => {
  expect(readEmail(typed)).toBe(kept)
  expect(readEmail(kept)).toBe(kept)
})

test.each([
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(125)}com`,
  'ana',
  '@example.com',
  'ana@',
  'ana@example',
  'ana@example.c',
  'ana@example..com',
  'ana@-example.com',
  'ana@192.168.0.1',
  '.ana@example.com',
  'ana..b@example.com',
  'ana b@example.com',
  'ana@exa mple.com',
  'a@b@example.com',
  'ana@example.com, b@example.com',
  'Ana <ana@example.com>',
  'josé@example.com',
  'ana@example.com/x',
  'ana@example.com:25',
  'ana@exa_mple.com',
  'ana@example.com\r\nBcc: b@example.com',
])('%s is none', (typed) => expect(readEmail(typed)).toBeNull())
