import { expect, test } from 'vitest'
import { shortDescription } from './short-description.ts'

const first = 'Excavadora de 24 t para zanjas y carguío liviano, tren de rodado largo y cabina con presión.'

test('a short text stays as it is, in one line', () => {
  expect(shortDescription(' Adaptadores,\n consolas ')).toBe('Adaptadores, consolas')
})

test('a long one ends with a sentence', () => {
  expect(shortDescription(`${first} Mantención al día con registro de horas, y dos baldes de repuesto en faena.`)).toBe(
    first,
  )
  expect(shortDescription(`${'a'.repeat(100)} 1.500 m. ${'b'.repeat(100)}`)).toBe(`${'a'.repeat(100)} 1.500 m.`)
})

test('one long sentence ends at a word', () => {
  const cut = shortDescription(`Sí. ${'perforadora '.repeat(30)}`)
  expect(cut).toMatch(/perforadora…$/)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(shortDescription('x'.repeat(400))).toBe(`${'x'.repeat(160)}…`)
})
