import { expect, test } from 'vitest'
import { closedTables, sharedTables } from './tables.ts'

const file = (feature: string) => `apps/server/src/features/${feature}/queries.ts`

test.each([
  ["db.updateTable('pago').set({})"],
  ["db.insertInto(\n    'pago')"],
  ['sql`update pago set estado = 1`'],
  ['sql`update pago p set estado = 1`'],
  ['sql`delete from pago where id = 1`'],
  ['sql`with a as (insert into pago (id) values (1)) select 1`'],
])('a second room that writes a table is named: %s', (source) => {
  const files = new Map([
    [file('payments'), "db.insertInto('pago')"],
    [file('quotes'), source],
  ])
  expect(sharedTables(files, {})).toEqual([`${file('quotes')} writes the table pago of payments: ask its room`])
  expect(sharedTables(files, { pago: [['payments', 'quotes'], 'a reason'] })).toEqual([])
})

test.each([["db.selectFrom('pago')"], ['sql`select 1 from pago for update`'], ['// an update pago of the provider']])(
  'reading is free: %s',
  (source) => {
    const files = new Map([
      [file('payments'), "db.insertInto('pago')"],
      [file('quotes'), source],
    ])
    expect(sharedTables(files, {})).toEqual([])
  },
)

test('a reason that is no longer needed is named, rows of the demo are not read', () => {
  const files = new Map([
    [file('payments'), "db.insertInto('pago')"],
    ['apps/server/src/features/quotes/demo/queries.ts', "db.insertInto('pago')"],
  ])
  expect(sharedTables(files, { pago: [['payments', 'quotes'], 'a reason'] })).toEqual([
    'quotes no longer writes pago: scripts/tables.ts',
  ])
})

test.each([
  ["db.selectFrom('solicitud')"],
  ["query.innerJoin('solicitud', 'a', 'b')"],
  ['sql`select 1 from pago join solicitud on true`'],
])('a lower room that reads a table of a higher one is named: %s', (source) => {
  const closed = { payments: ['solicitud'] }
  const files = new Map([
    [file('payments'), source],
    [file('item-requests'), source],
    ['apps/server/src/features/payments/person-queries.ts', source],
  ])
  expect(closedTables(files, closed)).toEqual([`${file('payments')} reads the table solicitud: ask for it`])
  expect(closedTables(new Map([[file('payments'), "db.selectFrom('solicitud_x')"]]), closed)).toEqual([])
})
