import { mayDelete } from '@portal/contract/access/hierarchy'
import type { RecordSchemas } from '@portal/contract/core/records/calls'
import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '../detail/page-header.tsx'
import type { Bulk } from '../list/bulk/bulk.ts'
import { useDeleting } from '../list/bulk/deleting.ts'
import { DataTable, type TableProps } from '../list/data-table.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import type { Filter } from '../list/filters.ts'
import { ListEmpty } from '../list/list-empty.tsx'
import { ListPage } from '../list/list-page.tsx'
import { type ListSpec, listParams } from '../list/list-query.ts'
import { NewButton } from '../list/new-button.tsx'
import { Pager } from '../list/pager.tsx'
import { useList } from '../list/use-list.ts'
import { useChanges } from '../live-context.tsx'
import { useSignedIn } from '../signed-in.ts'
import { type RecordScreens, type RecordTexts, type RowOf, useReader } from './record-screens.ts'

interface ListProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'bulk'> {
  spec: ListSpec
  texts: RecordTexts
  total: number
  filters?: readonly Filter[]
  /** Path of the form of a new record, relative to the list. */
  addTo?: string | undefined
  /** Path of a record, relative to the list; its id by default. */
  recordOf?: (row: Row) => string
  /** At the end of the line of filters. */
  children?: ReactNode
}

/** Search, filters, table and pages of a list, for a page that has its own heading. */
export function RecordList<Row extends { id: number }>(props: ListProps<Row>) {
  const {
    spec,
    texts: t,
    columns,
    rows,
    total,
    filters = [],
    addTo,
    recordOf = ({ id }) => String(id),
    bulk,
    children,
  } = props
  const list = useList(spec)
  const add = addTo && t.add && <NewButton to={addTo}>{t.add}</NewButton>
  return (
    <>
      <FilterBar list={list} filters={filters} placeholder={t.search}>
        {children}
      </FilterBar>
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={recordOf}
        bulk={bulk}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} action={add} />}
      />
      {rows && <Pager list={list} rows={rows.length} total={total} />}
    </>
  )
}

type Page = { total: number }

interface ScreenProps<S extends RecordSchemas, T extends RecordTexts, One, Data> {
  record: RecordScreens<S, T, One, Data>
  /** The answer of the list call. */
  page: Page
  /** The filters of the record by default. */
  filters?: readonly Filter[]
  /** Stands before the button of a new record. */
  actions?: ReactNode
}

/** Path of the form of a new record, relative to its list. */
const newPath = 'nueva'

/** The screen of a record's list; the panel of a record opens next to it. */
export function RecordListScreen<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  props: ScreenProps<S, T, One, Data>,
) {
  const { record, page } = props
  const reader = useReader(record.texts)
  const { t } = reader
  useChanges(...record.areas)
  const rows = (page as unknown as Record<string, RowOf<S>[]>)[record.rows] ?? []
  return (
    <ListPage>
      <PageHeader
        title={t.title}
        actions={
          (props.actions || t.add) && (
            <>
              {props.actions}
              {t.add && <NewButton to={newPath}>{t.add}</NewButton>}
            </>
          )
        }
      />
      <RecordList
        spec={record.spec}
        texts={t}
        columns={record.columns(reader)}
        rows={rows}
        total={page.total}
        filters={props.filters ?? record.filters?.(reader) ?? []}
        addTo={newPath}
        bulk={useRecordBulk(record, page.total)}
      />
    </ListPage>
  )
}

/**
 * Returns the bulk deletion for readers who may delete one record. `asked`: parameters of the list besides its address.
 */
export function useRecordBulk<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  { calls: { bulk, undoBulk }, deletion }: Pick<RecordScreens<S, T, One, Data>, 'calls' | 'deletion'>,
  total: number,
  asked: Bulk['asked'] = {},
): Bulk | undefined {
  const deleting = useDeleting()
  const { user } = useSignedIn()
  if (!bulk || !undoBulk || !deletion || !mayDelete(user.rol_id)) return undefined
  return { calls: { bulk, undoBulk }, actions: [deleting], total, asked }
}

/** Returns a loader for the page of the list that the address names. */
export const listLoader =
  <S extends RecordSchemas, T extends RecordTexts, One, Data>({ calls, spec }: RecordScreens<S, T, One, Data>) =>
  ({ url, context }: Pick<ClientLoaderFunctionArgs, 'url' | 'context'>): Promise<Page> =>
    context.get(apiContext).load(calls.list, { params: listParams(url, spec) } as never) as Promise<Page>

/** Returns the list of a record as the screen of a route module: `export default listScreen(timeUnits)`. */
export function listScreen<S extends RecordSchemas, T extends RecordTexts, One, Data>(
  record: RecordScreens<S, T, One, Data>,
) {
  return function RecordListPage({ loaderData }: { loaderData: Page }) {
    return <RecordListScreen record={record} page={loaderData} />
  }
}
