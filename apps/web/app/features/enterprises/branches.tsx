import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { branchCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { branchMessages } from '@portal/contract/enterprises/messages'
import type { branch } from '@portal/contract/enterprises/schemas'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { Column } from '#core/dashboard/list/data-table.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { type Reader, type RowOf, recordScreens } from '#core/dashboard/records/record-screens.ts'
import { branchTexts } from './branch-texts.ts'
import { type Branch, type BranchChoices, enterprisesFor, startEnterprise } from './branch-values.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'

export const branches = recordScreens({
  calls: branchCalls,
  rows: 'sucursales',
  areas: ['sucursales', 'empresas', 'usuarios'],
  texts: branchTexts,
  spec: listSpec({
    orders: ['nombre', 'empresa_nombre', 'creado_en', 'estado_id'],
    filters: { empresa_id: 'id', estado_id: Object.values(EnterpriseStatus) },
  }),
  columns: (reader) => {
    const [name, ...rest] = branchColumns(reader)
    const enterprise: Column<BranchRow> = {
      id: 'enterprise',
      label: reader.t.enterprise,
      sort: 'empresa_nombre',
      cell: (row) => row.empresa_nombre,
    }
    return [name, enterprise, ...rest]
  },
  filters: statusFilters,
  param: 'sucursalId',
  one: (api, id): Promise<Branch> => api.load(branchCalls.get, { params: { sucursal_id: id } }),
  data: (api): Promise<BranchChoices> => api.load(branchCalls.initData, {}),
  name: ({ nombre }) => nombre,
  summary: (branch, { t, date }) => (
    <SummaryLine>
      <EnterpriseStatusDot status={branch.estado_id} />
      {t.createdOn(date(branch.creado_en), branch.creado_por_nombre)}
      {t.countUsers(branch.usuarios)}
    </SummaryLine>
  ),
  fields({ t, language }, { row, data, values, address }) {
    // A branch with users cannot move: they belong to its enterprise too.
    const whyStays = row && row.usuarios > 0 ? t.stays(t.countUsers(row.usuarios)) : undefined
    const wanted = address.params.empresaId ?? address.search.get('empresa_id')
    return [
      { name: 'nombre', label: t.name, required: true, wide: true },
      {
        name: 'empresa_id',
        label: t.enterprise,
        kind: 'choice',
        start: startEnterprise(data, Number(wanted) || null),
        placeholder: t.choose,
        choices: (row ? enterprisesFor(data, row) : data.empresas).map(({ id, nombre }) => ({
          value: id,
          label: nombre,
        })),
        hint: whyStays,
        disabled: Boolean(whyStays),
        required: true,
      },
      {
        name: 'estado_id',
        label: t.status,
        kind: 'choice',
        start: EnterpriseStatus.active,
        choices: choicesOf(enterpriseStatusNames, language),
        hint: values.estado_id === EnterpriseStatus.inactive && t.inactiveHint,
        required: true,
      },
    ]
  },
  draft: 'branch',
  opensNew: true,
  deletion: ({ usuarios: users, puede_eliminar: mayDelete }, { t, language }) => ({
    label: t.deleteBranch,
    text: t.deleteText,
    deactivates: users > 0 && t.deactivateText(t.countUsers(users)),
    why: mayDelete ? undefined : textIn(branchMessages.insufficientHierarchy, language),
  }),
})

type BranchRow = RowOf<typeof branch>
type BranchReader = Reader<typeof branchTexts.es>

/** The columns of an enterprise's branches; the number of users links to them. */
export const branchColumns = ({
  t,
  date,
  number,
}: BranchReader): readonly [Column<BranchRow>, ...Column<BranchRow>[]] => [
  { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
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
  { id: 'created', label: t.created, sort: 'creado_en', kind: 'date', priority: 3, cell: (row) => date(row.creado_en) },
]

/** The filters of the branches of one enterprise. */
export function statusFilters({ t, language }: BranchReader) {
  return [{ name: 'estado_id', label: t.status, choices: choicesOf(enterpriseStatusNames, language) }]
}
