import { coreMessages } from '@portal/contract/core/core-messages'
import { currencyDecimals, type QuoteCurrency } from '@portal/contract/core/currencies'
import { hasDecimals } from '@portal/contract/core/decimal'
import type { Of } from '@portal/contract/core/fields'
import {
  type Approval,
  type Author,
  approvalFor,
  type DiscountLimits,
  type JudgedLine,
} from '@portal/contract/quotes/approval'
import { quoteLimits } from '@portal/contract/quotes/constants'
import { hasCable, type QuoteDraft, type QuoteLine } from '@portal/contract/quotes/draft'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { inCurrency, listPriceOf, type PriceSource } from '@portal/contract/quotes/prices'
import type { QuoteSimulationFormSchema } from '@portal/contract/quotes/pricing-schemas'
import { type QuoteTax, taxOf } from '@portal/contract/quotes/tax'
import { type QuoteTotals, quoteRefusals, quoteTotals } from '@portal/contract/quotes/totals'
import { type Rate, rateUnitOf } from '@portal/contract/rates/constants'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { projectionsFor, type ValidProjection } from '#features/projections/service.ts'
import { rateOfToday } from '#features/rates/service.ts'
import { settingOf } from '#features/settings/service.ts'
import { canNegotiate } from '../policy.ts'
import { issuerOf } from './issuer.ts'
import { localTaxOf } from './local-tax.ts'
import { listSellables, pricesOf, type Sellable } from './products.ts'
import * as queries from './queries.ts'

type Form = Of<typeof QuoteSimulationFormSchema>

/** A line with everything copied into the quote. */
export interface PricedLine extends QuoteLine, JudgedLine {
  product: Sellable
  longitud_cable: number
  /** Where the list price is from; null without one. */
  precio_origen: PriceSource | null
  /** The projection of the client's country; null means no floor is checked (rule prices/countries). */
  floor: ValidProjection | null
}

/** A form as a quote, at current prices. */
export interface Evaluated {
  issuer: queries.Issuer
  draft: Omit<QuoteDraft, 'lineas'> & { lineas: readonly PricedLine[] }
  tax: QuoteTax
  totals: QuoteTotals
  /** The value of the dollar that list prices and costs were converted by; null in dollars. */
  rate: Rate | null
  approval: Approval
  /** The author whose limits apply. */
  author: Author
  /** The limits of today, which the quote keeps. */
  limits: DiscountLimits
}

/** The quote being renewed. */
interface Renewed {
  issuerId?: number
  /** Earlier prices by line, for lines without a current price. */
  fallbackPrices?: readonly number[]
}

/**
 * Prices and checks a form (rules quotes/totals, quotes/approval). Throws `productsInvalid`, `countryInvalid`,
 * `subtotalNotPositive` or `totalNotPositive` at the field.
 */
export async function evaluate(db: Db, actor: Actor, form: Form, renewed: Renewed = {}): Promise<Evaluated> {
  const [issuer, limits] = await Promise.all([
    issuerOf(db, renewed.issuerId ?? actor.enterpriseId),
    settingOf(db, 'descuentos'),
  ])
  if (!issuer) throw new Refusal(quoteSaveMessages.notSaved)
  if (!(await queries.doesCountryExist(db, form.pais_id)))
    throw fieldRefusal('pais_id', quoteSaveMessages.countryInvalid)
  const rate = await rateOf(db, form.moneda)
  const lines = await pricedLines(db, actor, form, { ...renewed, rate: rate?.valor ?? 1 })
  const tax = taxOf({ client: form.pais_id, enterprise: issuer.pais_id }, await localTaxOf(db, issuer))
  const draft = {
    moneda: form.moneda,
    impuesto_porcentaje: tax.impuesto_porcentaje,
    lineas: lines,
    servicio: canNegotiate(actor) ? form.servicio : null,
  }
  refuseFigures(draft)
  if (!renewed.fallbackPrices && canNegotiate(actor)) refuseParts(form) // a renewed quote keeps its earlier prices
  const author = { role: actor.role, hasEnterprise: actor.enterpriseId !== null }
  const approval = approvalFor(lines, author, limits)
  return { issuer, draft, tax, totals: quoteTotals(draft), rate, approval, author, limits }
}

async function pricedLines(
  db: Db,
  actor: Actor,
  form: Form,
  { fallbackPrices, rate }: Renewed & { rate: number },
): Promise<PricedLine[]> {
  const ids = [...new Set(form.lineas.map(({ producto_id }) => producto_id))]
  const [products, floors] = await Promise.all([
    listSellables(db, actor.branchId, ids),
    projectionsFor(db, { productIds: ids, countryId: form.pais_id }),
  ])
  const negotiates = canNegotiate(actor)
  const byId = new Map(products.map((product) => [product.id, product]))
  return form.lineas.map((line, place) => {
    const product = byId.get(line.producto_id)
    if (!product) throw fieldRefusal(`lineas.${place}.producto_id`, quoteSaveMessages.productsInvalid)
    if (line.moneda !== undefined && line.moneda !== form.moneda)
      throw fieldRefusal(`lineas.${place}.moneda`, quoteSaveMessages.productsInvalid)
    const floor = floors.get(product.id) ?? null
    const listPrice = listPriceOf(
      { ...product, proyecciones: floor ? [pricesOf(floor)] : [] },
      { quantity: line.cantidad, countryId: form.pais_id, currency: form.moneda, rate },
    )
    const precioVenta = (negotiates ? line.precio_venta : null) ?? listPrice?.amount ?? fallbackPrices?.[place] ?? null
    if (!isLength(line.longitud_cable))
      throw fieldRefusal(`lineas.${place}.longitud_cable`, quoteSaveMessages.productsInvalid)
    if (precioVenta === null) throw fieldRefusal(`lineas.${place}.precio_venta`, quoteSaveMessages.productsInvalid)
    const isWithCable = hasCable(product)
    const cost = (dollars: number | undefined) =>
      dollars === undefined ? null : inCurrency(dollars, form.moneda, rate)
    return {
      product,
      floor,
      categoria_id: product.categoria_id,
      cantidad: line.cantidad,
      longitud_cable: isWithCable ? line.longitud_cable : 0,
      cable_extra: isWithCable ? line.cable_extra : 0,
      costo_cable_metro: inCurrency(product.costo_cable_metro, form.moneda, rate),
      anios_licencia: line.anios_licencia,
      descuento: negotiates ? line.descuento : 0,
      precio_venta: precioVenta,
      precio_lista: listPrice?.amount ?? null,
      precio_origen: listPrice?.source ?? null,
      costo_distribuidor: cost(floor?.costo_distribuidor),
      costo_master: cost(floor?.costo_master),
    }
  })
}

const isLength = (meters: number) =>
  meters >= 0 && meters <= quoteLimits.meters && hasDecimals(meters, quoteLimits.decimals)

/**
 * Returns one dollar in the currency; null in dollars. Throws core "invalid" at a currency that the company does not use,
 * and without a value that holds.
 */
async function rateOf(db: Db, currency: QuoteCurrency): Promise<Rate | null> {
  const { monedas } = await settingOf(db, 'cotizaciones')
  const unit = rateUnitOf(currency)
  if (unit === null) return null
  const rate = monedas.includes(currency) ? await rateOfToday(db, unit) : undefined
  if (!rate) throw fieldRefusal('moneda', coreMessages.invalid)
  return rate
}

const serviceAmounts = ['costo_rh', 'vuelo', 'alojamiento', 'movilidad', 'alimentacion'] as const

/** Throws for a typed price or cost with decimals in a currency without them (rule formats/numbers). */
function refuseParts({ moneda, lineas, servicio }: Form): void {
  if (currencyDecimals[moneda] > 0) return
  for (const [place, { precio_venta: price }] of lineas.entries())
    if (price !== null && !Number.isInteger(price))
      throw fieldRefusal(`lineas.${place}.precio_venta`, quoteSaveMessages.productsInvalid)
  const field = servicio && serviceAmounts.find((name) => !Number.isInteger(servicio[name]))
  if (field) throw fieldRefusal(`servicio.${field}`, coreMessages.invalid)
}

function refuseFigures(draft: Evaluated['draft']): void {
  const [first] = quoteRefusals(draft)
  if (!first) return
  const place = first.line === null ? '' : `lineas.${first.line}.`
  const owner = first.line === null && draft.servicio && first.field in draft.servicio ? 'servicio.' : ''
  const entry = first.says === 'invalid' ? coreMessages.invalid : quoteSaveMessages[first.says]
  throw fieldRefusal(`${place}${owner}${first.field}`, entry)
}
