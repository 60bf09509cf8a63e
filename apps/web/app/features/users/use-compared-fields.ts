import { type Role, roleNames } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import {
  type DocumentType,
  documentTypeNames,
  type UserStatus,
  userStatusNames,
} from '@portal/contract/users/constants'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import type { UserChoices } from './user-values.ts'

/** Returns the fields of a user with their values as text, for conflicts. */
export function useComparedFields(choices: Pick<UserChoices, 'empresas' | 'sucursales'>): ConflictField[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const nameIn = (list: readonly { id: number; nombre: string }[]) => (id: unknown) =>
    list.find((one) => one.id === id)?.nombre ?? ''
  return [
    { name: 'nombres', label: t.names },
    { name: 'apellido_paterno', label: t.lastName },
    { name: 'apellido_materno', label: t.secondLastName },
    { name: 'pais_id', label: t.country, text: (id) => countryName(Number(id), language) },
    {
      name: 'tipo_documento_id',
      label: t.documentType,
      text: (id) => textIn(documentTypeNames[id as DocumentType], language) ?? '',
    },
    { name: 'numero_documento', label: t.documentNumber },
    { name: 'email', label: t.email },
    { name: 'telefono', label: t.phone },
    { name: 'idioma', label: t.language, text: (code) => textIn(languageNames[languageOf(code)], language) },
    { name: 'rol_id', label: t.role, text: (id) => textIn(roleNames[id as Role], language) ?? '' },
    { name: 'estado_id', label: t.status, text: (id) => textIn(userStatusNames[id as UserStatus], language) ?? '' },
    { name: 'empresa_id', label: t.enterprise, text: nameIn(choices.empresas) },
    { name: 'sucursal_id', label: t.branch, text: nameIn(choices.sucursales) },
  ]
}
