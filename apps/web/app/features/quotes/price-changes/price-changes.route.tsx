import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { textIn } from '@portal/contract/core/text'
import { projectionCalls } from '@portal/contract/projections/calls'
import { priceChangeCalls } from '@portal/contract/quotes/price-changes/calls'
import { changeMomentNames, changeMoments } from '@portal/contract/quotes/price-changes/constants'
import type { priceChangeOrders } from '@portal/contract/quotes/price-changes/schemas'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { opens, type ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { Route } from './+types/price-changes.route'
import { usePriceChangeColumns } from './price-change-columns.tsx'
import { priceChangeTexts } from './price-change-texts.ts'

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
