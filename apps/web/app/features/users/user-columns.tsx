import { type Role, roleNames } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { UserRowSchema } from '@portal/contract/users/schemas'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameInList } from './full-name.ts'
import { texts } from './texts.ts'
import { UserStatusDot } from './user-status.tsx'

type UserRow = Of<typeof UserRowSchema>

/** Returns the columns of users; inside one enterprise only the branch, not the enterprise. */
export function useUserColumns({ isOfOneEnterprise = false } = {}): TableProps<UserRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: nameInList },
    { id: 'email', label: t.email, sort: 'email', cell: (user) => user.email },
    {
      id: 'role',
      label: t.role,
      sort: 'rol_id',
      priority: 2,
      cell: (user) => textIn(roleNames[user.rol_id as Role], language),
    },
    isOfOneEnterprise
      ? { id: 'branch', label: t.branch, priority: 2, cell: (user) => user.sucursal_nombre ?? '—' }
      : {
          id: 'enterprise',
          label: t.enterprise,
          sort: 'empresa_nombre',
          priority: 2,
          cell: (user) => [user.empresa_nombre, user.sucursal_nombre].filter(Boolean).join(' · ') || t.noEnterprise,
        },
    { id: 'country', label: t.country, priority: 3, cell: (user) => countryName(user.pais_id, language) || '—' },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: (user) => <UserStatusDot status={user.estado_id} />,
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
