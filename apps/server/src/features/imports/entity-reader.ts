import { type EntityFields, entriesOf, importedOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { countKind } from '@portal/contract/core/numbers'
import { folded } from '#core/base/folded.ts'
import { byName, dayOf, languageOf, named, notUnderstood, numberOf, textOf } from './cells.ts'
import type { SheetRow } from './queries.ts'

type Read = (datos: SheetRow['datos']) => unknown

/**
 * Returns what turns the cells of a row into the form of an entity: the id of a named country or choice, the language of
 * the upload unless the row has one. Unknown values are passed on, and the rules of the form refuse them.
 */
export function entityReader(fields: EntityFields, countryNames: Parameters<typeof byName>[0], language: Language) {
  const countries = byName(countryNames)
  const readers = entriesOf(importedOf(fields)).map(([name, { kind, choices, number = countKind }]): [string, Read] => {
    if (kind === 'language') return [name, (datos) => languageOf(datos, language)]
    if (kind === 'number') return [name, (datos) => numberOf(datos[name] ?? '', number)]
    if (kind === 'emails')
      return [
        name,
        (datos) =>
          textOf(datos[name])
            .split(/[\s,;|]+/)
            .filter(Boolean),
      ]
    if (kind === 'zone') return [name, (datos) => textOf(datos[name]) || undefined]
    if (kind === 'day') return [name, (datos) => dayOf(textOf(datos[name]))]
    const ids = kind === 'country' ? countries : choices && named(choices)
    return [name, (datos) => (ids ? (ids.get(folded(textOf(datos[name]))) ?? notUnderstood) : textOf(datos[name]))]
  })
  return (datos: SheetRow['datos']): Record<string, unknown> =>
    Object.fromEntries(readers.map(([name, read]) => [name, read(datos)]))
}
