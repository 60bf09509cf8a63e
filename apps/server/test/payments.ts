import { Role } from '@portal/contract/access/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { getHold } from '../src/features/item-requests/reservations/queries.ts'
import { markOf } from '../src/features/payments/client-link.ts'
import type { PaymentDeps } from '../src/features/payments/deps.ts'
import { freePort } from './crash/child-portal.ts'
import { paymentDepsOf } from './crash/payment-deps.ts'
import type { Reserved } from './crash/reservations.ts'
import { aClerk, anItem, aRequest, changeStatus, requestRow } from './machines.ts'
import { fromElsewhere } from './registration.ts'
import { type Answered, startApp, type TestApp } from './start-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
type Any = any

export { manyReservations } from './crash/reservations.ts'
export type { Reserved }

export interface Shop extends TestApp {
  url: string
  /** As the portal itself is put together, for what runs without anyone. */
  payments: PaymentDeps
}

/** As often as for buyers, and sooner. */
const waits = { pausesMs: [20, 40, 80] }

/** The portal on a port of its own with the simulated provider, so that both talk over HTTP as in life. Jobs are run by hand. */
export async function openShop(variables: Record<string, string> = {}): Promise<Shop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), PUBLIC_URL: url, PORTAL_ROLES: 'web', TRUST_PROXY: 'loopback' }
  const app = await startApp({ ...settings, ...variables }, waits)
  await app.app.listen({ port, host: '127.0.0.1' })
  return { ...app, url, payments: paymentDepsOf(app.deps, url) }
}

let made = 0

/** A request that waits for its reservation to be paid: 2,000 USD unless wished otherwise. */
export async function aReservation(
  shop: TestApp,
  { currency = 'USD', amount = currency === 'USD' ? 2000 : 120_000 }: Partial<Reserved> = {},
  form: object = {},
): Promise<Reserved> {
  const price = currency === 'USD' ? 40_000 : 2_400_000
  const item = await anItem(shop, { moneda: currency, precio: price, precio_final: price })
  const email = `pagador${++made}@example.com`
  const { id } = await aRequest(shop, item.id, { email, ...form })
  const clerk = await aClerk(shop)
  await changeStatus(shop, id, RequestStatus.negotiation, clerk)
  const reply = await changeStatus(shop, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: amount })
  expect(reply).toMatchObject({ status: 200 })
  return { requestId: id, itemId: item.id, email, amount, currency }
}

const calls = '/v1/clasificado'

const startForm = ({ requestId, amount, currency }: Reserved, changes: object = {}) => ({
  solicitud_clasificado_id: requestId,
  monto: amount,
  moneda: currency,
  acepta_condiciones: true,
  ...changes,
})

/** The mark in the address of the payment that the client was mailed. */
export async function markFor({ deps: { db, secrets } }: TestApp, { requestId }: Pick<Reserved, 'requestId'>) {
  const hold = await getHold(db, requestId)
  return hold && markOf(secrets.enlace, hold)
}

/** The client's press of Pay: by the link that they were mailed, from an address of its own. */
export async function pressPay(shop: TestApp, reserved: Reserved, changes: object = {}): Promise<Answered> {
  const form = startForm(reserved, { firma: await markFor(shop, reserved), ...changes })
  return shop.call('POST', `${calls}/init_reservacion`, form, null, fromElsewhere())
}

/** The call as any client may send it: by anyone who knows the number of the request and its amount. */
export const pressAsStranger = (
  shop: TestApp,
  reserved: Reserved,
  changes: object = {},
  from: object = fromElsewhere(),
): Promise<Answered> => shop.call('POST', `${calls}/init_reservacion`, startForm(reserved, changes), null, from)

export async function startedAsStranger(shop: TestApp, reserved: Reserved, from?: object): Promise<Started> {
  const reply = await pressAsStranger(shop, reserved, {}, from)
  expect(reply).toMatchObject({ status: 200, estado: 'OK' })
  return reply.datos
}

export interface Started {
  url: string
  token: string
  buy_order: string
}

export async function started(shop: TestApp, reserved: Reserved, changes: object = {}): Promise<Started> {
  const reply = await pressPay(shop, reserved, changes)
  expect(reply).toMatchObject({ status: 200, estado: 'OK' })
  return reply.datos
}

/** What the simulation's administration answers. */
export async function admin(shop: Shop, method: string, path: string, body?: unknown): Promise<Any> {
  const reply = await fetch(`${shop.url}/webpay-sandbox/admin${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await reply.text()
  if (reply.status >= 400) throw new Error(`the simulation answered ${reply.status}: ${text}`)
  return text ? JSON.parse(text) : null
}

export const switches = (shop: Shop, changes: object) => admin(shop, 'PATCH', '/switches', changes)
export const fault = (shop: Shop, plan: object) => admin(shop, 'POST', '/faults', plan)
export const outcome = (shop: Shop, plan: object) => admin(shop, 'POST', '/outcomes', plan)

export interface Trip {
  flow: string
  method: 'get' | 'post'
  url: string
  fields: Record<string, string>
  address: string
}

/** Does the buyer's part at the provider's form. Null means they do not come back. */
export async function buyer(shop: Shop, token: string, action: string, rest: object = {}): Promise<Trip | null> {
  return (await admin(shop, 'POST', `/payments/${token}/buyer`, { action, ...rest })).return
}

export interface Landing {
  status: number
  /** The page's address, empty when there is none. */
  location: string
  query: Record<string, string>
}

/** A request to the return address, without cookies and without continuing. */
export async function arriveBy(shop: Shop, { method, address, url, fields }: Omit<Trip, 'flow'>): Promise<Landing> {
  const reply = await (method === 'get'
    ? fetch(address, { redirect: 'manual' })
    : fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }))
  await reply.arrayBuffer()
  const location = reply.headers.get('location') ?? ''
  const query = Object.fromEntries(new URL(location || '/', shop.url).searchParams)
  return { status: reply.status, location, query }
}

/** Pays at the form, or does something else there, and comes back. */
export async function payAndReturn(shop: Shop, token: string, action = 'pay', rest: object = {}): Promise<Landing> {
  const trip = await buyer(shop, token, action, rest)
  if (!trip) throw new Error('the buyer does not come back')
  return arriveBy(shop, trip)
}

/** What the result page asks for. */
export const confirm = (shop: TestApp, { query: { buy_order, session_id } }: Pick<Landing, 'query'>) =>
  shop.call('POST', `${calls}/confirmar_reservacion`, { buy_order, session_id }, null, fromElsewhere())

export const paymentRow = ({ deps: { db } }: TestApp, buyOrder: string) =>
  db.selectFrom('pago').selectAll().where('buy_order', '=', buyOrder).executeTakeFirstOrThrow()

export const paymentsOf = ({ deps: { db } }: TestApp, { requestId }: Pick<Reserved, 'requestId'>) =>
  db.selectFrom('pago').selectAll().where('solicitud_id', '=', requestId).orderBy('id').execute()

export const stateOf = async (shop: TestApp, { requestId }: Reserved): Promise<number> =>
  (await requestRow(shop, requestId)).estado_id

/** How often the provider's API was asked to do something with a payment. */
export async function timesAsked(shop: Shop, token: string, operation: string): Promise<number> {
  const { events } = await admin(shop, 'GET', `/payments/${token}`)
  return events.filter((event: Any) => event.kind === 'call' && event.detail.operation === operation).length
}

/** As if so many minutes had passed for the payments of both sides. */
export async function letPass(shop: Shop, minutes: number): Promise<void> {
  await admin(shop, 'PUT', '/clock', { advanceSeconds: minutes * 60 })
  const earlier = sql`make_interval(secs => ${minutes * 60}::int)`
  await sql`update pago set creado_en = creado_en - ${earlier}, confirmando_en = confirmando_en - ${earlier},
    consultado_en = consultado_en - ${earlier}, confirmado_en = confirmado_en - ${earlier},
    retornado_en = retornado_en - ${earlier}`.execute(shop.deps.db)
  await sql`update pago_reembolso set creado_en = creado_en - ${earlier}, enviado_en = enviado_en - ${earlier},
    consultado_en = consultado_en - ${earlier}`.execute(shop.deps.db)
}

export const aRefunder = (shop: TestApp) => aClerk(shop, Role.administrator)
