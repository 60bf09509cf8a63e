import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { requestModules } from '@portal/contract/item-requests/modules'
import { RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { RequestStatus, requestStatusNames, soldOrRented } from '@portal/contract/marketplace/states'
import { PaymentWay, paymentWayNames } from '@portal/contract/payments/states'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs } from '#core/dashboard/detail/url-tabs.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/requests.route'
import { quoteKinds } from './quote-kinds.ts'
import { useRequestColumns } from './request-columns.tsx'
import type { RequestRow } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { type ListName, rowsOf, useRequestTabs } from './tabs.ts'
import { useRequestBulk } from './use-request-bulk.ts'

export const handle = { module: requestModules } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'nombre', 'estado_id'],
  startOrder: '-creado_en',
  filters: {
    estado_solicitud: Object.values(RequestStatus),
    tipo: quoteKinds,
    clasificado_id: 'id',
    propiedad_id: 'id',
    creada_desde: 'day',
    creada_hasta: 'day',
    reservada_desde: 'day',
    reservada_hasta: 'day',
    espera_horas: [24, 48, 72],
    pagada_con: Object.values(PaymentWay),
  },
})
/** The filters that all tabs have. */
const common = [
  'buscar',
  'estado_solicitud',
  'creada_desde',
  'creada_hasta',
  'reservada_desde',
  'reservada_hasta',
  'espera_horas',
  'pagada_con',
  'orden',
]

/** One call returns all lists. A kind or an item filters only the list of its tab. */
export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { tipo, clasificado_id, propiedad_id, pagada_con, ...others } = listParams(url, spec)
  const asked = { ...others, pagada_con: wayOf(pagada_con) }
  const all = api.load(requestCalls.list, { params: asked })
  if (!tipo && !clasificado_id && !propiedad_id) return all
  const item = { ...(clasificado_id && { clasificado_id }), ...(propiedad_id && { propiedad_id }) }
  const { solicitud, propiedad } = await api.load(requestCalls.list, {
    params: { ...asked, ...item, tipo: kindOf(tipo) },
  })
  return { ...(await all), ...(propiedad_id ? { propiedad } : { solicitud }) }
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const list = useList(spec)
  const { tabs, list: open } = useRequestTabs(loaderData)
  const { rows, total } = rowsOf(loaderData, open)
  const columns = useRequestColumns(open)
  const filters = useRequestFilters(list, rows, open)
  useChanges('solicitudes', 'clasificados', 'propiedades')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)

  return (
    <ListPage>
      <PageHeader
        title={t.requests}
        actions={
          <ExportButton
            call={requestCalls.download}
            params={{
              ...{ buscar, orden, ...set },
              pagada_con: wayOf(set.pagada_con),
              tipo: exported[open] ?? kindOf(set.tipo),
              idioma: languageOf(language),
            }}
            formats={[
              { label: t.spreadsheet, params: { formato: 'xlsx' } },
              { label: t.document, params: { formato: 'pdf' } },
            ]}
          />
        }
      >
        {tabs.length > 1 && <UrlTabs label={t.requests} tabs={tabs} keeps={common} />}
      </PageHeader>
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={tabs.find(({ id }) => id === open)?.label ?? t.requests}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `historial/${id}`}
        bulk={useRequestBulk(open, total)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.nothing[open].title}
            text={t.nothing[open].text}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

const paymentWays = Object.values(PaymentWay)
/** Returns the way of paying in the address; '' for any other value. */
const wayOf = (text: string | undefined): PaymentWay | '' => paymentWays.find((way) => way === text) ?? ''

/** Returns the kind in the address; '' for any other value. */
const kindOf = (text: string | undefined): (typeof quoteKinds)[number] | '' =>
  quoteKinds.find((kind) => kind === text) ?? ''

/** The kind that a tab exports; the quotes have two, by their filter. */
const exported: Readonly<Partial<Record<ListName, 'propiedad' | 'reparacion'>>> = {
  propiedades: RequestKind.property,
  reparaciones: RequestKind.repair,
}

/** Returns the filters of a list. A link from an item sets its filter, and a row supplies its name. */
function useRequestFilters(list: ListState, rows: readonly RequestRow[], open: ListName): Filter[] {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const names =
    open === 'propiedades' ? { ...requestStatusNames, [RequestStatus.sold]: soldOrRented } : requestStatusNames
  const status = { name: 'estado_solicitud', label: t.status, choices: choicesOf(names, language) }
  const days = useDayFilters(list)
  const waiting = {
    name: 'espera_horas',
    label: t.received,
    choices: [24, 48, 72].map((hours) => ({ value: hours, label: t.overHours(hours) })),
  }
  const received = days(t.received, 'creada_desde', 'creada_hasta')
  const reserved = [
    { name: 'pagada_con', label: t.paidBy, choices: choicesOf(paymentWayNames, language) },
    ...days(t.reservationPaid, 'reservada_desde', 'reservada_hasta'),
  ]
  if (open === 'reparaciones') return [status, waiting, ...received, ...reserved]
  const [name, label] = open === 'propiedades' ? ['propiedad_id', t.property] : ['clasificado_id', t.machine]
  const wanted = list.query.filters[name]
  const row = rows[0]
  const item = {
    name,
    label,
    choices: [{ value: wanted ?? '', label: row ? [row.marca, row.sku].filter(Boolean).join(' · ') : `#${wanted}` }],
  }
  const kind = {
    name: 'tipo',
    label: t.kind,
    choices: quoteKinds.map((kind) => ({ value: kind, label: textIn(requestKindNames[kind], language) })),
  }
  return [
    status,
    waiting,
    ...(open === 'cotizaciones' ? [kind] : []),
    ...(wanted ? [item] : []),
    ...received,
    ...reserved,
  ]
}
