import type { ImportKindFacts } from '@portal/contract/imports/kinds'
import { textOf } from './cells.ts'
import type { PlannedRow } from './kind.ts'
import type { Secret, SheetRow } from './queries.ts'

type Columns = Pick<ImportKindFacts, 'columns'>

/** The columns of a kind whose cells are secrets. */
export const secretFieldsOf = ({ columns }: Columns): string[] =>
  Object.keys(columns).filter((field) => columns[field]!.isSecret)

/** What a dry run shows for a secret. */
export const hidden = '••••••'

/**
 * The secrets of planned rows, as they are stored. Of a row with faults only that it had one, as an empty text: its commit
 * must find the same faults, and what stands there may be anything, also a password.
 */
export function secretsOf(kind: Columns, rows: readonly Pick<PlannedRow, 'fila' | 'datos' | 'accion'>[]): Secret[] {
  const fields = secretFieldsOf(kind)
  return rows
    .filter(({ accion }) => accion !== 'igual')
    .flatMap(({ fila, datos, accion }) =>
      fields
        .filter((campo) => datos[campo] != null)
        .map((campo) => ({ fila, campo, texto: accion === 'error' ? '' : textOf(datos[campo]!) })),
    )
}

/** The cells of a row without its secrets. */
export function withoutSecrets(kind: Columns, datos: SheetRow['datos']): SheetRow['datos'] {
  const fields = secretFieldsOf(kind)
  return fields.length === 0
    ? datos
    : Object.fromEntries(Object.entries(datos).filter(([field]) => !fields.includes(field)))
}

/** Rows with the secrets that are stored for them, as they were read. */
export function withSecrets<R extends SheetRow>(rows: readonly R[], secrets: readonly Secret[]): R[] {
  const byRow = Map.groupBy(secrets, ({ fila }) => fila)
  return rows.map((row) => {
    const own = byRow.get(row.fila)
    return own
      ? { ...row, datos: { ...row.datos, ...Object.fromEntries(own.map((one) => [one.campo, one.texto])) } }
      : row
  })
}
