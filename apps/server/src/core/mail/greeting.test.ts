import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

const hello = (name: string) => `Hola, ${name}:`

test.each([
  ['Ana María Ñíguez', 'Hola, Ana María Ñíguez:'],
  ["D'Angelo-Pérez Jr.", "Hola, D'Angelo-Pérez Jr.:"],
  ['李小龙', 'Hola, 李小龙:'],
  [`${'Ana '.repeat(30)}`, /^Hola, (Ana ?){9,10}…:$/],
])('%s is greeted', (name, text) => {
  expect(greeting(hello, name)).toEqual([expect.stringMatching(text instanceof RegExp ? text : /./)])
  if (typeof text === 'string') expect(greeting(hello, name)).toEqual([text])
})

test.each([
  '',
  '  ',
  'Gane en www.premio',
  'premio.example',
  'http://x',
  'escriba a x@example.com',
  'llame al 912345678',
  '<b>Ana</b>',
  '[Premio](x)',
])('"%s" is no name', (name) => {
  expect(greeting(hello, name)).toEqual([])
})
