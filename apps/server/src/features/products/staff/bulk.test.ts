import { Module, Role } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages as says } from '@portal/contract/products/messages'
import { staffProductCalls as calls } from '@portal/contract/products/staff/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { bulkListBehaviour } from '#test/records/bulk-list.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products] })
})
afterAll(() => t.close())

let made = 0
const { active, inactive, deleted } = ProductStatus
const product = async (word: string, wishes: Parameters<typeof aProduct>[1] = {}) =>
  (await aProduct(t, { name: `${word} ${++made}`, ...wishes })).id
const alreadyOf = (status: number) =>
  async function alreadySo(word: string) {
    return { id: await product(word, { status }), entry: bulkMessages.alreadySo }
  }

bulkListBehaviour({
  app: () => t,
  calls,
  rows: 'productos',
  table: 'producto',
  absent: says.absent,
  as: () => admin,
  make: (word, accion) => product(word, { status: accion === 'activar' ? inactive : active }),
  actions: {
    activar: {
      leaves: { estado_id: active },
      refused: [
        alreadyOf(active),
        async function withoutPrice(word) {
          return { id: await product(word, { status: inactive, price: null }), entry: says.suggestedPriceInvalid }
        },
      ],
    },
    desactivar: { leaves: { estado_id: inactive }, refused: [alreadyOf(inactive)] },
    eliminar: {
      leaves: { estado_id: deleted },
      refused: [
        async function whoMayNotDelete(word) {
          const wishes = { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.products] }
          return { id: await product(word), entry: says.insufficientHierarchy, as: await aUser(t, wishes) }
        },
      ],
    },
  },
})

const remove = async (...ids: number[]) =>
  (await t.call('POST', calls.bulk.path, { accion: 'eliminar', ids, ensayo: false }, admin)).datos
const undo = async (id: number) =>
  (await t.call('PUT', calls.undoBulk.path.replace(':id', String(id)), {}, admin)).datos
const statusOf = async (id: number) =>
  (await t.parts.db.selectFrom('producto').select('estado_id').where('id', '=', id).executeTakeFirstOrThrow()).estado_id

test('one in use is only deactivated, and active again once that is undone', async () => {
  const [free, used] = [await product('Libre'), await product('Usado')]
  await saveAssignment(t, anAssignmentForm(used, await aBranch(t)), await anAssigner(t))
  const done = await remove(free, used)
  expect(done).toMatchObject({ hechos: 1, de_otro_modo: [{ id: used, codigo: bulkMessages.onlyDeactivated.code }] })
  expect([await statusOf(free), await statusOf(used)]).toEqual([deleted, inactive])
  expect(await undo(done.lote_id)).toEqual({ deshechos: 2, rechazados: [] })
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
  const { lote_id: id } = await remove(named, sorted)
  await aProduct(t, { name: 'TOMADO' })
  await t.parts.db.updateTable('categoria_producto').set({ estado_id: deleted }).where('id', '=', category).execute()
  expect(await undo(id)).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: named, codigo: says.nameInvalid.code },
      { id: sorted, codigo: says.categoryNotRecognized.code },
    ],
  })
})
