import { Module } from '@portal/contract/access/constants'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import { requestCalls } from '@portal/contract/listing-requests/calls'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay, listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/requests.route'
import { useRequestColumns } from './request-columns.tsx'
import { quoteKinds, useRequestFilters } from './request-filters.ts'
import { requestTexts } from './request-texts.ts'
import { useRequestBulk } from './use-request-bulk.ts'

export const handle = { module: classifiedModules } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'nombre', 'estado_id'],
  startOrder: '-creado_en',
  filters: {
    estado_solicitud: Object.values(RequestStatus),
    tipo: quoteKinds,
    clasificado_id: 'id',
    creada_desde: isDay,
    creada_hasta: isDay,
    reservada_desde: isDay,
    reservada_hasta: isDay,
  },
})
const repairs = 'reparaciones'
/** The filters that both tabs have. */
const common = [
  'buscar',
  'estado_solicitud',
  'creada_desde',
  'creada_hasta',
  'reservada_desde',
  'reservada_hasta',
  'orden',
]

/**
 * One call returns both lists (spec 2, 3). A kind or a listing filters only the quotes, because repairs have neither.
 */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { tipo, clasificado_id, ...asked } = listParams(request.url, spec)
  const both = api.load(requestCalls.list, { params: asked })
  if (!tipo && !clasificado_id) return both
  const params = { ...asked, tipo: kindOf(tipo), ...(clasificado_id && { clasificado_id }) }
  const narrowed = await api.load(requestCalls.list, { params })
  return { ...(await both), solicitud: narrowed.solicitud }
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const list = useList(spec)
  const tabs = useTabs(loaderData)
  const isRepair = useTab(tabs) === repairs
  const { rows, total } = pageOf(loaderData, isRepair)
  const columns = useRequestColumns(isRepair)
  const filters = useRequestFilters(list, rows, isRepair)
  useChanges('solicitudes', 'clasificados')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)

  return (
    <ListPage>
      <PageHeader
        title={t.requests}
        actions={
          <ExportButton
            call={requestCalls.download}
            params={{ buscar, orden, ...set, tipo: isRepair ? 'reparacion' : kindOf(set.tipo), idioma: language }}
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
        label={isRepair ? t.repairRequests : t.quoteRequests}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `historial/${id}`}
        bulk={useRequestBulk(isRepair, total)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={isRepair ? t.noRepairs : t.none}
            text={isRepair ? t.noRepairsText : t.noneText}
          />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

/** Returns the kind in the address; '' for any other value. */
const kindOf = (text: string | undefined): (typeof quoteKinds)[number] | '' =>
  quoteKinds.find((kind) => kind === text) ?? ''

type Both = Route.ComponentProps['loaderData']

const pageOf = ({ solicitud: quotes, servicio_reparacion: repairs }: Both, isRepair: boolean) =>
  isRepair
    ? { rows: repairs.servicios_reparacion, total: repairs.total }
    : { rows: quotes.solicitudes_clasificados, total: quotes.total }

/** A repair has no owner, so only staff have its list. */
function useTabs({ solicitud: quotes, servicio_reparacion: repair }: Both) {
  const t = useTexts(requestTexts)
  const { modules } = useSignedIn()
  const own = { id: 'cotizaciones', label: t.quoteRequests, count: quotes.total }
  if (!modules.has(Module.manageClassifieds)) return [own]
  return [own, { id: repairs, label: t.repairRequests, count: repair.total }]
}
