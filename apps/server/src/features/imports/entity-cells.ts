import { type EntityField, type EntityFields, entriesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { folded } from '#core/base/folded.ts'
import { byName, languageOf, notUnderstood, textOf } from './cells.ts'
import type { SheetRow } from './queries.ts'

/**
 * Returns what turns the cells of a row into the form of an entity: the id of a named country, the language of the
 * upload unless the row has one. Unknown values are passed on, and the rules of the form refuse them.
 */
export function entityReader(fields: EntityFields, countryNames: Parameters<typeof byName>[0], language: Language) {
  const countries = byName(countryNames)
  const read = (datos: SheetRow['datos'], name: string, { kind }: EntityField): unknown => {
    if (kind === 'language') return languageOf(datos, language)
    const text = textOf(datos[name])
    return kind === 'country' ? (countries.get(folded(text)) ?? notUnderstood) : text
  }
  return (datos: SheetRow['datos']): Record<string, unknown> =>
    Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, read(datos, name, field)]))
}
