import { Button } from '@mantine/core'
import { languageOf } from '@portal/contract/core/language'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { QuoteFilters, QuoteList } from '../rows.ts'
import { listTexts } from './list-texts.ts'
import { useQuoteColumns } from './quote-columns.tsx'
import { quoteAsked, quoteSpec, tabOf } from './quote-list.ts'
import { type QuoteSums, QuoteSumsFoot } from './quote-sums.tsx'
import { useElsewhere, useQuoteTabs } from './quote-tabs.ts'
import { useOpenExact } from './use-open-exact.ts'
import { useQuoteBulk } from './use-quote-bulk.ts'
import { useQuoteFilters } from './use-quote-filters.ts'
import { useTurnedRanges } from './use-turned-ranges.ts'

interface Props {
  /** Enterprises and authors of the list of all quotes; null for the reader's own list. */
  whose: QuoteFilters | null
  found: QuoteList
  sums: Promise<QuoteSums | null>
}

/** A list of quotes: the reader's own, or all of them. The tab selects the state. */
export function QuotesPage({ whose, found, sums }: Props) {
  const { cotizaciones: rows, total, total_exacto: isExact, por_estado: perTab, exacta_id: exactId } = found
  const t = useTexts(listTexts)
  const language = useLanguage()
  const isOfAll = whose !== null
  const list = useList(quoteSpec)
  const tabs = useQuoteTabs(perTab)
  const tab = tabOf(useTab(tabs))
  const elsewhere = useElsewhere(list, perTab, tab)
  const openExact = useOpenExact(isOfAll)
  const columns = useQuoteColumns(isOfAll, tab)
  const { search } = useLocation()
  const asked = quoteAsked(search)
  const bulk = useQuoteBulk(isOfAll, total)
  const title = isOfAll ? t.all : t.mine
  const filters = useQuoteFilters(whose, asked.empresa_id, list)
  useTurnedRanges(list)
  useChanges('cotizaciones', 'permisos')
  return (
    <ListPage>
      <PageHeader
        title={title}
        actions={
          <>
            <ExportButton
              call={quoteCalls.download}
              params={{
                ...asked,
                ...(!isOfAll && { empresa_id: null, usuario_id: null }),
                alcance: isOfAll ? 'todas' : 'mias',
                idioma: languageOf(language),
              }}
            />
            <NewButton />
          </>
        }
      >
        <UrlTabs label={t.states} tabs={tabs} keeps={['buscar', 'orden', ...Object.keys(quoteSpec.filters)]} />
      </PageHeader>
      <FilterBar list={list} filters={filters} placeholder={t.search} onEnter={(text) => void openExact(text)}>
        {exactId !== null && (
          <Button variant="light" component={Link} to={`${exactId}${search}`} preventScrollReset>
            {t.openExact(asked.buscar.replace(/\s+/g, '').toUpperCase())}
          </Button>
        )}
      </FilterBar>
      <DataTable
        list={list}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={bulk}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.none[tab]}
            text={isOfAll ? t.noneOfAllText : t.noneText}
            action={!isOfAll && <NewButton />}
            elsewhere={elsewhere}
          />
        }
      />
      {rows.length > 0 && <QuoteSumsFoot sums={sums} />}
      <Pager list={list} rows={rows.length} total={total} isExact={isExact} />
    </ListPage>
  )
}

function NewButton() {
  const t = useTexts(listTexts)
  return (
    <Button component={Link} data-new to={quotePaths.write} leftSection={<IconPlus size={16} stroke={2} />}>
      {t.write}
    </Button>
  )
}
