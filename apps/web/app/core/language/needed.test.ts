import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { propertyMessages } from '@portal/contract/properties/messages'
import { expect, test } from 'vitest'
import '../../portuguese.server.ts'
import { neededBy } from './needed.ts'

const { countryInvalid, nameInvalid, emailInvalid, phoneOrEmail, emailInUse } = machineMessages

test.each([
  [nameInvalid, false, 'Escriba el nombre.', 'Please enter the name.'],
  [emailInvalid, false, 'Escriba el correo.', 'Please enter the e-mail.'],
  [countryInvalid, true, 'Elija el país.', 'Please choose the country.'],
  [propertyMessages.landMetersInvalid, false, 'Escriba los metros de terreno.', undefined],
  [coreMessages.invalid, false, 'Escriba este dato.', 'Please enter a value.'],
  [coreMessages.invalid, true, 'Elija este dato.', 'Please choose a value.'],
])('an empty field refused with $es needs something', (entry, isChosen, es, en) => {
  expect(neededBy(entry.es, 'es', isChosen)).toBe(es)
  if (en) expect(neededBy(entry.en, 'en', isChosen)).toBe(en)
})

test.each([phoneOrEmail, emailInUse])('$es says enough already', (entry) => {
  expect(neededBy(entry.es, 'es', false)).toBe(entry.es)
  expect(neededBy(entry.en, 'en', false)).toBe(entry.en)
})

test('in both languages the same entries of a form of a machine say what they need', () => {
  const said = Object.values(machineMessages).map((entry) => [
    neededBy(entry.es, 'es', false) !== entry.es,
    neededBy(entry.en, 'en', false) !== entry.en,
  ])
  expect(said.filter(([es, en]) => es !== en)).toEqual([])
  expect(said.filter(([es]) => es).length).toBeGreaterThan(30)
})

test.each([
  ['O e-mail não é válido.', false, 'Informe o e-mail.'],
  ['A categoria não é válida.', true, 'Escolha a categoria.'],
  ['As características não são válidas.', true, 'Escolha as características.'],
  ['Dado inválido.', false, 'Informe este dado.'],
  ['O link não é válido ou foi retirado.', false, 'O link não é válido ou foi retirado.'],
])('in Portuguese, an empty field refused with %s needs something', (refusal, isChosen, needed) => {
  expect(neededBy(refusal, 'pt', isChosen)).toBe(needed)
})
