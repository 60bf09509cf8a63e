import { SegmentedControl } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { productionCalls } from '@portal/contract/production/calls'
import { ProductionStanding, productionStandingNames } from '@portal/contract/production/constants'
import { ProductionStep, productionStepNames, productionSteps } from '@portal/contract/production/steps'
import { IconArrowRight } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/orders.route'
import { Lateness } from './lateness.tsx'
import { OrderBoard } from './order-board.tsx'
import classes from './production.module.css'
import { type OrderRow, stepTones } from './rows.ts'
import { texts } from './texts.ts'

export const handle = { module: Module.factory } satisfies ScreenHandle

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const params = orderParams(url)
  if (isBoard(url.search)) {
    const { page: _, page_row: __, ...asked } = params
    return {
      board: (await api.load(productionCalls.board, { params: asked })).columnas,
      rows: [],
      total: 0,
      isExact: true,
    }
  }
  const { pedidos, total, total_exacto } = await api.load(productionCalls.list, { params })
  return { board: null, rows: pedidos, total, isExact: total_exacto }
}

/** The confirmed orders by step, as a board or as a list. */
export default function OrdersPage({ loaderData: { board, rows, total, isExact } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const list = useList(orderSpec)
  const filters = useOrderFilters(list)
  const columns = useOrderColumns()
  const { user } = useSignedIn()
  const bulk = useOrderBulk(total)
  useChanges('fabrica', 'permisos')
  return (
    <ListPage>
      <PageHeader title={t.production} actions={<DownloadButton />} />
      <FilterBar list={list} filters={filters} placeholder={t.search}>
        <ModeSwitch list={list} />
      </FilterBar>
      {board ? (
        <OrderBoard list={list} columns={board} />
      ) : (
        <>
          <DataTable
            list={list}
            label={t.production}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            recordOf={({ id }) => String(id)}
            {...(user.es_de_la_casa && { bulk })}
            empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
          />
          <Pager list={list} rows={rows.length} total={total} isExact={isExact} />
        </>
      )}
    </ListPage>
  )
}

function useOrderFilters(list: ListState) {
  const t = useTexts(texts)
  const language = useLanguage()
  const days = useDayFilters(list)
  const choices = (names: Readonly<Record<string, { es: string; en: string }>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: textIn(name, language) }))
  return [
    { name: 'paso', label: t.step, choices: choices(productionStepNames) },
    { name: 'situacion', label: t.standing, choices: choices(productionStandingNames) },
    ...days(t.term, 'plazo_desde', 'plazo_hasta'),
  ]
}

const [boardMode, listMode] = ['tablero', 'lista']

/** Switches between the board and the list of the same query. */
function ModeSwitch({ list }: { list: ListState }) {
  const t = useTexts(texts)
  return (
    <SegmentedControl
      aria-label={t.view}
      value={list.query.filters.modo ?? boardMode}
      onChange={(mode) => list.ask({ modo: mode === listMode ? listMode : null })}
      data={[
        { value: boardMode, label: t.board },
        { value: listMode, label: t.list },
      ]}
    />
  )
}

function DownloadButton() {
  const language = useLanguage()
  const { page: _, page_row: __, ...asked } = orderParams(useLocation())
  return <ExportButton call={productionCalls.download} params={{ ...asked, idioma_archivo: languageOf(language) }} />
}

const orderSpec = listSpec({
  orders: ['plazo', 'codigo', 'cliente_empresa', 'paso_en'],
  filters: {
    paso: Object.values(ProductionStep),
    situacion: Object.values(ProductionStanding),
    plazo_desde: 'day',
    plazo_hasta: 'day',
    modo: ['lista'],
  },
})

/** Whether an address shows the board: unless it asks for the list. */
const isBoard = (search: string): boolean => listQueryOf(search, orderSpec).filters.modo === undefined

/** Returns the parameters of the calls for an address. */
function orderParams(address: Pick<URL, 'search'>) {
  const { modo: _, paso, situacion, ...asked } = listParams(address, orderSpec)
  return {
    ...asked,
    paso: Object.values(ProductionStep).find((step) => step === paso) ?? null,
    situacion: Object.values(ProductionStanding).find((standing) => standing === situacion) ?? null,
  }
}

/** Moving many orders one step on, each as it is moved alone. */
function useOrderBulk(total: number): Bulk {
  const t = useTexts(texts)
  const language = useLanguage()
  return {
    calls: productionCalls,
    total,
    actions: productionSteps
      .filter((step) => step !== ProductionStep.received)
      .map((step) => ({
        name: step,
        label: textIn(productionStepNames[step], language),
        icon: IconArrowRight,
        menu: t.step,
        will: t.willMove,
        done: t.moved,
      })),
  }
}

function useOrderColumns(): TableProps<OrderRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, dateTime, number } = useFormats()
  const dayOf = (day: string | null) => (day ? date(day) : '—')
  return [
    {
      id: 'code',
      label: t.code,
      sort: 'codigo',
      cell: ({ codigo }) => <span className={classes.whole}>{codigo}</span>,
    },
    {
      id: 'client',
      label: t.client,
      sort: 'cliente_empresa',
      cell: (row) => <span className={classes.named}>{row.cliente_empresa}</span>,
    },
    {
      id: 'step',
      label: t.step,
      kind: 'status',
      cell: ({ paso }) => <StatusDot tone={stepTones[paso]}>{textIn(productionStepNames[paso], language)}</StatusDot>,
    },
    { id: 'standing', label: t.standing, kind: 'status', cell: (row) => <Lateness order={row} /> },
    { id: 'term', label: t.term, sort: 'plazo', kind: 'date', cell: ({ plazo }) => dayOf(plazo) },
    {
      id: 'since',
      label: t.since,
      sort: 'paso_en',
      kind: 'date',
      priority: 3,
      cell: ({ paso_en: since }) => dateTime(since),
    },
    {
      id: 'serials',
      label: t.serials,
      priority: 3,
      cell: ({ series, unidades_con_serie: units }) => (units ? `${number(series)}/${number(units)}` : '—'),
    },
    { id: 'tracking', label: t.tracking, kind: 'code', priority: 3, cell: ({ seguimiento }) => seguimiento || '—' },
  ]
}
