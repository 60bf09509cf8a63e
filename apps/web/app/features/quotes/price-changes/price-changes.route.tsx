import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { projectionCalls } from '@portal/contract/projections/calls'
import { priceChangeCalls } from '@portal/contract/quotes/price-changes/calls'
import { type ChangeMoment, changeMomentNames, changeMoments } from '@portal/contract/quotes/price-changes/constants'
import type { PriceChangeSchema, priceChangeOrders } from '@portal/contract/quotes/price-changes/schemas'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { opens, type ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryChoices, countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { priceText, useFigures } from '../figures.ts'
import { quotePaths } from '../paths.ts'
import type { Route } from './+types/price-changes.route'
import { priceChangeTexts } from './price-change-texts.ts'
import classes from './price-changes.module.css'

export const handle = { module: Module.projections } satisfies ScreenHandle

const spec = listSpec<(typeof priceChangeOrders)[number], 'producto_id' | 'pais_id' | 'momento'>({
  orders: ['vigencia', 'codigo', 'vigente_desde', 'diferencia'],
  filters: { producto_id: 'id', pais_id: countryIds, momento: changeMoments },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { momento, ...params } = listParams(url, spec)
  const [page, choices] = await Promise.all([
    api.load(priceChangeCalls.list, { params: { ...params, momento: (momento ?? '') as '' } }),
    api.load(projectionCalls.initData, {}),
  ])
  return { page, choices }
}

/** Open quotes whose projection has a newer version with another price (rule prices/versions). */
export default function PriceChangesPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const t = useTexts(priceChangeTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = usePriceChangeColumns()
  const home = opens(useSignedIn().modules, Module.allQuotes) ? quotePaths.all : quotePaths.own
  useChanges('proyecciones', 'cotizaciones')
  const filters = [
    {
      name: 'momento',
      label: t.moment,
      choices: changeMoments.map((value) => ({ value, label: textIn(changeMomentNames[value], language) })),
    },
    {
      name: 'producto_id',
      label: t.product,
      choices: choices.productos.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
  return (
    <ListPage>
      <PageHeader title={t.title} about={t.about} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.title}
        columns={columns}
        rows={page.cambios}
        rowKey={({ linea_id: line, version_id: version }) => `${line}-${version}`}
        recordOf={({ cotizacion_id: id }) => `${home}/${id}`}
        empty={<ListEmpty list={list} filters={filters} total={page.total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={page.cambios.length} total={page.total} isExact={page.total_exacto} />
    </ListPage>
  )
}

type PriceChange = Of<typeof PriceChangeSchema>

const tones = { vigente: 'attention', antes: 'info', despues: 'neutral' } as const satisfies Record<
  ChangeMoment,
  string
>

/** Returns the columns: a line of an open quote with both prices of its projection. */
function usePriceChangeColumns(): TableProps<PriceChange>['columns'] {
  const t = useTexts(priceChangeTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const { quantity } = useFigures()
  return [
    {
      id: 'number',
      label: t.number,
      sort: 'codigo',
      cell: (row) => <Two below={row.cliente_empresa}>{row.codigo}</Two>,
    },
    {
      id: 'product',
      label: t.product,
      cell: (row) => (
        <Two below={`${quantity(row.cantidad)} · ${countryName(row.pais_id, language)}`}>
          {nameIn(row, 'producto_nombre', language)}
        </Two>
      ),
    },
    {
      id: 'offered',
      label: t.offered,
      kind: 'number',
      priority: 3,
      cell: (row) => (
        <span className={classes.two}>
          {moneyText(row.precio_neto, row.moneda)}
          {row.bajo_piso && <span className={classes.wrong}>{t.belowFloor}</span>}
        </span>
      ),
    },
    { id: 'price', label: t.price, kind: 'number', cell: (row) => <Prices row={row} /> },
    {
      id: 'difference',
      label: t.difference,
      sort: 'diferencia',
      kind: 'number',
      priority: 2,
      cell: ({ diferencia: amount }) => signed(amount),
    },
    {
      id: 'since',
      label: t.since,
      sort: 'vigente_desde',
      kind: 'status',
      cell: (row) => (
        <span className={classes.two}>
          {date(row.vigente_desde)}
          <StatusDot tone={tones[row.momento]}>{textIn(changeMomentNames[row.momento], language)}</StatusDot>
        </span>
      ),
    },
    {
      id: 'valid',
      label: t.validUntil,
      sort: 'vigencia',
      priority: 2,
      cell: (row) => <Two below={row.usuario_nombre}>{date(row.vigencia)}</Two>,
    },
  ]
}

function Two({ children, below }: { children: string; below: string }) {
  return (
    <span className={classes.two}>
      {children}
      <span className={classes.quiet}>{below}</span>
    </span>
  )
}

function Prices({ row: { precio_antes: before, precio_despues: after } }: { row: PriceChange }) {
  return (
    <>
      <span className={classes.quiet}>{moneyText(before)}</span>{' '}
      <span className={classes.now}>→ {priceText(after, Currency.dollar)}</span>
    </>
  )
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${moneyText(Math.abs(amount))}`
