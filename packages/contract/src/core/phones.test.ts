import { isSupportedCountry } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { countries } from './countries.ts'
import { readPhone } from './phones.ts'

const [chile, peru, brazil, mexico, argentina, india] = [152, 604, 76, 484, 32, 356]

describe('a phone', () => {
  test.each([
    ['912345678', chile, '+56912345678'],
    ['223456789', chile, '+56223456789'],
    ['9 1234 5681', chile, '+56912345681'],
    ['(56) 2 2345 6789', chile, '+56223456789'],
    ['56912345680', chile, '+56912345680'],
    ['0056912345683', chile, '+56912345683'],
    ['0056 (9) 1234 5678', null, '+56912345678'],
    ['+56 9 1234-5678', null, '+56912345678'],
    ['091234.5678', chile, '+56912345678'],
    ['(02) 2345 6789', chile, '+56223456789'],
    ['+56 (02) 2345 6789', null, '+56223456789'],
    ['987 654 321', peru, '+51987654321'],
    ['51987654321', chile, '+51987654321'],
    ['(011) 98765-4321', brazil, '+5511987654321'],
    ['044 55 1234 5678', mexico, '+525512345678'],
    ['+52 1 55 1234 5678', chile, '+525512345678'],
    ['011 15 1234 5678', argentina, '+5491112345678'],
    ['٩١٢٣٤٥٦٧٨', chile, '+56912345678'],
    ['+1 202 555 0100', chile, '+12025550100'],
  ])('%s in country %s is %s', (typed, country, kept) => {
    expect(readPhone(typed, country)).toBe(kept)
    expect(readPhone(kept, country)).toBe(kept)
  })

  test.each([
    ['912345678', null],
    ['912345678', india],
    ['9123456789', chile],
    ['1234', chile],
    ['+56 1234', chile],
    ['+999123456789', chile],
    ['912345678 anexo 12', chile],
    ['+56912345678 ext. 5', chile],
    ['912345678 / 223456789', chile],
    ['tel: 912345678', chile],
    ['5.69E+10', chile],
    ['no phone', chile],
    ['', chile],
  ])('%s in country %s is none', (typed, country) => {
    expect(readPhone(typed, country)).toBeNull()
  })

  test('is known of every country', () => {
    expect(countries.filter(({ iso }) => !isSupportedCountry(iso))).toEqual([])
  })
})
