import { branchCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import type { branchOrders } from '@portal/contract/enterprises/schemas'
import { apiContext } from '#core/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Route } from './+types/branches.route'
import { useBranchColumns } from './branch-columns.tsx'
import { branchTexts } from './branch-texts.ts'
import { useBranchChoices } from './use-branch-choices.ts'

const spec = listSpec<(typeof branchOrders)[number], 'empresa_id' | 'estado_id'>({
  orders: ['nombre', 'empresa_nombre', 'creado_en', 'estado_id'],
  filters: { empresa_id: 'id', estado_id: Object.values(EnterpriseStatus) },
})

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(branchCalls.list, { params: listParams(request.url, spec) })

export default function BranchesPage({ loaderData: { sucursales: branches, total } }: Route.ComponentProps) {
  const t = useTexts(branchTexts)
  const language = useLanguage()
  const list = useList(spec)
  const { empresas: enterprises } = useBranchChoices()
  const columns = useBranchColumns({ withEnterprise: true })
  useChanges('sucursales', 'empresas', 'usuarios')
  const filters = [
    {
      name: 'empresa_id',
      label: t.enterprise,
      choices: enterprises.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'estado_id', label: t.status, choices: choicesOf(enterpriseStatusNames, language) },
  ]

  return (
    <ListPage>
      <PageHeader title={t.branches} actions={<NewButton to="nueva">{t.newBranch}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.branches}
        columns={columns}
        rows={branches}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="nueva">{t.newBranch}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={branches.length} total={total} />
    </ListPage>
  )
}
