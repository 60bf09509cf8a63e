import { expect, test } from 'vitest'
import { isExampleAddress } from './example-addresses.ts'

test.each([
  ['info@example.com', true],
  ['Ventas@Example.ORG', true],
  ['www.example.com', true],
  ['example.net', true],
  ['https://example.com/photos', true],
  ['a@mail.example', true],
  ['a@portal.test', true],
  ['a@minera.invalid', true],
  ['https://portal.localhost:3000/x', true],
  ['a@myexample.com', false],
  ['a@example.company', false],
  ['a@example.com.pe', false],
  ['ventas@minera.cl', false],
  ['a@test.cl', false],
  ['+56 2 2000 0000', false],
  ['', false],
])('whether %s is an address of examples', (text, is) => {
  expect(isExampleAddress(text)).toBe(is)
})
