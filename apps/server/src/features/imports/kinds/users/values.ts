import { roleNames } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { documentTypeNames, UserStatus, userStatusNames } from '@portal/contract/users/constants'
import type { UserInitDataSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { byName, languageOf, named, notUnderstood, textOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

export type UserChoices = z.input<typeof UserInitDataSchema>
type Cells = SheetRow['datos']

const roles = named(roleNames)
const documentTypes = named(documentTypeNames)
const statuses = named(userStatusNames)

/** Converts rows into the form of a user; passes on unknown values, which the form's rules refuse. */
export function readerOf({ paises, empresas, sucursales }: UserChoices, language: Language) {
  const countries = byName(paises)
  const enterprises = Map.groupBy(empresas, ({ nombre }) => folded(nombre))
  const branches = Map.groupBy(sucursales, ({ nombre }) => folded(nombre))
  const enterpriseOf = (cell: Cell | undefined) => {
    const found = enterprises.get(folded(textOf(cell))) ?? []
    return found.length === 1 ? found[0]!.id : notUnderstood // of two with one name it could be either
  }
  const branchOf = (cell: Cell | undefined, enterpriseId: unknown) => {
    const found = branches.get(folded(textOf(cell))) ?? []
    return (found.find(({ empresa_id }) => empresa_id === enterpriseId) ?? found[0])?.id ?? notUnderstood
  }
  return (datos: Cells): Record<string, unknown> => {
    const text = (field: string) => textOf(datos[field])
    const empresaId = enterpriseOf(datos.empresa_id)
    return {
      nombres: text('nombres'),
      apellido_paterno: text('apellido_paterno'),
      apellido_materno: text('apellido_materno'),
      tipo_documento_id: documentTypes.get(folded(textOf(datos.tipo_documento_id))) ?? notUnderstood,
      numero_documento: text('numero_documento'),
      email: text('email'),
      telefono: textOf(datos.telefono),
      rol_id: roles.get(folded(textOf(datos.rol_id))) ?? notUnderstood,
      empresa_id: empresaId,
      sucursal_id: datos.sucursal_id === undefined ? null : branchOf(datos.sucursal_id, empresaId),
      pais_id: countries.get(folded(textOf(datos.pais_id))) ?? notUnderstood,
      estado_id:
        datos.estado_id === undefined
          ? UserStatus.active
          : (statuses.get(folded(textOf(datos.estado_id))) ?? notUnderstood),
      idioma: languageOf(datos, language),
    }
  }
}
