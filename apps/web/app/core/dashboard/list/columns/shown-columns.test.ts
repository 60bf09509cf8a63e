import { expect, test } from 'vitest'
import { noColumns, shownColumns } from './shown-columns.ts'

const column = (id: string, priority?: 2 | 3) => ({ id, label: id, cell: () => id, ...(priority && { priority }) })
const columns = [column('name'), column('email', 2), column('country', 3)] as const
const idsOf = (chosen: readonly string[] | null) => shownColumns(columns, chosen).map(({ id }) => id)

test('the first column is always shown, the others as they were chosen, in their own order', () => {
  expect(idsOf(null)).toEqual(['name', 'email', 'country'])
  expect(idsOf(['country', 'email'])).toEqual(['name', 'email', 'country'])
  expect(idsOf(['country', 'gone'])).toEqual(['name', 'country'])
  expect(idsOf([noColumns])).toEqual(['name'])
})

test('what was chosen gives way to no narrow screen', () => {
  expect(shownColumns(columns, ['country'])[1]).toMatchObject({ id: 'country', priority: 1 })
  expect(shownColumns(columns, null)[2]).toMatchObject({ id: 'country', priority: 3 })
})
