import type { Of } from '@portal/contract/core/fields'
import type { ConversionSchema } from '@portal/contract/marketplace/schemas'
import { moneyText } from '#core/formats/money.ts'
import { numberText } from '#core/formats/numbers.ts'

/** Returns the value by which an amount was converted to pesos, and the amount before; `date` formats a day. */
export const conversionText = (
  { moneda, monto, valor, fecha, fuente }: Of<typeof ConversionSchema>,
  date: (day: string) => string,
): string =>
  `${moneyText(monto, moneda)} × ${numberText(valor, 'en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })} (${date(fecha)}, ${fuente})`
