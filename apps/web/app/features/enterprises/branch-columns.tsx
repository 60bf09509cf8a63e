import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { BranchRowSchema } from '@portal/contract/enterprises/schemas'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { Column } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import { branchTexts } from './branch-texts.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'

type BranchRow = Of<typeof BranchRowSchema>

/** A branch in a list; its number of users opens them. Inside its enterprise that one needs no column. */
export function useBranchColumns({ withEnterprise }: { withEnterprise: boolean }) {
  const t = useTexts(branchTexts)
  const { date, number } = useFormats()
  const name: Column<BranchRow> = { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre }
  const enterprise: Column<BranchRow> = {
    id: 'enterprise',
    label: t.enterprise,
    sort: 'empresa_nombre',
    cell: (row) => row.empresa_nombre,
  }
  const rest: Column<BranchRow>[] = [
    {
      id: 'users',
      label: t.users,
      kind: 'number',
      cell: ({ id, nombre, empresa_id: enterpriseId, usuarios: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/usuarios?empresa_id=${enterpriseId}&sucursal_id=${id}`}
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
    { id: 'by', label: t.createdBy, priority: 2, cell: (row) => row.creado_por_nombre ?? '—' },
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (row) => date(row.creado_en),
    },
  ]
  return [name, ...(withEnterprise ? [enterprise] : []), ...rest] as const
}
