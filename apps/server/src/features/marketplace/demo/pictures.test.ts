import { pageSizes } from '@portal/contract/core/limits'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { describe, expect, test } from 'vitest'
import { demoMachines } from '#features/machines/demo/items.ts'
import { demoProperties } from '#features/properties/demo/rows.ts'
import { isListed, shownPicture } from './featured.ts'

const owners = { ids: [1, 2, 3, 4, 5], enterprises: new Map<number, number>() }
const now = new Date('2026-11-28T12:00:00Z')

/** The pictures of listed rows that are there twice. */
function twice(rows: readonly { imagenes: string }[]): string[] {
  const shown = rows.map(shownPicture)
  return shown.filter((picture, index) => shown.indexOf(picture) !== index)
}

describe.each([
  ['machines', demoMachines(now, owners)],
  ['properties', demoProperties(now, owners)],
])('the list of demo %s, newest first,', (_, rows) => {
  const listed = rows.filter(isListed)
  const featured = listed.filter(({ destacado }) => destacado)

  test('shows no picture twice on a page', () => {
    for (let start = 0; start < listed.length; start += pageSizes.public)
      expect(twice(listed.slice(start, start + pageSizes.public))).toEqual([])
  })

  test('shows its featured ones above the first page with pictures of their own', () => {
    expect(featured).toHaveLength(itemLimits.featured)
    expect(twice([...featured, ...listed.slice(0, pageSizes.public)])).toEqual([])
  })
})
