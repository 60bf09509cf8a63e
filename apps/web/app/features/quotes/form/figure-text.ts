import type { Currency } from '@portal/contract/core/currencies'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import type { Language } from '#core/language-address.ts'
import { priceText } from '../figures.ts'
import { countedFigure, type FigureField, type Row } from './line-values.ts'

/** A typed figure as it reads: prices as money, quantities with their thousands apart; what is no number as it is. */
export function shownFigure(row: Row, field: FigureField, currency: Currency, language: Language): string {
  const typed = row[field].trim()
  if (field !== 'cantidad' && field !== 'precio_venta') return row[field]
  const figure = typed ? countedFigure(row, field, new Set([field])) : Number.NaN
  if (Number.isNaN(figure)) return row[field]
  return field === 'cantidad' ? quantityText(figure, language) : priceText(figure, currency)
}
