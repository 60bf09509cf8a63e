import type { Text } from './text.ts'

/** Currencies of machines, properties, auctions and payments (rule payments/currency). */
export const Currency = {
  dollar: 'USD',
  chileanPeso: 'CLP',
} as const
export type Currency = (typeof Currency)[keyof typeof Currency]

export const defaultCurrency: Currency = Currency.dollar

/** Currencies of quotes alone, and all of quotes; the settings say which of them a company uses (rule quotes/currencies). */
export const otherCurrencies = ['PEN', 'BRL', 'MXN', 'COP', 'ARS'] as const
export const quoteCurrencies = ['USD', 'CLP', ...otherCurrencies] as const
export type QuoteCurrency = (typeof quoteCurrencies)[number]

export const currencyNames: Readonly<Record<Currency, Text>> = {
  USD: { es: 'Dólar estadounidense', en: 'US dollar' },
  CLP: { es: 'Peso chileno', en: 'Chilean peso' },
}

/** What the price of an item may be written in: a currency, or the Chilean unit of account, which no card pays. */
export const moneyUnits = ['USD', 'CLP', 'UF'] as const
/** What any amount may be in. */
export type MoneyUnit = (typeof moneyUnits)[number]
export type AmountUnit = MoneyUnit | QuoteCurrency

/** Decimals that amounts are rounded to and shown with (rule formats/money). */
export const currencyDecimals: Readonly<Record<AmountUnit, number>> = {
  USD: 2,
  CLP: 0,
  UF: 2,
  PEN: 2,
  BRL: 2,
  MXN: 2,
  COP: 2,
  ARS: 2,
}

/** Locale of amounts, whatever the reader's language (rule formats/money). */
export const moneyLocale = 'en-US'

/** Locale of the dates on a receipt, in short style (rule formats/money). */
export const receiptDateLocale = 'es-AR'
