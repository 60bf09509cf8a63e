import { describe, expect, test } from 'vitest'
import { taxIdName } from './tax-id-names.ts'
import { readTaxId, taxIdSample } from './tax-ids.ts'

const [argentina, bolivia, brazil, chile, colombia] = [32, 68, 76, 152, 170] as const
const [ecuador, mexico, paraguay, peru, usa, uruguay] = [218, 484, 600, 604, 840, 858] as const

describe('a tax id', () => {
  test.each([
    [chile, '76.086.428-5', '76.086.428-5'],
    [chile, ' 760864285', '76.086.428-5'],
    [chile, '9.007.920-4', '9.007.920-4'],
    [chile, '12.531.909-k', null],
    [chile, '12.531.909-2', '12.531.909-2'],
    [chile, '10000013-k', '10.000.013-K'],
    [peru, '20100070970', '20100070970'],
    [peru, '20-100070970', '20100070970'],
    [brazil, '00000000000191', '00.000.000/0001-91'],
    [brazil, '12abc34501de35', '12.ABC.345/01DE-35'],
    [mexico, 'gode-561231 gr8', 'GODE561231GR8'],
    [mexico, 'MAB9307148T4', 'MAB9307148T4'],
    [mexico, 'XAXX010101000', 'XAXX010101000'],
    [colombia, '9003739134', '900.373.913-4'],
    [colombia, '900.373.913\u20134', '900.373.913-4'],
    [usa, '911144442', '91-1144442'],
    [argentina, '20267565393', '20-26756539-3'],
    [uruguay, '21-100342-001-7', '211003420017'],
    [paraguay, '800280610', '80028061-0'],
    [ecuador, '1790016919001', '1790016919001'],
    [bolivia, '1020 703 023', '1020 703 023'],
    [null, 'GB 123', 'GB 123'],
    [peru, ' ', ''],
  ])('of %s typed as %j is %j', (country, typed, read) => {
    expect(readTaxId(typed, country)).toBe(read)
  })

  test.each([
    [chile, '76.086.428-5'],
    [peru, '20100070970'],
    [brazil, '00.000.000/0001-91'],
    [colombia, '900.373.913-4'],
    [argentina, '30-50001091-2'],
    [uruguay, '211003420017'],
    [paraguay, '80028061-0'],
  ])('of %i has one right last character: %s', (country, right) => {
    const ends = [...'0123456789AK'].map((last) => right.slice(0, -1) + last)
    expect(ends.filter((one) => readTaxId(one, country) !== null)).toEqual([right])
  })

  test('of Mexico has one by each of its two alphabets', () => {
    const ends = [...'0123456789A'].map((last) => `MAB9307148T${last}`)
    expect(ends.filter((one) => readTaxId(one, mexico) !== null)).toEqual(['MAB9307148T4', 'MAB9307148T8'])
  })

  test.each([
    [chile, '0-0'],
    [chile, '76.086.428'],
    [peru, '30100070970'],
    [peru, '2010007097'],
    [brazil, '00.000.000/0000-00'],
    [mexico, 'MAB9313148T4'],
    [mexico, 'MAB930714'],
    [usa, '00-1144442'],
    [usa, '9-1144442'],
    [ecuador, '1790016919000'],
    [colombia, 'NIT'],
    [bolivia, 'x'.repeat(31)],
  ])('of %i is none: %s', (country, typed) => {
    expect(readTaxId(typed, country)).toBeNull()
  })

  test('is written so that it can be read again, also the one of the hint', () => {
    for (const country of [argentina, brazil, chile, colombia, ecuador, mexico, paraguay, peru, usa, uruguay]) {
      const sample = taxIdSample(country)!
      expect(readTaxId(sample, country)).toBe(sample)
    }
  })

  test('is called as its country calls it', () => {
    expect([peru, chile, brazil, mexico, colombia, usa].map((id) => taxIdName(id, 'en'))).toEqual([
      'RUC',
      'RUT',
      'CNPJ',
      'RFC',
      'NIT',
      'EIN',
    ])
    expect(taxIdName('', 'es')).toBe('Identificación tributaria')
    expect(taxIdName(null, 'pt')).toBe('Identificação fiscal')
  })
})
