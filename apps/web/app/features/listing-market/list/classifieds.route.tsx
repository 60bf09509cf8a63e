import { marketCalls } from '@portal/contract/listing-market/calls'
import { sectionOf } from '@portal/contract/listing-market/sections'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { rowOf } from '../shared/rows.ts'
import type { Route } from './+types/classifieds.route'
import { ActiveFilters } from './active-filters.tsx'
import { useChips } from './chips.ts'
import { listChoices } from './choices.ts'
import styles from './classifieds.module.css'
import { DroppedFilters } from './dropped-filters.tsx'
import { FeaturedItems } from './featured-items.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { addressWith, droppedOf, listParams, orderOf, pageOf, queryOf, valuesOf } from './list-address.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListHero } from './list-hero.tsx'
import { ListResults } from './list-results.tsx'
import { listTexts } from './list-texts.ts'
import { SortSelect } from './sort-select.tsx'

export const handle = { cache: { params: listParams, areas: ['clasificados'] } }

async function load({ request, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const api = context.get(apiContext)
  const values = valuesOf(search)
  const [list, initData] = await Promise.all([
    api.load(marketCalls.publicList, { params: queryOf(values, sectionOf(pathname)) }),
    api.load(marketCalls.publicInitData, {}),
  ])
  const [rows, featured] = [list.clasificados.map(rowOf), list.clasificados_mas_destacados.map(rowOf)]
  return {
    list: { ...list, clasificados: rows, clasificados_mas_destacados: featured },
    choices: listChoices(initData, values.pais_id),
  }
}

export { load as loader, load as clientLoader }

const formId = 'filters-form'
const panelId = 'filters'

/** The public list and its sections rent, offers and auction: one page, which its path distinguishes. */
export default function ClassifiedsPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const t = useTexts(listTexts)
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const section = sectionOf(pathname)
  const values = useMemo(() => valuesOf(search), [search])
  const dropped = useMemo(() => droppedOf(search), [search])
  const chips = useChips(values, section, choices)
  const count = formats.number(list.total)
  const totalText = list.total_exacto ? t.total(list.total, count) : t.moreThan(count)
  const isLong = list.total > list.clasificados_mas_destacados.length * 2 // a short list would show them twice
  const featured = pageOf(values) === 1 && isLong ? list.clasificados_mas_destacados : []
  const address = addressWith(section, values, { page: String(pageOf(values)) })

  return (
    <>
      <PageHead title={t.titles[section]} description={t.description(t.titles[section])} picture="classifieds" />
      <ListHero section={section} form={{ id: formId, search: values.buscar }} />
      <div className={`${frame.wrap} ${styles.body}`}>
        <FilterForm id={formId} panelId={panelId} section={section} values={values}>
          <FilterPanel id={panelId} section={section} values={values} choices={choices} />
        </FilterForm>
        <div className={styles.results}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {totalText}
            </p>
            <button type="button" className={styles.open} popoverTarget={panelId}>
              <IconAdjustmentsHorizontal size={20} aria-hidden />
              {t.filters}
              {chips.length > 0 && <span className={styles.count}>{chips.length}</span>}
            </button>
            <SortSelect formId={formId} order={orderOf(values)} hasSearch={values.buscar !== ''} />
          </div>
          <DroppedFilters section={section} values={values} dropped={dropped} />
          <ActiveFilters section={section} values={values} chips={chips} />
          {list.busqueda_corregida && (
            <Notice kind="info">
              {t.nothingFor(values.buscar)} {t.corrected(list.busqueda_corregida)}
            </Notice>
          )}
          {featured.length > 0 && <FeaturedItems rows={featured} />}
          {list.clasificados.length > 0 ? (
            <ListResults
              key={address}
              {...{ section, values, address, totalText }}
              rows={list.clasificados}
              total={list.total_exacto ? list.total : Number.POSITIVE_INFINITY}
              hasFeatured={featured.length > 0}
            />
          ) : (
            <ListEmpty section={section} values={values} total={list.total} chips={chips} />
          )}
        </div>
      </div>
    </>
  )
}
