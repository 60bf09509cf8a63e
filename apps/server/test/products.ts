import { Module, Role } from '@portal/contract/access/constants'
import { aUser, type Person, theHouse } from './people.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

let made = 0

interface ProductWishes {
  name?: string
  categoryId?: number
  price?: number | null
  cost?: number
  status?: number
}

/** A product of a category, adapters unless said, with prices. */
export async function aProduct(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  { name = `Producto ${++made}`, categoryId = 1, price = 11.97, cost = 5.7, status = 1 }: ProductWishes = {},
): Promise<{ id: number; name: string }> {
  const { id } = await db
    .insertInto('producto')
    .values({
      nombre: name,
      categoria_id: categoryId,
      unidad_id: 1,
      unidad_medida_id: 21,
      precio_sugerido: price,
      costo: price === null ? null : cost,
      estado_id: status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}

/** Someone who may assign products. */
export const anAssigner = async (app: TestApp, role: Role = Role.administrator): Promise<Person> =>
  aUser(app, { role, enterpriseId: await theHouse(app), modules: [Module.assignedProducts] })

/** What the form of an assigned product sends: an adapter with three prices. */
export const anAssignmentForm = (
  productId: number,
  branch: { id: number; enterpriseId: number },
  changes: object = {},
) => ({
  producto_id: productId,
  empresa_id: branch.enterpriseId,
  sucursal_id: branch.id,
  modo: 'precio',
  tramos: [
    { desde: 1, valor: 11.5 },
    { desde: 10_001, valor: 10.9 },
    { desde: 30_001, valor: 10.2 },
  ],
  ...changes,
})

export const saveAssignment = (app: TestApp, form: object, as: Signed | null): Promise<Answered> =>
  app.call('POST', '/v1/producto_configuracion/save', form, as)
