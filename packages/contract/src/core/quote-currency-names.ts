import { currencyNames, type QuoteCurrency } from './currencies.ts'
import type { Text } from './text.ts'

/** Apart from the currencies, which public pages load. */
export const quoteCurrencyNames: Readonly<Record<QuoteCurrency, Text>> = {
  ...currencyNames,
  PEN: { es: 'Sol peruano', en: 'Peruvian sol' },
  BRL: { es: 'Real brasileño', en: 'Brazilian real' },
  MXN: { es: 'Peso mexicano', en: 'Mexican peso' },
  COP: { es: 'Peso colombiano', en: 'Colombian peso' },
  ARS: { es: 'Peso argentino', en: 'Argentine peso' },
}
