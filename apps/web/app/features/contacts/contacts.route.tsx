import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { languageOf, languages } from '@portal/contract/core/language'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { CorrectedSearch } from '#core/dashboard/list/corrected-search.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/contacts.route'
import { useContactColumns } from './contact-columns.tsx'
import { useContactFilters } from './contact-filters.ts'
import { ListActions } from './list-actions.tsx'
import { contactPath } from './paths.ts'
import { texts } from './texts.ts'
import { useContactBulk } from './use-contact-bulk.ts'

export const handle = { module: contactModules } satisfies ScreenHandle

const isDays = (value: string) => /^[1-9]\d{0,4}$/.test(value)

const spec = listSpec({
  orders: ['nombre', 'empresa', 'creado_en', 'contactado_en'],
  filters: {
    responsable_id: 'id',
    pais_id: countryIds,
    idioma: languages,
    sin_contacto: ['true'],
    silencio_dias: isDays,
    silencio_menos_de: isDays,
    reunion_hoy: ['true'],
    por_responder: ['true'],
  },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(contactCalls.list, { params: listParams(url, spec) })

/** The contacts that the reader looks after, or all of them. */
export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const { contactos, total, total_exacto, busqueda_corregida: corrected } = loaderData
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const filters = useContactFilters()
  const columns = useContactColumns()
  useChanges('contactos')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  return (
    <ListPage>
      <PageHeader
        title={t.contacts}
        actions={
          <>
            <ListActions query={{ buscar, ...set }} />
            <ExportButton
              call={contactCalls.download}
              params={{ buscar, orden, ...set, idioma_archivo: languageOf(language) }}
            />
            <NewButton to="nuevo">{t.newContact}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <CorrectedSearch list={list} corrected={corrected} />
      <DataTable
        list={list}
        label={t.contacts}
        columns={columns}
        rows={contactos}
        rowKey={({ id }) => id}
        recordOf={({ id }) => contactPath(id)}
        bulk={useContactBulk(total)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={contactos.length} total={total} isExact={total_exacto} />
    </ListPage>
  )
}
