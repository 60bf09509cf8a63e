import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { userFields } from '@portal/contract/users/fields'
import type { UserInitDataSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { notUnderstood, textOf } from '../../cells.ts'
import { entityReader } from '../../entity-reader.ts'
import type { SheetRow } from '../../queries.ts'

export type UserChoices = z.input<typeof UserInitDataSchema>
type Cells = SheetRow['datos']

/** Converts rows into the form of a user; passes on unknown values, which the form's rules refuse. */
export function readerOf({ paises, empresas, sucursales }: UserChoices, language: Language) {
  const read = entityReader(userFields, paises, language)
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
    const empresaId = enterpriseOf(datos.empresa_id)
    return {
      ...read(datos),
      empresa_id: empresaId,
      sucursal_id: datos.sucursal_id === undefined ? null : branchOf(datos.sucursal_id, empresaId),
      ...(datos.estado_id === undefined && { estado_id: UserStatus.active }),
    }
  }
}
