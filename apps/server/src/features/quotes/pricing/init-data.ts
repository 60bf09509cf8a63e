import { Currency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { discountOf, limitOf } from '@portal/contract/quotes/approval'
import type { QuoteInitDataSchema, QuoteSimulationSchema } from '@portal/contract/quotes/pricing-schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { allProjections } from '#features/projections/service.ts'
import { dollarRates } from '#features/rates/service.ts'
import { settingOf } from '#features/settings/service.ts'
import { canNegotiate } from '../policy.ts'
import { type Evaluated, evaluate } from './evaluate.ts'
import { issuerOf } from './issuer.ts'
import { localTaxOf } from './local-tax.ts'
import { listSellables, pricesOf } from './products.ts'
import * as queries from './queries.ts'

/** Returns the form's choices and rights of this person. */
export async function quoteInitData(db: Db, actor: Actor): Promise<In<typeof QuoteInitDataSchema>> {
  const [products, projections, countries, rates, issuer, limits, { monedas }] = await Promise.all([
    listSellables(db, actor.branchId),
    allProjections(db),
    queries.listCountries(db),
    dollarRates(db),
    issuerOf(db, actor.enterpriseId),
    settingOf(db, 'descuentos'),
    settingOf(db, 'cotizaciones'),
  ])
  const usable = monedas.filter((currency) => currency === Currency.dollar || rates.has(currency))
  const tax = issuer && (await localTaxOf(db, issuer))
  return {
    productos: products.map((product) => ({
      ...product,
      proyecciones: projections.filter(({ producto_id }) => producto_id === product.id).map(pricesOf),
    })),
    paises: countries,
    monedas: usable.length > 0 ? usable : [Currency.dollar],
    tipos_cambio: usable.flatMap((moneda) => {
      const rate = rates.get(moneda)
      return rate ? [{ moneda, ...rate }] : []
    }),
    empresa: issuer ?? null,
    puede_negociar: canNegotiate(actor),
    es_cliente: actor.enterpriseId === null,
    limite_descuento: canNegotiate(actor) ? limitOf(limits, actor.role) : 0,
    limites_descuento: limits,
    impuesto_local: tax ? { nombre: tax.nombre, tasa: tax.tasa } : null,
    vigencia_sugerida: issuer?.vigencia ?? '',
  }
}

/** Returns what a form would cost and whether it needs approval; stores nothing. */
export async function simulate(
  db: Db,
  actor: Actor,
  form: Parameters<typeof evaluate>[2],
): Promise<In<typeof QuoteSimulationSchema>> {
  const { draft, tax, totals, approval }: Evaluated = await evaluate(db, actor, form)
  const negotiates = canNegotiate(actor)
  return {
    ...tax,
    subtotal: totals.subtotal,
    impuesto: totals.impuesto,
    total: totals.total,
    servicio_total: totals.servicio,
    lineas: draft.lineas.map((line, place) => ({
      precio_lista: line.precio_lista,
      precio_origen: line.precio_origen,
      costo_cable_metro: line.costo_cable_metro,
      costo_distribuidor: negotiates ? line.costo_distribuidor : null,
      descuento_efectivo: discountOf(line),
      importe: totals.lineas[place]!,
    })),
    aprobacion_motivos: approval.reasons,
    aprobacion_rol_id: approval.role,
  }
}
