import { type FieldName, namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { folded } from '#core/base/folded.ts'
import { type KnownEnterprise, nameKeyOf, taxKeyOf } from '#features/enterprises/service.ts'
import type { byName } from '../../cells.ts'
import { textOf } from '../../cells.ts'
import { entityReader } from '../../entity-reader.ts'
import type { SheetRow } from '../../queries.ts'

export type EnterpriseField = FieldName<typeof enterpriseFields>
export const enterpriseFieldNames = namesOf(enterpriseFields)

type Cells = SheetRow['datos']

/**
 * Returns what turns cells into the form of an enterprise. Fields without a cell are what is stored; a new enterprise has
 * the defaults of the form. The zone is left out, because it follows the country.
 */
export function readerOf(countries: Parameters<typeof byName>[0], language: Language) {
  const read = entityReader(enterpriseFields, countries, language)
  return (cells: Cells, stored: KnownEnterprise | null): Record<string, unknown> => {
    const sent = read(cells)
    if (cells.abreviatura !== undefined) sent.abreviatura = String(sent.abreviatura).toUpperCase() // as in the form
    for (const field of enterpriseFieldNames) {
      if (cells[field] !== undefined) continue
      if (field === 'zona_horaria') sent[field] = undefined
      else if (stored) sent[field] = stored[field]
      else if (field === 'estado_id') sent[field] = undefined
    }
    return sent
  }
}

/** A value of a field as rows of one enterprise are compared: however it is written. */
export function comparedAs(field: EnterpriseField, value: unknown): string {
  if (Array.isArray(value)) return value.map(folded).toSorted().join(' ')
  if (field === 'identificador_tributario') return taxKeyOf(value)
  return field === 'nombre' ? nameKeyOf(value) : folded(value)
}

/** The tax id and the name of a row, as they are compared. */
export const keysOf = ({ datos }: SheetRow) => ({
  taxKey: taxKeyOf(textOf(datos.identificador_tributario)),
  nameKey: nameKeyOf(textOf(datos.nombre)),
})
