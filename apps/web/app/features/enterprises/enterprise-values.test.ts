import { abbreviationPattern } from '@portal/contract/enterprises/constants'
import { describe, expect, test } from 'vitest'
import { abbreviationFor, afterCountry } from './enterprise-values.ts'

const chile = 152
const peru = 604

describe('an abbreviation for a name', () => {
  test.each([
    ['Minera Quebrada Azul', 'MQA'],
    ['Perforaciones del Bajío', 'PB'],
    ['Tronaduras Ñuble SpA', 'TN'],
    ['Next', 'NEX'],
    ['Áridos y Canteras de la Costa', 'ACC'],
    ['Uno Dos Tres Cuatro Cinco Seis Siete', 'UDTCCS'],
  ])('%s is %s', (name, abbreviation) => {
    expect(abbreviationFor(name)).toBe(abbreviation)
    expect(abbreviation).toMatch(abbreviationPattern)
  })

  test('is nothing where there are no two letters', () => {
    expect(abbreviationFor('')).toBe('')
    expect(abbreviationFor('3M')).toBe('')
    expect(abbreviationFor('де ля')).toBe('')
  })
})

describe('after the choice of a country', () => {
  const zoneAfter = (values: { pais_id: number | null; zona_horaria: string }, country: number) =>
    afterCountry(values, country).zona_horaria

  test('the zone is that of the country', () => {
    expect(zoneAfter({ pais_id: null, zona_horaria: '' }, chile)).toBe('America/Santiago')
    expect(zoneAfter({ pais_id: chile, zona_horaria: 'America/Santiago' }, peru)).toBe('America/Lima')
  })

  test('a zone that somebody chose stays', () => {
    expect(zoneAfter({ pais_id: chile, zona_horaria: 'Pacific/Easter' }, peru)).toBe('Pacific/Easter')
  })
})
