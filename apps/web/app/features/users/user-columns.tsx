import { labelOf, listedOf } from '@portal/contract/core/entities'
import type { Of } from '@portal/contract/core/fields'
import { storedUserFields, userFields } from '@portal/contract/users/fields'
import type { UserRowSchema } from '@portal/contract/users/schemas'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { columnsOf } from '#core/dashboard/records/entity-fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameInList } from './full-name.ts'
import { texts } from './texts.ts'
import { UserStatusDot } from './user-status.tsx'

type UserRow = Of<typeof UserRowSchema>

const listed = listedOf(storedUserFields)

/** Returns the columns of users; inside one enterprise only the branch, not the enterprise. */
export function useUserColumns({ isOfOneEnterprise = false } = {}): TableProps<UserRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: nameInList },
    ...columnsOf<typeof listed, UserRow>(listed, language, {
      empresa_id: (user) => [user.empresa_nombre, user.sucursal_nombre].filter(Boolean).join(' · ') || t.noEnterprise,
      sucursal_id: (user) => user.sucursal_nombre ?? '—',
      pais_id: (user) => countryName(user.pais_id, language) || '—',
    }).filter(({ id }) => id !== (isOfOneEnterprise ? 'enterprise' : 'branch')),
    {
      id: 'status',
      label: labelOf(userFields.estado_id, language),
      sort: 'estado_id',
      kind: 'status',
      cell: (user) => <UserStatusDot user={user} />,
    },
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (user) => date(user.creado_en),
    },
  ]
}
