import { expect, test } from 'vitest'
import { fullName, nameInList } from './full-name.ts'

const ana = { nombres: 'Ana María', apellido_paterno: 'Pérez', apellido_materno: 'Soto' }
const customer = { nombres: 'Íñigo', apellido_paterno: '' }

test('a name as it is said, and as it is sorted', () => {
  expect(fullName(ana)).toBe('Ana María Pérez Soto')
  expect(nameInList(ana)).toBe('Pérez Soto, Ana María')
})

test('who gave no last name keeps no comma behind', () => {
  expect(fullName(customer)).toBe('Íñigo')
  expect(nameInList(customer)).toBe('Íñigo')
})
