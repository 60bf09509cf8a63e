import { currencyNames } from '@portal/contract/core/currencies'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { machineConditionNames } from '@portal/contract/machines/constants'
import { marketCalls } from '@portal/contract/machines/market/calls'
import { machineFilterText, offeredForNames } from '@portal/contract/machines/market/filter-words'
import { type Section, sectionOf, sectionPaths } from '@portal/contract/machines/market/sections'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { CountedChoice } from '#features/marketplace/list/counted-choice.tsx'
import { Field, Pair } from '#features/marketplace/list/filter-fields.tsx'
import { SentFilter } from '#features/marketplace/list/filter-panel.tsx'
import { formId, MarketList } from '#features/marketplace/list/market-list.tsx'
import type { ListView } from '#features/marketplace/list/view.ts'
import { MachineCard, type MachineCardProps } from '../shared/machine-card.tsx'
import { rowOf } from '../shared/rows.ts'
import { Score } from '../shared/score.tsx'
import type { Route } from './+types/machines.route'
import { type ListChoices, listChoices } from './choices.ts'
import {
  activeFilters,
  addressSent,
  addressWith,
  type ListValues,
  listParams,
  orderOf,
  pageOf,
  queryOf,
  readAddress,
  saveAddress,
  valuesOf,
} from './list-address.ts'
import { ListHero } from './list-hero.tsx'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'

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

/** One machine of a list that is sorted by how completely machines are documented. */
const ScoredCard = (props: MachineCardProps) => <MachineCard {...props} note={<Score score={props.row.puntaje} />} />

/** Returns the list of machines of a section that an address asks for. */
function useMachineView(section: Section, search: string, choices: ListChoices): ListView {
  const texts = useTexts(listTexts)
  const { values, dropped, turned } = useMemo(() => readAddress(search), [search])
  const chips = useChips(values, section, choices)
  return {
    path: sectionPaths[section],
    home: sectionPaths.all,
    texts,
    values,
    params: listParams,
    page: pageOf(values),
    order: orderOf(values),
    chips,
    dropped,
    turned,
    figures: figureKinds,
    addressWith: (changes) => addressWith(section, values, changes),
    saveAddress: (changes) => saveAddress(section, values, changes),
    addressSent: (sent) => addressSent(section, values, sent),
  }
}

/** Returns the active filters with their texts. */
function useChips(values: ListValues, section: Section, choices: ListChoices) {
  const language = useLanguage()
  const { number } = useFormats()
  const named = (list: readonly { id: number; nombre: string; nombre_en: string }[]) => (id: string) => {
    const found = list.find((choice) => String(choice.id) === id)
    return found ? nameIn(found, 'nombre', language) : id
  }
  const say = { number, category: named(choices.categorias), country: named(choices.paises) }
  return activeFilters(values, section).map((name) => ({
    name,
    text: machineFilterText(name, values[name], language, say),
  }))
}

interface Props {
  section: Section
  values: ListValues
  choices: ListChoices
}

/** The filters of machines. */
function MachineFilters({ section, values, choices }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  return (
    <>
      {section === 'all' && (
        <SelectField<ListValues> name="tipo" label={t.kind} defaultValue={values.tipo}>
          <option value="">{t.any}</option>
          {Object.entries(offeredForNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {textIn(name, language)}
            </option>
          ))}
        </SelectField>
      )}
      <CountedChoice name="categoria_id" label={t.category} any={t.allCategories} list={choices.categorias} />
      <SelectField<ListValues> name="condicion" label={t.condition} defaultValue={values.condicion}>
        <option value="">{t.any}</option>
        {Object.entries(machineConditionNames).map(([value, name]) => (
          <option key={value} value={value}>
            {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <CountedChoice name="pais_id" label={t.country} any={t.allCountries} list={choices.paises} />
      <Field name="ciudad" label={t.city} maxLength={80} />
      <Pair legend={t.price}>
        <Field name="precio_desde" label={t.from} isNumber />
        <Field name="precio_hasta" label={t.to} isNumber />
      </Pair>
      <SelectField<ListValues> name="moneda" label={t.currency} defaultValue={values.moneda}>
        <option value="">{t.anyCurrency}</option>
        {Object.entries(currencyNames).map(([code, name]) => (
          <option key={code} value={code}>
            {code} · {textIn(name, language)}
          </option>
        ))}
      </SelectField>
      <Pair legend={t.year}>
        <Field name="anio_desde" label={t.from} isNumber maxLength={4} />
        <Field name="anio_hasta" label={t.to} isNumber maxLength={4} />
      </Pair>
      <Field name="tiempo_uso_hasta" label={t.use} hint={t.useUnit} isNumber maxLength={9} />
      <SentFilter />
    </>
  )
}
