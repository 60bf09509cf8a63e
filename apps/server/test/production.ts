import { Module, Role } from '@portal/contract/access/constants'
import { aUser, pinMailedTo, theHouse } from './people.ts'
import { authorizedBuyer } from './permits.ts'
import { act, aLine, aQuote, aSentQuote, type Seller } from './quotes.ts'
import type { Signed, TestApp } from './start-app.ts'

let made = 0
export const anAddress = () => `pedido${++made}@example.com`

/** Someone of the house who works in production: a manager unless another role is asked for. */
export const aMaker = async (t: TestApp, role: Role = Role.manager) =>
  aUser(t, { role, enterpriseId: await theHouse(t), modules: [Module.factory] })

/** Two consoles and a year of software. */
export const orderedLines = [
  aLine({ producto_id: 5, cantidad: 2, precio_venta: 900 }),
  aLine({ producto_id: 1, cantidad: 1, precio_venta: 100 }),
]

/** Confirms a quote with the PIN that its client got. */
export async function confirm(t: TestApp, seller: Seller, id: number, email: string): Promise<void> {
  await act(t, 'POST', 'pin', id, seller)
  const reply = await act(t, 'POST', 'confirmar', id, seller, { pin: await pinMailedTo(t, email) })
  if (reply.status !== 200) throw new Error(reply.mensaje)
}

/** The order of a quote that was confirmed; its client may buy unless `hasPermit` is false. */
export async function anOrder(t: TestApp, seller: Seller, { hasPermit = true, ...changes }: Wishes = {}) {
  const email = anAddress()
  const enterprise = hasPermit ? await authorizedBuyer(t, email) : null
  const quote = await aSentQuote(t, seller, { cliente_email: email, lineas: orderedLines, ...changes })
  await confirm(t, seller, quote.id, email)
  return { ...(await orderRow(t, quote.id)), quote, email, enterprise }
}

interface Wishes {
  hasPermit?: boolean
  [field: string]: unknown
}

export const orderRow = ({ deps: { db } }: Pick<TestApp, 'deps'>, quoteId: number) =>
  db.selectFrom('orden_produccion').selectAll().where('cotizacion_id', '=', quoteId).executeTakeFirstOrThrow()

export const orderOf = async (t: TestApp, id: number, as: Signed) =>
  (await t.call('GET', `/v1/fabrica/list/${id}`, undefined, as)).datos

/** Moves an order as it is now. */
export async function move(t: TestApp, id: number, paso: string, as: Signed, body: object = {}) {
  const { version } = await t.deps.db
    .selectFrom('orden_produccion')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return t.call('PUT', `/v1/fabrica/paso/${id}`, { paso, version, ...body }, as)
}

/** Adds serial numbers to the line of the consoles. */
export async function addSerials(t: TestApp, id: number, series: string, as: Signed, line?: number) {
  const { version, lineas } = await orderOf(t, id, as)
  return t.call('POST', `/v1/fabrica/series/${id}`, { linea_id: line ?? lineas[0].id, series, version }, as)
}

/** An order of a seller's confirmed quote, with a serial number and a document. */
export async function anOrderOf(t: TestApp, seller: Seller) {
  const { db } = t.deps
  const quote = await aQuote(t, seller)
  await db
    .updateTable('cotizacion')
    .set({ estado: 'aprobada', aprobada_en: new Date() })
    .where('id', '=', quote.id)
    .execute()
  const order = await db
    .insertInto('orden_produccion')
    .values({ cotizacion_id: quote.id, plazo: '2026-01-05' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await db
    .selectFrom('cotizacion_linea')
    .select(['id', 'producto_id'])
    .where('cotizacion_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  const serial = { orden_id: order.id, linea_id: line.id, producto_id: line.producto_id, serie: 'AJENA-1' }
  await db.insertInto('orden_serie').values(serial).execute()
  const file = await db
    .insertInto('archivo')
    .values({ clave: 'aa/orden', nombre: 'o.pdf', tipo: 'application/pdf', bytes: 1, sha256: 'a', es_publico: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attached = { orden_id: order.id, archivo_id: file.id, nombre: 'o.pdf', bytes: 1, creado_por: seller.id }
  const document = await db.insertInto('orden_documento').values(attached).returning('id').executeTakeFirstOrThrow()
  return { order: order.id, orderLine: Number(line.id), orderFile: document.id }
}
