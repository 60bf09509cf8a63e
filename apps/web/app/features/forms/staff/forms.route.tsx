import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { formCalls } from '@portal/contract/forms/calls'
import { DeliveryStatus, deliveryStatusNames, FormKind, formKindNames } from '@portal/contract/forms/constants'
import type { FormRowSchema } from '@portal/contract/forms/schemas'
import { IconSend } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/forms.route'
import { DeliveryDot } from './delivery-dot.tsx'
import { formTexts } from './form-texts.ts'

type Row = Of<typeof FormRowSchema>

export const handle = { module: Module.allContacts } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'nombre', 'referencia'],
  startOrder: '-creado_en',
  filters: {
    tipo: Object.values(FormKind),
    entrega: Object.values(DeliveryStatus),
    creada_desde: 'day',
    creada_hasta: 'day',
  },
})

/** Returns the value that the address names, or undefined when it is unknown, which means all. */
const known = <T extends string>(values: Readonly<Record<string, T>>, text: string | undefined): T | '' =>
  Object.values(values).find((value) => value === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { tipo, entrega, ...asked } = listParams(url, spec)
  const params = { ...asked, tipo: known(FormKind, tipo), entrega: known(DeliveryStatus, entrega) }
  return context.get(apiContext).load(formCalls.list, { params })
}

export default function FormsPage({ loaderData: { formularios: forms, total } }: Route.ComponentProps) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  const days = useDayFilters(list)
  useChanges('formularios')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  const choicesOf = (names: Readonly<Record<string, { es: string; en: string }>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: textIn(name, language) }))
  const filters = [
    { name: 'tipo', label: t.kind, choices: choicesOf(formKindNames) },
    { name: 'entrega', label: t.delivery, choices: choicesOf(deliveryStatusNames) },
    ...days(t.received, 'creada_desde', 'creada_hasta'),
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.forms}
        actions={
          <ExportButton
            call={formCalls.download}
            params={{
              buscar,
              orden,
              tipo: known(FormKind, set.tipo),
              entrega: known(DeliveryStatus, set.entrega),
              creada_desde: set.creada_desde ?? null,
              creada_hasta: set.creada_hasta ?? null,
              idioma: languageOf(language),
            }}
          />
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.forms}
        columns={columns}
        rows={forms}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={{
          calls: formCalls,
          total,
          actions: [{ name: 'reenviar', label: t.resend, icon: IconSend, will: t.willResend, done: t.resent }],
        }}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={forms.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return [
    { id: 'reference', label: t.reference, sort: 'referencia', kind: 'code', cell: ({ referencia }) => referencia },
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    {
      id: 'kind',
      label: t.kind,
      priority: 2,
      cell: ({ tipo, inicia_en }) =>
        inicia_en
          ? t.meetingOn(textIn(formKindNames[tipo], language), dateTime(inicia_en))
          : textIn(formKindNames[tipo], language),
    },
    { id: 'company', label: t.company, priority: 3, cell: ({ empresa }) => empresa || '—' },
    { id: 'country', label: t.country, priority: 3, cell: ({ pais_id }) => countryName(pais_id, language) || '—' },
    { id: 'delivery', label: t.delivery, kind: 'status', cell: ({ entrega }) => <DeliveryDot status={entrega} /> },
    {
      id: 'received',
      label: t.received,
      sort: 'creado_en',
      kind: 'date',
      priority: 2,
      cell: (form) => dateTime(form.creado_en),
    },
  ]
}
