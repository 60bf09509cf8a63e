import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { EnterpriseRowSchema } from '@portal/contract/enterprises/schemas'
import { countryName } from '#core/countries.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import { texts } from './texts.ts'

type EnterpriseRow = Of<typeof EnterpriseRowSchema>

/** An enterprise in the list; its numbers open what they count. */
export function useEnterpriseColumns(): TableProps<EnterpriseRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'abbreviation', label: t.abbreviation, sort: 'abreviatura', kind: 'code', cell: (row) => row.abreviatura },
    {
      id: 'country',
      label: t.country,
      sort: 'pais_nombre',
      priority: 2,
      cell: (row) => countryName(row.pais_id, language),
    },
    {
      id: 'branches',
      label: t.branches,
      kind: 'number',
      cell: ({ id, nombre, sucursales: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/sistema/sucursales?empresa_id=${id}`}
          module={Module.branches}
          label={t.branchesOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'users',
      label: t.users,
      kind: 'number',
      cell: ({ id, nombre, usuarios: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/usuarios?empresa_id=${id}`}
          module={Module.users}
          label={t.usersOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: (row) => <EnterpriseStatusDot status={row.estado_id} />,
    },
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (row) => date(row.creado_en),
    },
  ]
}
