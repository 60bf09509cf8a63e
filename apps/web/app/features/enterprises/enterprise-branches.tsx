import type { Of } from '@portal/contract/core/fields'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import type { branch } from '@portal/contract/enterprises/schemas'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { RecordList, useRecordBulk } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import { branchTexts } from './branch-texts.ts'
import { branchColumns, branches, statusFilters } from './branches.tsx'

export const branchSpec = listSpec({
  orders: ['nombre', 'creado_en', 'estado_id'],
  filters: { estado_id: Object.values(EnterpriseStatus) },
})

interface Props {
  enterpriseId: number
  /** Null while the tab loads. */
  page: Of<(typeof branch)['List']> | null
}

/** The branches of one enterprise; each opens next to the page. */
export function EnterpriseBranches({ enterpriseId, page }: Props) {
  const reader = useReader(branchTexts)
  const { t } = reader
  return (
    <RecordList
      spec={branchSpec}
      texts={{ ...t, search: t.searchInEnterprise }}
      columns={branchColumns(reader)}
      rows={page?.sucursales ?? null}
      total={page?.total ?? 0}
      filters={statusFilters(reader)}
      addTo="sucursales/nueva"
      recordOf={({ id }) => `sucursales/${id}`}
      bulk={useRecordBulk(branches, page?.total ?? 0, { empresa_id: enterpriseId })}
    >
      <NewButton to="sucursales/nueva">{t.add}</NewButton>
    </RecordList>
  )
}
