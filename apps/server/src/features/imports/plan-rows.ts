import type { Db } from '#core/database/database.ts'
import { withUnreadable } from './faults.ts'
import type { ImportKind, PlannedRow, Sheet } from './kind.ts'
import type { Action, Totals } from './queries.ts'
import { shownValues } from './shown-values.ts'

/** Plans what to do with each row: what its kind says, unless it has faults. */
export async function planRows(db: Db, kind: ImportKind, sheet: Sheet): Promise<PlannedRow[]> {
  const planned = await kind.plan(db, sheet)
  return sheet.rows.map(({ fila, datos, ilegibles }, at): PlannedRow => {
    const { accion, isMade = false, draft, avisos = [], read, ...found } = planned[at]!
    const valores = shownValues(kind, datos, read, sheet.asked.idioma)
    const row = { fila, datos, ilegibles, avisos, valores }
    if (isMade) return { ...row, accion: 'igual', errores: [], draft: null }
    const errores = withUnreadable(row, found.errores, sheet.asked.idioma)
    if (errores.length) return { ...row, accion: 'error', errores, draft: null }
    return { ...row, accion, errores, draft }
  })
}

/** Counts the rows per action. */
export function totalsOf(rows: readonly { accion: Action }[]): Totals {
  const totals = { crear: 0, actualizar: 0, igual: 0, omitir: 0, error: 0 }
  for (const { accion } of rows) totals[accion]++
  return totals
}
