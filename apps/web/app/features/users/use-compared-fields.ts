import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { comparedOf } from '#core/dashboard/records/entity-fields.tsx'
import { useLanguage } from '#core/language/language.ts'
import { fieldsInForm, type UserChoices } from './user-values.ts'

/** Returns the fields of a user with their values as text, for conflicts. */
export function useComparedFields(choices: Pick<UserChoices, 'empresas' | 'sucursales'>): ConflictField[] {
  const language = useLanguage()
  const nameIn = (list: readonly { id: number; nombre: string }[]) => (id: unknown) =>
    list.find((one) => one.id === id)?.nombre ?? ''
  const { empresas, sucursales } = choices
  return comparedOf(fieldsInForm, language, { empresa_id: nameIn(empresas), sucursal_id: nameIn(sucursales) })
}
