import type { Currency } from '@portal/contract/core/currencies'
import { fieldText, numberFrom } from '@portal/contract/core/numbers'
import { lineKinds } from '@portal/contract/quotes/figure-kinds'
import type { Language } from '#core/language/language-address.ts'
import type { FigureField, Row } from './line-values.ts'

/** A typed figure as it reads: prices as money, the others in the reader's style; what is no number as it is. */
export function shownFigure(row: Row, field: FigureField, currency: Currency, language: Language): string {
  const kind = lineKinds(currency)[field]
  const figure = numberFrom(row[field], kind)
  return Number.isNaN(figure) ? row[field] : fieldText(figure, kind, language)
}
