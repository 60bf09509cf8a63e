import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { propertyConditionNames } from '@portal/contract/properties/constants'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import { propertyFilterText } from '@portal/contract/properties/market/filter-words'
import { IconLayoutGrid, IconMap } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { ListHero } from '#features/marketplace/list/list-hero.tsx'
import { formId, MarketList } from '#features/marketplace/list/market-list.tsx'
import type { ListView } from '#features/marketplace/list/view.ts'
import { FavoritesLink } from '../../favorites/later.ts'
import { PropertyCard } from '../shared/property-card.tsx'
import { listPath, rowOnMap } from '../shared/rows.ts'
import type { Route } from './+types/properties.route'
import { type ListChoices, listChoices } from './choices.ts'
import {
  addressOf,
  addressSent,
  filterNames,
  type ListValues,
  listParams,
  orderOf,
  pageOf,
  queryOf,
  readAddress,
  saveAddress,
  valuesOf,
} from './list-address.ts'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'
import styles from './look-switch.module.css'
import { MapSplit } from './map-split.tsx'
import { PropertyFilters } from './property-filters.tsx'

export const handle = {
  cache: { params: listParams, areas: ['propiedades', 'sinonimos'] },
  // the same properties, next to the map
  looks: ['vista', 'recuadro'],
}

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const values = valuesOf(url.search)
  const params = queryOf(values)
  const isFiltered = Object.keys(params).length > 2 // besides order and page
  const [list, initData, counts] = await Promise.all([
    api.load(propertyMarketCalls.publicList, { params }),
    api.load(propertyMarketCalls.publicInitData, {}),
    isFiltered ? api.load(propertyMarketCalls.publicCounts, { params }) : null,
  ])
  const [rows, featured] = [list.propiedades.map(rowOnMap), list.propiedades_mas_destacadas.map(rowOnMap)]
  return {
    list: { ...list, propiedades: rows, propiedades_mas_destacadas: featured },
    choices: listChoices(initData, values.pais_id, counts),
  }
}

export { load as loader, load as clientLoader }

/** The public list of properties. */
export default function PropertiesPage({ loaderData: { list, choices } }: Route.ComponentProps) {
  const t = useTexts(listTexts)
  const { search } = useLocation()
  const view = usePropertyView(search, choices)
  const values = valuesOf(search)

  async function loadPage(page: number) {
    const reply = await browserApi.call(propertyMarketCalls.publicList, { params: { ...queryOf(values), page } })
    return reply.ok ? reply.datos.propiedades : null
  }

  return (
    <>
      <PageHead title={t.title} description={t.description} picture="properties" />
      <ListHero
        title={t.title}
        lead={t.lead}
        sections={{ label: t.sectionsLabel, links: useSections(values) }}
        search={{ form: formId, text: values.buscar, label: t.searchLabel, hint: t.searchHint, action: t.search }}
      />
      <MarketList
        view={view}
        list={{
          rows: list.propiedades,
          featured: list.propiedades_mas_destacadas,
          total: list.total,
          isExact: list.total_exacto,
          corrected: list.busqueda_corregida,
        }}
        filters={<PropertyFilters values={values} choices={choices} />}
        Card={PropertyCard}
        load={loadPage}
        looks={
          <>
            <FavoritesLink />
            <LookSwitch values={values} />
          </>
        }
        around={
          values.vista === 'mapa' &&
          ((cards) => <MapSplit values={values} corrected={list.busqueda_corregida} cards={cards} />)
        }
      />
    </>
  )
}

/** Everything, sale, rent, and rent with promise of purchase: the same list, filtered. */
function useSections(values: ListValues) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const conditions = Object.entries(propertyConditionNames).map(([id, name]) => ({ id, name: textIn(name, language) }))
  return [{ id: '', name: t.all }, ...conditions].map(({ id, name }) => ({
    path: addressOf(listPath, values, { condicion: id }),
    name,
    isCurrent: values.condicion === id,
  }))
}

/** The list as cards or with the map, at the same filters. */
function LookSwitch({ values }: { values: ListValues }) {
  const t = useTexts(listTexts)
  const looks = [
    { vista: '', name: t.asList, Icon: IconLayoutGrid },
    { vista: 'mapa', name: t.asMap, Icon: IconMap },
  ]
  return (
    <ul className={styles.switch} aria-label={t.looks}>
      {looks.map(({ vista, name, Icon }) => (
        <li key={vista}>
          <PublicLink
            to={addressOf(listPath, values, { vista, page: values.page })}
            aria-current={values.vista === vista ? 'true' : undefined}
            preventScrollReset
          >
            <Icon size={18} stroke={1.75} />
            {name}
          </PublicLink>
        </li>
      ))}
    </ul>
  )
}

/** Returns the list of properties that an address asks for. */
function usePropertyView(search: string, choices: ListChoices): ListView {
  const texts = useTexts(listTexts)
  const { values, dropped, turned } = useMemo(() => readAddress(search), [search])
  return {
    path: listPath,
    home: listPath,
    texts,
    values,
    params: listParams,
    page: pageOf(values),
    order: orderOf(values),
    chips: useChips(values, choices),
    dropped,
    turned,
    figures: figureKinds,
    addressWith: (changes) => addressOf(listPath, values, changes),
    saveAddress: (changes) => saveAddress(values, changes),
    addressSent: (sent) => addressSent(listPath, values, sent),
  }
}

/** Returns the active filters with their texts. */
function useChips(values: ListValues, choices: ListChoices) {
  const language = useLanguage()
  const { number } = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[]) => (id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? nameIn(found, 'nombre', language) : id
  }
  const say = { number, category: named(choices.categorias), country: named(choices.paises) }
  return filterNames
    .filter((name) => values[name] !== '')
    .map((name) => ({ name, text: propertyFilterText(name, values[name], language, say) }))
}
