import { drawnProducts } from '@portal/contract/products/constants'
import { brokenLinks } from '@portal/contract/projections/order'
import { projectionRefusals } from '@portal/contract/projections/refusals'
import { projectionSheet } from '@portal/contract/projections/sheet'
import { expect, test } from 'vitest'
import { inputOf } from './demo.ts'
import { demoCountries, demoSheets } from './demo-sheets.ts'

test('the demo set has a sheet of every product, and each of them is allowed in every country and year', () => {
  expect(demoSheets.map(({ slug }) => slug).toSorted()).toEqual([...drawnProducts].toSorted())
  for (const sheet of demoSheets)
    for (const { freight } of demoCountries)
      for (const share of [0.96, 1, 1.03])
        for (const category of [1, 2, 3, 4]) {
          const input = inputOf({ ...sheet, discounts: [0, 5, 12] }, category, freight, share)
          expect([sheet.slug, ...projectionRefusals(input)]).toEqual([sheet.slug])
          expect([sheet.slug, ...brokenLinks(projectionSheet(input))]).toEqual([sheet.slug])
        }
})
