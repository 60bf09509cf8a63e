import { coreMessages } from '@portal/contract/core/core-messages'
import { expect, test } from 'vitest'
import { Refusal } from '../base/errors.ts'
import { refuseStale, showingStored, shownAfter } from './versions.ts'

const row = { id: 7, version: 3 }
const stale = expect.objectContaining({ entry: coreMessages.changedByOther })

test('a row is changed by whoever saw its version, or asked for none', () => {
  expect(() => refuseStale(row, 3)).not.toThrow()
  expect(() => refuseStale(row, null)).not.toThrow()
})

test.each([
  ['an earlier version', row, 2],
  ['a later version', row, 4],
  ['a row that is gone', undefined, 3],
  ['a row that is gone, whatever was seen', undefined, null],
])('%s is stale', (_, stored, seen) => {
  expect(() => refuseStale(stored, seen)).toThrow(stale)
})

test('the refusal shows what its caller knows of the row, else what is read after it', async () => {
  const refused = async (shown?: object) => refuseStale(row, 2, shown)
  await expect(showingStored(refused(), async () => row)).rejects.toMatchObject({ data: row })
  await expect(showingStored(refused({ id: 8 }), async () => row)).rejects.toMatchObject({ data: { id: 8 } })
})

test('other refusals, and what was done, pass unchanged', async () => {
  const read = async () => Promise.reject(new Error('must not be read'))
  const other = new Refusal(coreMessages.notAllowed)
  await expect(showingStored(Promise.reject(other), read)).rejects.toBe(other)
  await expect(showingStored(Promise.resolve(row), read)).resolves.toBe(row)
})

test('after a change the row is shown as it is now; a stale one is refused with what its answer has of the row', async () => {
  const show = async () => row
  await expect(shownAfter(Promise.resolve(), show)).resolves.toBe(row)
  const refused = async () => refuseStale(row, 2)
  await expect(shownAfter(refused(), show, ({ id }) => ({ id }))).rejects.toMatchObject({ data: { id: 7 } })
})
