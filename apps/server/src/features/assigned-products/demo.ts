import { PriceMode } from '@portal/contract/assigned-products/constants'
import { tiersOf } from '@portal/contract/products/constants'
import type { Db } from '#core/database/database.ts'
import { insertAssignment, lockProduct, replaceTiers } from './queries.ts'

const { price, discount } = PriceMode

/** Branch, product (its page or its name), way, and a value for each tier of its category. */
const assigned = [
  ['Santiago', 'next1', price, [11.6, 10.95, 10.2]],
  ['Santiago', 'next3', price, [17.9, 16.8, 15.6]],
  ['Santiago', 'nextoneplus', discount, [0, 4, 8]],
  ['Santiago', 'nextlion', discount, [0, 10, 15]],
  ['Antofagasta', 'next1', price, [11.4, 10.7, 9.9]],
  ['Antofagasta', 'nextthree', price, [7600, 7250, 6900]],
  ['Lima', 'next1', price, [11.5, 10.8, 9.95]],
  ['Lima', 'next3', discount, [2, 6, 10]],
  ['Lima', 'nextoneplus', price, [4750, 4600, 4400]],
  ['Lima', 'Asistencia técnica en terreno', price, [620]],
  ['Arequipa', 'next1', discount, [3, 8, 14]],
  ['Arequipa', 'nextone', discount, [0, 5, 9]],
  ['Cajamarca', 'next3', price, [17.6, 16.4, 15.2]],
  ['Guanajuato', 'next1', price, [11.97, 11.37, 10.53]],
  ['Guanajuato', 'nextremote', discount, [0, 5, 10]],
  ['Guanajuato', 'nextlion', discount, [0, 10, 20]],
  ['Zacatecas', 'nextthree', discount, [0, 4, 9]],
  ['Tucson', 'next3', price, [18.2, 17.3, 16.1]],
  ['Tucson', 'quamtum', discount, [5]],
  ['Salt Lake City', 'nextoneplus', price, [4900, 4700, 4500]],
  ['Ouro Preto', 'next1', discount, [0, 5, 12]],
  ['Ouro Preto', 'Capacitación en diseño de tronaduras', price, [450]],
  ['Belo Horizonte', 'quamtum', price, [2300]],
  ['Gaborone', 'nextone', price, [1420, 1360, 1290]],
  ['Orapa', 'next3', discount, [0, 6, 12]],
] as const

/** Assigns products to the branches of the demo set, inside the caller's transaction. Returns how many. */
export async function insertDemoAssignments(
  db: Db,
  products: ReadonlyMap<string, number>,
  branches: ReadonlyMap<string, number>,
): Promise<number> {
  let count = 0
  for (const [branch, product, modo, values] of assigned) {
    const [productoId, sucursalId] = [products.get(product), branches.get(branch)]
    const found = productoId && (await lockProduct(db, productoId))
    if (!found || !sucursalId) throw new Error(`the demo set has no ${product} at ${branch}`)
    const { id } = await insertAssignment(db, { producto_id: productoId, sucursal_id: sucursalId, modo })
    const tiers = tiersOf(found.categoria_id).map(({ from }, place) => ({ desde: from, valor: values[place] ?? 0 }))
    await replaceTiers(db, id, tiers)
    count++
  }
  return count
}
