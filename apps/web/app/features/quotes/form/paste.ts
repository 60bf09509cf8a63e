import { quoteLimits } from '@portal/contract/quotes/constants'
import { folded, isFoundIn } from '#core/dashboard/fold.ts'
import type { Sellable } from '../rows.ts'
import type { FigureField } from './line-values.ts'
import type { RowChange } from './sheet.ts'

export type SheetColumn = 'producto_id' | FigureField

/** Whether a text has several cells of a spreadsheet. */
export const isOfSheet = (text: string): boolean => /[\t\n]/.test(text.trim())

/**
 * Converts copied cells to rows of the quote: `columns` starts with the field in which they are pasted. A product
 * matches by its name, or by words that only it has.
 */
export function pastedRows(
  text: string,
  columns: readonly SheetColumn[],
  products: readonly Sellable[],
  unknown: (name: string) => string,
): RowChange[] {
  const lines = text.replace(/\r/g, '').split('\n')
  const rows = lines.filter((line) => line.trim()).slice(0, quoteLimits.lines)
  return rows.map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim())
    const change: { -readonly [K in keyof RowChange]: RowChange[K] } = {}
    for (const [place, column] of columns.entries()) {
      const cell = cells[place]
      if (!cell) continue
      if (column !== 'producto_id')
        change[column] = cell // parsed like typed text
      else {
        change.producto_id = productNamed(cell, products)?.id ?? null
        if (change.producto_id === null) change.problem = unknown(cell)
      }
    }
    return change
  })
}

function productNamed(name: string, products: readonly Sellable[]): Sellable | undefined {
  const same = products.find(({ nombre }) => folded(nombre) === folded(name))
  if (same) return same
  const alike = products.filter(({ nombre }) => isFoundIn(name, [nombre]))
  return alike.length === 1 ? alike[0] : undefined
}
