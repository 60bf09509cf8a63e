import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { fieldText, numberFrom } from '@portal/contract/core/numbers'
import { lineKinds } from '@portal/contract/quotes/figure-kinds'
import type { FigureField, Row } from './line-values.ts'

/** Formats a typed figure: prices as money, others in the reader's format; an invalid text unchanged. */
export function shownFigure(row: Row, field: FigureField, currency: QuoteCurrency, language: PageLanguage): string {
  const kind = lineKinds(currency)[field]
  const figure = numberFrom(row[field], kind)
  return Number.isNaN(figure) ? row[field] : fieldText(figure, kind, language)
}
