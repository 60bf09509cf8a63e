import { Module, Role } from '@portal/contract/access/constants'
import { assignedProductCalls as calls } from '@portal/contract/assigned-products/calls'
import { assignedProductMessages as says } from '@portal/contract/products/assigned-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { bulkListBehaviour } from '#test/records/bulk-list.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await anAssigner(t)
})
afterAll(() => t.close())

let made = 0

async function assigned(word: string) {
  const [product, branch] = [await aProduct(t, { name: `${word} ${++made}` }), await aBranch(t)]
  const { datos } = await saveAssignment(t, anAssignmentForm(product.id, branch), admin)
  return { id: datos.id as number, product, branch }
}

bulkListBehaviour({
  app: () => t,
  calls,
  rows: 'asignaciones',
  table: 'producto_configuracion',
  absent: says.absent,
  as: () => admin,
  make: async (word) => (await assigned(word)).id,
  outsider: async () =>
    aUser(t, {
      role: Role.distributor,
      enterpriseId: await anEnterprise(t),
      modules: [Module.masterDistributor, Module.assignedProducts],
    }),
  actions: {
    eliminar: {
      leaves: { eliminado_en: expect.any(String) },
      refused: [
        async function whoMayNotDelete(word) {
          const { id } = await assigned(word)
          return { id, entry: says.insufficientHierarchy, as: await anAssigner(t, Role.manager) }
        },
      ],
    },
  },
})

const send = (ids: number[]) => t.call('POST', calls.bulk.path, { accion: 'eliminar', ids, ensayo: false }, admin)
const undo = async (id: number) =>
  (await t.call('PUT', calls.undoBulk.path.replace(':id', String(id)), {}, admin)).datos

test('is not given back where the product was assigned again, or is no longer there', async () => {
  const [again, gone] = [await assigned('Otra vez'), await assigned('Sin producto')]
  const { datos } = await send([again.id, gone.id])
  await saveAssignment(t, anAssignmentForm(again.product.id, again.branch), admin)
  await t.parts.db.updateTable('producto').set({ estado_id: 0 }).where('id', '=', gone.product.id).execute()
  expect(await undo(datos.lote_id)).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: again.id, codigo: says.alreadyAssigned.code },
      { id: gone.id, codigo: says.absent.code },
    ],
  })
})
