import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryIds } from './country-ids.ts'

test('the ids are those of the countries', () => {
  expect(countryIds).toEqual(countries.map(({ id }) => id).toSorted((a, b) => a - b))
})
