import { Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canCreate, canNameHouse } from './policy.ts'
import { canChangeAbbreviation, timeZoneFor } from './rules.ts'

test('staff of the house create enterprises, and super administrators name the house', () => {
  expect([true, false].map((isOfHouse) => canCreate({ isOfHouse }))).toEqual([true, false])
  expect(Object.values(Role).filter((role) => canNameHouse({ role }))).toEqual([Role.superAdmin])
})

test('the abbreviation is free until a quote uses it', () => {
  expect(canChangeAbbreviation({ abreviatura_usada_en: null })).toBe(true)
  expect(canChangeAbbreviation({ abreviatura_usada_en: new Date(0) })).toBe(false)
})

const chile = { id: 1, zona_horaria: 'America/Santiago' }
test.each([
  ['as it is typed', 'America/Lima', { pais_id: 1, zona_horaria: 'Pacific/Easter' }, 'America/Lima'],
  ['as before', undefined, { pais_id: 1, zona_horaria: 'Pacific/Easter' }, 'Pacific/Easter'],
  ['of the country after a move', undefined, { pais_id: 2, zona_horaria: 'America/Lima' }, 'America/Santiago'],
  ['of the country for a new enterprise', '', null, 'America/Santiago'],
])('the time zone is %s', (_, written, before, zone) => {
  expect(timeZoneFor(written, before, chile)).toBe(zone)
})
