import { marketCalls } from '@portal/contract/machines/market/calls'
import { sectionOf } from '@portal/contract/machines/market/sections'
import { useLocation } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { formId, MarketList } from '#features/marketplace/list/market-list.tsx'
import { MachineCard } from '../shared/machine-card.tsx'
import { rowOf } from '../shared/rows.ts'
import type { Route } from './+types/machines.route'
import { listChoices } from './choices.ts'
import { MachineFilters } from './filter-panel.tsx'
import { listParams, queryOf, valuesOf } from './list-address.ts'
import { ListHero } from './list-hero.tsx'
import { listTexts } from './list-texts.ts'
import { ScoredCard } from './scored-card.tsx'
import { useMachineView } from './use-list-view.ts'

export const handle = { cache: { params: listParams, areas: ['clasificados', 'sinonimos'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, search } = url
  const api = context.get(apiContext)
  const values = valuesOf(search)
  const params = queryOf(values, sectionOf(pathname))
  const isFiltered = Object.keys(params).length > 2 // besides order and page
  const [list, initData, counts] = await Promise.all([
    api.load(marketCalls.publicList, { params }),
    api.load(marketCalls.publicInitData, {}),
    isFiltered ? api.load(marketCalls.publicCounts, { params }) : null,
  ])
  const [rows, featured] = [list.clasificados.map(rowOf), list.clasificados_mas_destacados.map(rowOf)]
  return {
    list: { ...list, clasificados: rows, clasificados_mas_destacados: featured },
    choices: listChoices(initData, values.pais_id, counts),
  }
}

export { load as loader, load as clientLoader }

/** The public list and its sections rent, offers and auction: one page, which its path distinguishes. */
export default function MachinesPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const t = useTexts(listTexts)
  const { pathname, search } = useLocation()
  const section = sectionOf(pathname)
  const view = useMachineView(section, search, choices)
  const values = valuesOf(search)

  async function loadPage(page: number) {
    const reply = await browserApi.call(marketCalls.publicList, { params: { ...queryOf(values, section), page } })
    return reply.ok ? reply.datos.clasificados : null
  }

  return (
    <>
      <PageHead title={t.titles[section]} description={t.description(t.titles[section])} picture="classifieds" />
      <ListHero section={section} form={{ id: formId, search: values.buscar }} />
      <MarketList
        view={view}
        list={{
          rows: list.clasificados,
          featured: list.clasificados_mas_destacados,
          total: list.total,
          isExact: list.total_exacto,
          corrected: list.busqueda_corregida,
        }}
        filters={<MachineFilters section={section} values={values} choices={choices} />}
        Card={view.order === '-puntaje' ? ScoredCard : MachineCard}
        load={loadPage}
      />
    </>
  )
}
