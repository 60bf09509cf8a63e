import type { Locator, Page } from '@playwright/test'
import type { In } from '@portal/contract/core/fields'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { projectionCalls } from '@portal/contract/projections/calls'
import { quoteCalls } from '@portal/contract/quotes/calls'
import type { QuoteFormSchema } from '@portal/contract/quotes/schemas'
import type { Who } from './accounts.ts'
import type { Mailbox } from './mails.ts'
import { type Staff, unique } from './staff.ts'

const chile = 152
/** Id of Next1 in the demo data. */
const next1 = 3

/** Returns the panel that shows a quote next to its list. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary')

/** Creates a pending quote of the demo distributor for 100 units of Next1 at 20 dollars. */
export async function aQuote(
  staff: Staff,
  traits: Partial<In<typeof QuoteFormSchema>> = {},
  author: Who = 'distribuidor',
) {
  const api = await staff.as(author)
  const email = `compras.${unique()}@example.com`
  const body = {
    pais_id: chile,
    cliente_nombre: 'Carla Rojas',
    cliente_empresa: `Minera ${unique()}`,
    cliente_telefono: '+56912345678',
    cliente_email: email,
    lineas: [{ producto_id: next1, cantidad: 100, precio_venta: 20 }],
    subtotal: 2000,
    impuesto: 0,
    total: 2000,
    ...traits,
  }
  return { api, body, email, ...(await api.load(quoteCalls.save, { body })) }
}

/** The same after its link was mailed to the client. */
export async function aSentQuote(staff: Staff, traits: Partial<In<typeof QuoteFormSchema>> = {}) {
  const quote = await aQuote(staff, traits)
  const { url_enlace: path } = await quote.api.load(quoteCalls.send, { params: { id: quote.id }, body: {} })
  return { ...quote, link: path ?? '' }
}

/** Returns the four digits that were mailed to the client. */
export async function pinMailedTo(mails: Mailbox, email: string): Promise<string> {
  const { texto } = await mails.newest(email, /PIN/)
  const pin = /^ {4}(\d{4})$/m.exec(texto ?? '')?.[1]
  if (!pin) throw new Error(`no PIN in the mail to ${email}: ${texto}`)
  return pin
}

/** Returns four digits that differ from these. */
export const wrongPin = (pin: string): string => String((Number(pin) + 1) % 10_000).padStart(4, '0')

/**
 * Creates a product with a suggested price of 8.60 dollars in Chile and a distributor cost of 8.4075, so that a small
 * discount is below the floor.
 */
export async function aProductNearItsFloor(staff: Staff) {
  const api = await staff.as()
  const name = `Detonador ${unique()}`
  const product = {
    categoria_id: 1,
    unidad_id: 1,
    unidad_medida_id: 21,
    servicio_id: '',
    costo: 5,
    costo_cable_metro: 0,
  }
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...product, nombre: name, precio_sugerido: 8.6 }))
    body.append(field, String(value))
  const { id } = await api.load(staffProductCalls.save, { body: body as never })
  await api.load(projectionCalls.configure, { params: { id }, body: { paises: [chile] } })
  const projection = {
    producto_id: id,
    pais_id: chile,
    unidad_id: 1,
    costo_cable: 5,
    costo_pcb: 0,
    costo_plastico: 0,
    costo_filamento: 0,
    costo_superficie: 0,
    costo_resina: 0,
    costo_oring: 0,
    costo_extras: 0,
    royalty_monto: 0.7,
    royalty_porcentaje: 0,
    precio_sugerido: 8.6,
    porcentaje_utilidad: 25,
    margen_master: 18,
    rangos: [{ desde: 1, hasta: null, descuento: 0 }],
  }
  const { version } = await api.load(projectionCalls.save, { body: projection })
  return { id, name, projection: { ...projection, version } }
}
