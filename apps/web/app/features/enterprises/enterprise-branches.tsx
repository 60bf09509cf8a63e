import type { Of } from '@portal/contract/core/fields'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import type { BranchListSchema } from '@portal/contract/enterprises/schemas'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { useBranchColumns } from './branch-columns.tsx'
import { branchTexts } from './branch-texts.ts'

export const branchSpec = listSpec({
  orders: ['nombre', 'creado_en', 'estado_id'],
  filters: { estado_id: Object.values(EnterpriseStatus) },
})

interface Props {
  /** Null while the tab has just been chosen. */
  page: Of<typeof BranchListSchema> | null
}

/** The branch offices of one enterprise; each opens beside the page. */
export function EnterpriseBranches({ page }: Props) {
  const t = useTexts(branchTexts)
  const language = useLanguage()
  const list = useList(branchSpec)
  const columns = useBranchColumns({ withEnterprise: false })
  const filters = [{ name: 'estado_id', label: t.status, choices: choicesOf(enterpriseStatusNames, language) }]
  return (
    <>
      <FilterBar list={list} filters={filters} placeholder={t.searchInEnterprise}>
        <NewButton to="sucursales/nueva">{t.newBranch}</NewButton>
      </FilterBar>
      <DataTable
        list={list}
        label={t.branches}
        columns={columns}
        rows={page?.sucursales ?? null}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `sucursales/${id}`}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={page?.total ?? 0}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="sucursales/nueva">{t.newBranch}</NewButton>}
          />
        }
      />
      {page && <Pager list={list} rows={page.sucursales.length} total={page.total} />}
    </>
  )
}
