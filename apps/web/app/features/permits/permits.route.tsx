import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { permitCalls } from '@portal/contract/permits/calls'
import { PermitState, permitStateNames } from '@portal/contract/permits/constants'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
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
import { countryChoices, countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/permits.route'
import { PermitDot } from './permit-dot.tsx'
import type { PermitRow } from './rows.ts'
import { permitTexts } from './texts.ts'

export const handle = { module: Module.enterprises } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'empresa_nombre', 'vence_el'],
  startOrder: '-creado_en',
  filters: { estado: Object.values(PermitState), pais_id: countryIds, empresa_id: 'id' },
})

/** Returns the state that the address names; an unknown one means all. */
const stateIn = (text: string | undefined): PermitState | '' =>
  Object.values(PermitState).find((state) => state === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  return context.get(apiContext).load(permitCalls.list, { params: { ...asked, estado: stateIn(estado) } })
}

/** The permits of all enterprises: those that wait for a decision, those that count, and until when. */
export default function PermitsPage({ loaderData: { permisos: permits, total } }: Route.ComponentProps) {
  const t = useTexts(permitTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('permisos', 'empresas')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  const asked = { buscar, orden, ...set, estado: stateIn(set.estado), idioma: languageOf(language) }
  const states = Object.values(PermitState).map((value) => ({
    value,
    label: textIn(permitStateNames[value], language),
  }))
  const filters = [
    { name: 'estado', label: t.state, choices: states },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
  return (
    <ListPage>
      <PageHeader title={t.permits} actions={<ExportButton call={permitCalls.download} params={asked} />} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.permits}
        columns={columns}
        rows={permits}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={permits.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<PermitRow>['columns'] {
  const t = useTexts(permitTexts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  return [
    { id: 'enterprise', label: t.enterprise, sort: 'empresa_nombre', cell: (row) => row.empresa_nombre },
    { id: 'number', label: t.number, kind: 'code', priority: 2, cell: ({ numero }) => numero },
    { id: 'state', label: t.state, kind: 'status', cell: ({ estado }) => <PermitDot state={estado} /> },
    { id: 'end', label: t.end, sort: 'vence_el', kind: 'date', cell: (row) => date(row.vence_el) },
    { id: 'country', label: t.country, priority: 3, cell: (row) => countryName(row.pais_id, language) },
    {
      id: 'uploaded',
      label: t.uploaded,
      sort: 'creado_en',
      kind: 'date',
      priority: 2,
      cell: (row) => dateTime(row.creado_en),
    },
    { id: 'decidedBy', label: t.decidedBy, priority: 3, cell: (row) => row.decidido_por_nombre ?? '—' },
  ]
}
