import { Module } from '../access/constants.ts'
import { otherCurrencies, type QuoteCurrency } from '../core/currencies.ts'
import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/**
 * What has a value for each day: the UF and the dollar in Chilean pesos, and one dollar in each other currency of quotes,
 * under the code of that currency.
 */
export const rateUnits = ['UF', 'USD', ...otherCurrencies] as const
/** The unit whose value is that of one dollar in a currency; null for dollars. */
export const rateUnitOf = (currency: QuoteCurrency): RateUnit | null =>
  currency === 'USD' ? null : currency === 'CLP' ? 'USD' : currency

export type RateUnit = (typeof rateUnits)[number]

export const rateUnitNames: Readonly<Record<RateUnit, Text>> = {
  UF: { es: 'Unidad de fomento (UF)', en: 'Chilean unit of account (UF)' },
  USD: { es: 'Dólar estadounidense (USD)', en: 'US dollar (USD)' },
  PEN: { es: 'Dólar en soles (PEN)', en: 'US dollar in soles (PEN)' },
  BRL: { es: 'Dólar en reales (BRL)', en: 'US dollar in reais (BRL)' },
  MXN: { es: 'Dólar en pesos mexicanos (MXN)', en: 'US dollar in Mexican pesos (MXN)' },
  COP: { es: 'Dólar en pesos colombianos (COP)', en: 'US dollar in Colombian pesos (COP)' },
  ARS: { es: 'Dólar en pesos argentinos (ARS)', en: 'US dollar in Argentine pesos (ARS)' },
}

/** Its value: pesos for one unit, or units of the currency for one dollar. */
export const rateKind: NumberKind = { decimals: 2, finest: 4 }

/** A value on a day, and who published it: printed with whatever was converted by it (decision 088). */
export interface Rate {
  valor: number
  fecha: string
  fuente: string
}

export const rateLimits = {
  /** Days for which the value of a dollar holds: longer than any run of days without a market. */
  maxAgeDays: 7,
  /** Percent by which a value may differ from the last one without a confirmation. */
  band: 20,
} as const

/** Whether a value is implausible next to the last one: it needs a second confirmation. */
export const isOutsideBand = (value: number, last: number): boolean =>
  Math.abs(value - last) * 100 > last * rateLimits.band

/** Any of these opens the values: reservations of machines and of properties are converted by them. */
export const rateModules = [Module.manageMachines, Module.manageProperties] as const
