import type { Language } from '@portal/contract/core/language'
import { folded } from '#core/base/folded.ts'
import { byName, languageOf, notUnderstood, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

/** Converts rows into the form of a contact; passes on unknown values, which the form's rules refuse. */
export function readerOf(paises: Parameters<typeof byName>[0], language: Language) {
  const countries = byName(paises)
  return (datos: SheetRow['datos']): Record<string, unknown> => {
    const text = (field: string) => textOf(datos[field])
    return {
      nombre: text('nombre'),
      email: text('email'),
      telefono: textOf(datos.telefono),
      pais_id: countries.get(folded(textOf(datos.pais_id))) ?? notUnderstood,
      empresa: text('empresa'),
      ocupacion: text('ocupacion'),
      idioma: languageOf(datos, language),
    }
  }
}
