import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import type { QuoteService } from '@portal/contract/quotes/draft'
import { sql } from 'kysely'
import { today } from '#core/database/today.ts'
import { aBranch } from './makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from './people.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

export interface Seller extends Person {
  enterpriseId: number
  branchId: number
}

/**
 * Someone of an enterprise of their own, of `at`, or of `colleagueOf`; a distributor unless another role is asked for.
 */
export async function aSeller(
  t: TestApp,
  { role = Role.distributor, at, colleagueOf, modules }: SellerWishes = {},
): Promise<Seller> {
  const enterpriseId = at ?? colleagueOf?.enterpriseId ?? (await anEnterprise(t))
  const branchId = colleagueOf?.branchId ?? (await aBranch(t, { enterpriseId })).id
  const person = await aUser(t, { role, enterpriseId, branchId, ...(modules && { modules }) })
  return { ...person, enterpriseId, branchId }
}

interface SellerWishes {
  role?: Role
  at?: number
  colleagueOf?: Seller
  modules?: GrantableModule[]
}

/** A manager of the house, who sees and approves all quotes. */
export const anApprover = async (t: TestApp, role: Role = Role.manager): Promise<Seller> =>
  aSeller(t, { role, at: await theHouse(t), modules: [Module.quotes, Module.allQuotes] })

export const aService = (changes: Partial<QuoteService> = {}): QuoteService => ({
  profesionales: 2,
  dias: 3,
  costo_rh: 180,
  vuelo: 420,
  alojamiento: 90,
  movilidad: 35,
  alimentacion: 40,
  utilidad: 15,
  ...changes,
})

interface Line {
  producto_id: number
  cantidad: number
  precio_venta: number | null
  [field: string]: unknown
}

/** Next1 at 9.87 a piece. */
export const aLine = (changes: Partial<Line> = {}): Line => ({
  producto_id: 3,
  cantidad: 500,
  longitud_cable: 6,
  cable_extra: 0,
  anios_licencia: 1,
  precio_venta: 9.87,
  descuento: 0,
  ...changes,
})

let made = 0

/** The form of a quote to a client in Peru, with the totals that the server answers to it. */
export async function aQuoteForm(t: TestApp, as: Signed, changes: Record<string, unknown> = {}) {
  const form = {
    cliente_nombre: 'Elena Paredes',
    cliente_empresa: 'Minera Ejemplo',
    cliente_telefono: '+51987654321',
    cliente_email: `compras${++made}@example.com`,
    pais_id: 604,
    referencia: 'OC-4711',
    observaciones: '',
    idioma: 'es',
    moneda: 'USD',
    vigencia: null,
    lineas: [aLine()],
    servicio: null,
    ...changes,
  }
  const { datos } = await t.call('POST', '/v1/cotizacion/simular', form, as)
  const { subtotal = 1, impuesto = 0, total = 1 } = datos ?? {}
  return { ...form, subtotal, impuesto, total, ...changes }
}

export const save = (t: TestApp, form: object, as: Signed): Promise<Answered> =>
  t.call('POST', '/v1/cotizacion/save', form, as)

/** A quote that was saved: its id, code, version and the client's address. */
export async function aQuote(t: TestApp, as: Signed, changes: Record<string, unknown> = {}) {
  const form = await aQuoteForm(t, as, changes)
  const reply = await save(t, form, as)
  if (reply.status !== 200) throw new Error(`${reply.codigo} ${reply.mensaje} ${JSON.stringify(reply.campos)}`)
  return {
    ...(reply.datos as { id: number; codigo: string; version: number }),
    form,
    email: form.cliente_email as string,
  }
}

export const quoteOf = async (t: TestApp, id: number, as: Signed) =>
  (await t.call('GET', `/v1/cotizacion/list/${id}`, undefined, as)).datos

export const quoteRow = ({ deps: { db } }: TestApp, id: number) =>
  db.selectFrom('cotizacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const act = (t: TestApp, how: 'POST' | 'PUT', what: string, id: number, as: Signed, body: object = {}) =>
  t.call(how, `/v1/cotizacion/${what}/${id}`, body, as)

/** A quote whose link went to the client, with the token of that link. */
export async function aSentQuote(t: TestApp, as: Signed, changes: Record<string, unknown> = {}) {
  const quote = await aQuote(t, as, changes)
  const { datos } = await act(t, 'POST', 'enviar', quote.id, as)
  return { ...quote, token: (datos.url_enlace as string).split('/').at(-1)! }
}

/** As if the validity of a quote had ended yesterday. */
export async function passValidity({ deps: { db } }: TestApp, id: number): Promise<void> {
  const over = { vence_en: new Date(Date.now() - 1000) }
  await db.updateTable('cotizacion').set(over).where('id', '=', id).execute()
}

/** Stores the value of a dollar of today, in pesos. */
export const dollarOfToday = async ({ deps: { db } }: TestApp, valor = 950.5): Promise<void> => {
  await sql`insert into tipo_cambio (moneda, fecha, valor, fuente)
    values ('USD', ${today}, ${valor}, 'prueba')
    on conflict (moneda, fecha) where eliminado_en is null do update set valor = excluded.valor`.execute(db)
}

/** The price at which a product is suggested, in dollars. */
export async function priceOf({ deps: { db } }: TestApp, productId: number, precioSugerido: number | null) {
  await db
    .updateTable('producto')
    .set({ costo: null, precio_sugerido: precioSugerido })
    .where('id', '=', productId)
    .execute()
}

/** The form of a quote as someone sends it who may not. */
export const quoteForm = {
  cliente_nombre: 'Elena Paredes',
  cliente_empresa: 'Minera Ejemplo',
  cliente_telefono: '+51987654321',
  cliente_email: 'compras@example.com',
  pais_id: 604,
  referencia: '',
  observaciones: '',
  idioma: 'es',
  moneda: 'USD',
  vigencia: null,
  lineas: [aLine()],
  servicio: null,
  subtotal: 4935,
  impuesto: 0,
  total: 4935,
  version: 1,
}
