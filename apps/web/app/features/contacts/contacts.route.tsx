import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { countryIds } from '@portal/contract/core/country-ids'
import { labelOf } from '@portal/contract/core/entities'
import { languageOf, languages } from '@portal/contract/core/language'
import { IconMailPlus, IconTrash, IconUserCheck } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { CorrectedSearch } from '#core/dashboard/list/corrected-search.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { columnsOf } from '#core/dashboard/records/entity-fields.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useWriteBroadcast } from '#features/broadcasts/write-to-contacts.tsx'
import type { Route } from './+types/contacts.route'
import classes from './contact.module.css'
import type { Contact } from './contact-rows.ts'
import { ListActions } from './list-actions.tsx'
import { meetingText } from './meeting-text.ts'
import { contactPath } from './paths.ts'
import { texts } from './texts.ts'
import { useContactChoices } from './use-contact-choices.ts'

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

/** What the list offers for many contacts. */
function useContactBulk(total: number): Bulk {
  const t = useTexts(texts)
  const write = useWriteBroadcast()
  return {
    calls: contactCalls,
    total,
    ...(write && { links: [{ label: t.writeBroadcast, icon: IconMailPlus, to: write }] }),
    actions: [
      { name: 'tomar', label: t.take, icon: IconUserCheck, will: t.willTake, done: t.taken },
      {
        name: 'eliminar',
        label: t.removeMany,
        icon: IconTrash,
        will: t.willRemove,
        done: t.removed,
        isDanger: true,
      },
    ],
  }
}

function useContactColumns(): TableProps<Contact>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const columns = columnsOf<typeof contactFields, Contact>(contactFields, language, {
    nombre: ({ nombre }) => <span className={classes.nameInTable}>{nombre}</span>,
  })
  return [
    ...columns,
    { id: 'responsible', label: t.responsible, priority: 2, cell: ({ responsable_nombre }) => responsable_nombre },
    {
      id: 'last',
      label: t.lastContact,
      sort: 'contactado_en',
      kind: 'status',
      cell: ({ sin_contacto: isSilent, contactado_en: last, creado_en: since, proxima_reunion: next }) => {
        const isNew = last === since // nothing happened since the contact was entered
        return (
          <StatusDot tone={isSilent ? 'attention' : next ? 'info' : isNew ? 'neutral' : 'done'}>
            {isSilent ? t.silent : next ? t.meetingOn(meetingText(next)) : isNew ? t.notContacted : date(last)}
          </StatusDot>
        )
      },
    },
  ]
}

/** The filters of the list. */
function useContactFilters(): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { responsables } = useContactChoices()
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  const silences = [30, 60, 90].map((days) => ({ value: days, label: t.daysOrLonger(`${days}`) }))
  return [
    {
      name: 'responsable_id',
      label: t.responsible,
      choices: responsables.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'pais_id', label: labelOf(contactFields.pais_id, language), choices: countryChoices(language) },
    {
      name: 'idioma',
      label: labelOf(contactFields.idioma, language),
      choices: languageChoices(language),
    },
    only('sin_contacto', t.onlySilent),
    { name: 'silencio_dias', label: t.withoutContact, choices: silences, say: (days: string) => t.daysOrLonger(days) },
    {
      name: 'silencio_menos_de',
      label: t.withoutContact,
      choices: [],
      say: (days: string) => t.fewerDays(days),
      field: null,
    },
    only('reunion_hoy', t.onlyToday),
    only('por_responder', t.onlyToAnswer),
  ]
}
