import { Module, Role } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages as says } from '@portal/contract/products/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products] })
})
afterAll(() => t.close())
const app = () => t

let made = 0
const { active, inactive, deleted } = ProductStatus
const product = async (word: string, wishes: Parameters<typeof aProduct>[1] = {}) =>
  (await aProduct(t, { name: `${word} ${++made}`, ...wishes })).id

const path = '/v1/producto'
const { change, undo } = bulkCallsOf(app, path, () => admin, { accion: 'eliminar' })
const tested = (accion: string, from: number, leaves: { estado_id: number }) => ({
  app,
  path,
  accion,
  person: () => admin,
  some: several((word) => product(word, { status: from })),
  absent: says.absent,
  ...rowsOf(app, 'producto'),
  leaves,
})

bulkActionBehaviour({
  ...tested('activar', inactive, { estado_id: active }),
  refused: [
    [() => product('Ya activo'), bulkMessages.alreadySo],
    [() => product('Sin precio', { status: inactive, price: null }), says.suggestedPriceInvalid],
  ],
  second: bulkMessages.alreadySo,
})
bulkActionBehaviour({
  ...tested('desactivar', active, { estado_id: inactive }),
  refused: [[() => product('Ya inactivo', { status: inactive }), bulkMessages.alreadySo]],
  second: bulkMessages.alreadySo,
})
const manager = async () =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.products] })
bulkActionBehaviour({
  ...tested('eliminar', active, { estado_id: deleted }),
  refused: [[() => product('De otro rango'), says.insufficientHierarchy, manager]],
  second: says.notRecognized,
})

const statusOf = async (id: number) =>
  (await t.parts.db.selectFrom('producto').select('estado_id').where('id', '=', id).executeTakeFirstOrThrow()).estado_id

test('one in use is only deactivated, and active again once that is undone', async () => {
  const [free, used] = [await product('Libre'), await product('Usado')]
  await saveAssignment(t, anAssignmentForm(used, await aBranch(t)), await anAssigner(t))
  const done = await change({ ids: [free, used] })
  expect(done).toMatchObject({ hechos: 1, de_otro_modo: [{ id: used, codigo: bulkMessages.onlyDeactivated.code }] })
  expect([await statusOf(free), await statusOf(used)]).toEqual([deleted, inactive])
  expect((await undo(done.lote_id)).datos).toEqual({ deshechos: 2, rechazados: [] })
  expect([await statusOf(free), await statusOf(used)]).toEqual([active, active])
})

test('a deletion is not undone where the name is taken, or the category is gone', async () => {
  const { id: category } = await t.parts.db
    .insertInto('categoria_producto')
    .values({ nombre: 'Pasajera', nombre_en: 'Passing', estado_id: active })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [named, sorted] = [
    (await aProduct(t, { name: 'Tomado' })).id,
    await product('Huérfano', { categoryId: category }),
  ]
  const { lote_id: id } = await change({ ids: [named, sorted] })
  await aProduct(t, { name: 'TOMADO' })
  await t.parts.db.updateTable('categoria_producto').set({ estado_id: deleted }).where('id', '=', category).execute()
  expect((await undo(id)).datos).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: named, codigo: says.nameInvalid.code },
      { id: sorted, codigo: says.categoryNotRecognized.code },
    ],
  })
})
