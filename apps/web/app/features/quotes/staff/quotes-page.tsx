import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { quoteBulkCalls } from '@portal/contract/quotes/bulk/calls'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteCodeOf } from '@portal/contract/quotes/code'
import { QuoteStatus, type QuoteTab, quoteTabs } from '@portal/contract/quotes/states'
import { IconBellRinging, IconFileX, IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useResolvedPath } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { type UrlTab, UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { searchAfter } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { QuoteFilters, QuoteList } from '../rows.ts'
import { bulkTexts } from './bulk-texts.ts'
import { filterTexts } from './filter-texts.ts'
import { listTexts } from './list-texts.ts'
import { useQuoteColumns } from './quote-columns.tsx'
import { quoteAsked, quoteSpec, tabOf, turnedRanges } from './quote-list.ts'
import { type QuoteSums, QuoteSumsFoot } from './quote-sums.tsx'
import { useQuoteFilters } from './use-quote-filters.ts'

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

/** Swaps a reversed range, typed or in an address, and says so. */
function useTurnedRanges(list: ListState): void {
  const t = useTexts(filterTexts)
  const turned = turnedRanges(list.query.filters)
  const key = turned && JSON.stringify(turned)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range that is the wrong way round
  useEffect(() => {
    if (!turned) return
    list.ask(turned, { typing: true })
    toastInstead(t.turned)
  }, [key])
}

/**
 * Opens the quote whose exact number was typed, in any state, also when a later revision replaced it; in the open tab
 * if that contains it, otherwise in the tab of all. Any other text is a normal search.
 */
function useOpenExact(isOfAll: boolean) {
  const navigate = useNavigate()
  const { pathname } = useResolvedPath('')
  const { search } = useLocation()
  return async (text: string): Promise<void> => {
    if (!quoteCodeOf(text)) return
    const params = { buscar: text, page_row: 1 }
    const reply = await (isOfAll
      ? browserApi.call(quoteCalls.listAll, { params })
      : browserApi.call(quoteCalls.list, { params }))
    if (!reply.ok || reply.datos.exacta_id === null) return
    const { exacta_id: id, por_estado: found } = reply.datos
    const isHere = found?.[tabOf(new URLSearchParams(search).get('tab'))].total
    const after = searchAfter(search, quoteSpec, { buscar: text, ...(!isHere && { tab: 'todas' }) })
    await navigate(`${pathname}/${id}${after}`, { preventScrollReset: true })
  }
}

/** Returns the states of quotes as tabs, each with its number of matches. */
function useQuoteTabs(found: QuoteList['por_estado']): UrlTab[] {
  const t = useTexts(listTexts)
  return quoteTabs.map((id) => {
    const held = found?.[id]
    return { id, label: t.tabs[id], ...(held && { count: held.total, isMore: !held.total_exacto }) }
  })
}

/** Returns links to the other states with matches, when this tab has none. */
function useElsewhere(list: ListState, found: QuoteList['por_estado'], tab: QuoteTab) {
  const t = useTexts(listTexts)
  const { number } = useFormats()
  if (!found) return []
  return Object.values(QuoteStatus)
    .filter((state) => state !== tab && found[state].total > 0)
    .map((state) => ({
      label: `${t.tabs[state]}: ${number(found[state].total)}${found[state].total_exacto ? '' : '+'}`,
      to: list.to({ tab: state === quoteTabs[0] ? null : state }),
    }))
}

/** What the list offers for many quotes. Only of those that are pending something can follow; undefined in the other tabs. */
function useQuoteBulk(isOfAll: boolean, total: number): Bulk | undefined {
  const t = useTexts(bulkTexts)
  const { modules } = useSignedIn()
  const { orden: _, ...asked } = quoteAsked(useLocation().search)
  if (asked.estado !== 'pendiente' && asked.estado !== 'todas') return undefined
  const cancel = {
    name: 'cancelar',
    label: t.cancel,
    icon: IconFileX,
    will: t.willCancel,
    done: t.cancelled,
    comment: t.reason,
    isDanger: true,
  }
  const remind = { name: 'recordar', label: t.remind, icon: IconBellRinging, will: t.willRemind, done: t.reminded }
  return {
    calls: quoteBulkCalls,
    total,
    asked: { ...asked, alcance: isOfAll ? 'todas' : 'mias' },
    actions: modules.has(Module.quotes) ? [remind, cancel] : [cancel],
  }
}
