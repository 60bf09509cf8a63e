import { Module } from '@portal/contract/access/constants'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/expired-quotes.route'
import { useFactFilters } from './fact-filters.tsx'
import { listTexts } from './list-texts.ts'
import { useQuoteColumns } from './quote-columns.tsx'
import { quoteListParams, quoteSpec } from './quote-list.ts'

export const handle = { module: Module.expiredQuotes } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteCalls.listExpired, { params: quoteListParams(url) })

/** Quotes of the reader's scope that expired, to take up again. */
export default function ExpiredQuotesPage({ loaderData }: Route.ComponentProps) {
  const { cotizaciones: rows, total, total_exacto: isExact } = loaderData
  const t = useTexts(listTexts)
  const list = useList(quoteSpec)
  const filters = useFactFilters(list).more
  const columns = useQuoteColumns(true, QuoteStatus.expired)
  useChanges('cotizaciones')
  return (
    <ListPage>
      <PageHeader title={t.expiredTitle} about={t.expiredAbout} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.expiredTitle}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.none[QuoteStatus.expired]}
            text={t.noneOfAllText}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} isExact={isExact} />
    </ListPage>
  )
}
