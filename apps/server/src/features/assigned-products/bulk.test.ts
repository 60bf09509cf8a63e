import { Module, Role } from '@portal/contract/access/constants'
import { assignedProductMessages as says } from '@portal/contract/products/assigned-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '#test/makers.ts'
import { anEnterprise, aUser, type Person } from '#test/people.ts'
import { anAssigner, anAssignmentForm, aProduct, saveAssignment } from '#test/products.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await anAssigner(t)
})
afterAll(() => t.close())
const app = () => t

let made = 0

async function assigned(word: string) {
  const [product, branch] = [await aProduct(t, { name: `${word} ${++made}` }), await aBranch(t)]
  const { datos } = await saveAssignment(t, anAssignmentForm(product.id, branch), admin)
  return { id: datos.id as number, product, branch }
}

const path = '/v1/producto_configuracion'
bulkActionBehaviour({
  app,
  path,
  accion: 'eliminar',
  person: () => admin,
  some: several(async (word) => (await assigned(word)).id),
  refused: [
    [async () => (await assigned('Rechazada')).id, says.insufficientHierarchy, () => anAssigner(t, Role.manager)],
  ],
  absent: says.absent,
  ...rowsOf(app, 'producto_configuracion'),
  leaves: { eliminado_en: expect.any(String) },
  second: says.absent,
  outsider: async () =>
    aUser(t, {
      role: Role.distributor,
      enterpriseId: await anEnterprise(t),
      modules: [Module.masterDistributor, Module.assignedProducts],
    }),
})

test('is not given back where the product was assigned again, or is no longer there', async () => {
  const [again, gone] = [await assigned('Otra vez'), await assigned('Sin producto')]
  const { change, undo } = bulkCallsOf(app, path, () => admin)
  const { lote_id: id } = await change({ accion: 'eliminar', ids: [again.id, gone.id] })
  await saveAssignment(t, anAssignmentForm(again.product.id, again.branch), admin)
  await t.deps.db.updateTable('producto').set({ estado_id: 0 }).where('id', '=', gone.product.id).execute()
  expect((await undo(id)).datos).toMatchObject({
    deshechos: 0,
    rechazados: [
      { id: again.id, codigo: says.alreadyAssigned.code },
      { id: gone.id, codigo: says.absent.code },
    ],
  })
})
