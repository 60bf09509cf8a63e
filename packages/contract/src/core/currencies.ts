import type { Text } from './text.ts'

/** Currencies of quotes, machines, properties and payments (rule payments/currency). */
export const Currency = {
  dollar: 'USD',
  chileanPeso: 'CLP',
} as const
export type Currency = (typeof Currency)[keyof typeof Currency]

export const defaultCurrency: Currency = Currency.dollar

export const currencyNames: Readonly<Record<Currency, Text>> = {
  USD: { es: 'Dólar estadounidense', en: 'US dollar' },
  CLP: { es: 'Peso chileno', en: 'Chilean peso' },
}

/** What a price may be written in: a currency, or the Chilean unit of account, which no card pays. */
export const moneyUnits = ['USD', 'CLP', 'UF'] as const
export type MoneyUnit = (typeof moneyUnits)[number]

/** Decimals that amounts are rounded to and shown with (rule formats/money). */
export const currencyDecimals: Readonly<Record<MoneyUnit, number>> = {
  USD: 2,
  CLP: 0,
  UF: 2,
}

/** Locale of amounts, whatever the reader's language (rule formats/money). */
export const moneyLocale = 'en-US'

/** Locale of the dates on a receipt, in short style (rule formats/money). */
export const receiptDateLocale = 'es-AR'
