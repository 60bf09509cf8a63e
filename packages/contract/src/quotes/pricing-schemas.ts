import { z } from 'zod'
import { Currency, quoteCurrencies } from '../core/currencies.ts'
import { ChoiceSchema, idField } from '../core/fields.ts'
import { RateSchema } from '../rates/schemas.ts'
import { quoteLimits } from './constants.ts'
import { QuoteLineFormSchema, QuoteServiceFormSchema } from './field-schemas.ts'
import type { quoteSaveMessages } from './messages.ts'
import { priceSources } from './prices.ts'

const says = (key: keyof typeof quoteSaveMessages) => key

/** The tax of a quote, as it was when it was written. */
export const taxFields = {
  /** Empty for an export, where the country has no tax, and for quotes of earlier releases. */
  impuesto_nombre: z.string(),
  impuesto_porcentaje: z.number(),
  /** Whether seller and client are in one country. */
  venta_interna: z.boolean(),
}

/** What decides the prices of a quote. */
export const pricedFields = {
  pais_id: idField(says('countryInvalid')),
  moneda: z.enum(quoteCurrencies).default(Currency.dollar),
  lineas: z
    .array(QuoteLineFormSchema, says('productsInvalid'))
    .min(1, says('productsInvalid'))
    .max(quoteLimits.lines, says('productsInvalid')),
  servicio: QuoteServiceFormSchema,
}

export const QuoteSimulationFormSchema = z.object(pricedFields)
export const QuoteSimulationSchema = z.object({
  ...taxFields,
  subtotal: z.number(),
  impuesto: z.number(),
  total: z.number(),
  servicio_total: z.number(),
  lineas: z.array(
    z.object({
      /** The price for this quantity in the quote's currency; null means it must be typed. */
      precio_lista: z.number().nullable(),
      /** Where that price is from. */
      precio_origen: z.enum(priceSources).nullable(),
      costo_cable_metro: z.number(),
      /** For readers with the module of quotes; null without a projection for the country, so no floor is checked. */
      costo_distribuidor: z.number().nullable(),
      /** Percent under the list price, a lowered price included. */
      descuento_efectivo: z.number(),
      importe: z.number(),
    }),
  ),
  /** Empty when it can be sent immediately. */
  aprobacion_motivos: z.array(z.string()),
  /** Lowest role that may approve it. */
  aprobacion_rol_id: z.number().nullable(),
})

const StepSchema = z.object({ desde: z.number(), precio: z.number() })
const ProductChoiceSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  categoria_nombre_en: z.string(),
  unidad_nombre: z.string().nullable(),
  unidad_nombre_en: z.string().nullable(),
  costo_cable_metro: z.number(),
  precio_sugerido: z.number().nullable(),
  /** Prices of the branch in dollars, by first quantity; empty when it has none. */
  tramos: z.array(StepSchema),
  /** Prices of the projections in force, by country. */
  proyecciones: z.array(z.object({ pais_id: z.number(), vigente_desde: z.string(), tramos: z.array(StepSchema) })),
})
export const QuoteInitDataSchema = z.object({
  productos: z.array(ProductChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string(), codigo_telefono: z.string() })),
  /** Dollars, and pesos while a rate is stored. */
  monedas: z.array(z.enum(quoteCurrencies)),
  /** Factors from dollars to the currency of a quote. */
  tipos_cambio: z.array(RateSchema.extend({ moneda: z.enum(quoteCurrencies) })),
  /** The issuer, whose country decides the tax. */
  empresa: z.object({ id: z.number(), nombre: z.string(), abreviatura: z.string(), pais_id: z.number() }).nullable(),
  /** With the module of quotes: may type prices, discounts and the service block. */
  puede_negociar: z.boolean(),
  /** A customer without an enterprise: they must declare, and staff must approve. */
  es_cliente: z.boolean(),
  /** Percent; null means any. */
  limite_descuento: z.number().nullable(),
  /** Of all roles, percent: the screen says beforehand what needs approval. */
  limites_descuento: z.object({ usuario: z.number(), gerente: z.number(), administrador: z.number() }),
  /** The tax of a sale inside the issuer's country, today; null without one. */
  impuesto_local: z.object({ nombre: z.string(), tasa: z.number() }).nullable(),
  vigencia_sugerida: z.string(),
})
