import { mayDelete } from '@portal/contract/access/hierarchy'
import type { Area } from '@portal/contract/core/areas'
import { IconCircleCheck, IconEye, IconEyeOff } from '@tabler/icons-react'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import type { ListSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'

interface Props<Row> {
  /** Everyone's items, for staff. */
  isOfAll: boolean
  rows: readonly Row[]
  total: number
  /** The words of a kind. */
  t: Readonly<
    Record<'mine' | 'all' | 'search' | 'newItem' | 'none' | 'noneText' | 'noneOfAll' | 'noneOfAllText', string>
  >
  spec: ListSpec
  columns: TableProps<Row>['columns']
  filters: readonly Filter[]
  calls: Parameters<typeof useItemBulk>[0]
  /** The area of the kind's changes. */
  area: Area
  /** The path of the form of a new item. */
  newPath: string
}

/** The list of items of a kind: the reader's own, or all of them. */
export function ItemsPage<Row extends { id: number }>(props: Props<Row>) {
  const { isOfAll, rows, total, t, spec, columns, filters, calls, area, newPath } = props
  const list = useList(spec)
  const title = isOfAll ? t.all : t.mine
  const newButton = !isOfAll && <NewButton to={newPath}>{t.newItem}</NewButton>
  useChanges(area, 'solicitudes')
  return (
    <ListPage>
      <PageHeader title={title} actions={newButton} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={useItemBulk(calls, isOfAll, total)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={isOfAll ? t.noneOfAll : t.none}
            text={isOfAll ? t.noneOfAllText : t.noneText}
            action={newButton}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

/** What a list offers for many items. Staff approve; to change those of others takes an administrator. */
function useItemBulk(calls: Bulk['calls'], isOfAll: boolean, total: number): Bulk {
  const t = useTexts(bulkTexts)
  const { user } = useSignedIn()
  const deleting = useDeleting()
  const approve = { name: 'aprobar', label: t.approve, icon: IconCircleCheck, will: t.willApprove, done: t.approved }
  const changes = [
    { name: 'activar', label: t.show, icon: IconEye, will: t.willShow, done: t.shown },
    { name: 'desactivar', label: t.hide, icon: IconEyeOff, will: t.willHide, done: t.hidden },
    deleting,
  ]
  const ofAll = mayDelete(user.rol_id) ? [approve, ...changes] : [approve]
  return {
    calls,
    total,
    asked: { alcance: isOfAll ? 'todos' : 'mios' },
    actions: isOfAll ? ofAll : changes,
  }
}
