import { TextInput } from '@mantine/core'
import { auditCalls } from '@portal/contract/audit/calls'
import { breakKindNames } from '@portal/contract/audit/constants'
import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { onceTyped } from '#core/dashboard/list/range.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/audit.route'
import { ChainStatus } from './chain-status.tsx'
import { entityName, verbName } from './names.ts'
import type { AuditChoices, AuditRow } from './rows.ts'
import { texts } from './texts.ts'

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const params = auditParams(url)
  const [page, chain, choices] = await Promise.all([
    api.load(auditCalls.list, { params }),
    api.load(auditCalls.chain, {}),
    api.load(auditCalls.initData, { params: { usuario_id: params.usuario_id ?? null } }),
  ])
  return { ...page, chain, choices }
}

/** Every write of the portal, with filters, and how its chain stands. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { auditoria: rows, total, total_exacto: isExact, chain, choices } = loaderData
  const t = useTexts(texts)
  const list = useList(auditSpec)
  const filters = useAuditFilters(list, choices)
  const columns = useColumns()
  useChanges('auditoria')
  return (
    <ListPage>
      <PageHeader title={t.audit} about={t.about} actions={<DownloadButton />} />
      <ChainStatus chain={chain} />
      <FilterBar list={list} filters={filters} />
      <DataTable
        list={list}
        label={t.audit}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `${id}`}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} isExact={isExact} />
    </ListPage>
  )
}

function useColumns(): TableProps<AuditRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  return [
    { id: 'when', label: t.when, sort: 'creado_en', kind: 'date', cell: ({ creado_en: at }) => dateTime(at) },
    { id: 'who', label: t.who, cell: ({ usuario_nombre: name }) => name ?? t.nobody },
    { id: 'action', label: t.action, cell: ({ accion: action }) => verbName(action, language) },
    {
      id: 'record',
      label: t.record,
      cell: ({ entidad, entidad_id: id }) => [entityName(entidad, language), id].filter(Boolean).join(' '),
    },
    { id: 'ip', label: t.ip, kind: 'code', priority: 2, cell: ({ ip }) => ip || t.empty },
    {
      id: 'seal',
      label: t.seal,
      kind: 'status',
      priority: 3,
      cell: ({ sello, rotura }) =>
        rotura ? (
          <StatusDot tone="danger">{textIn(breakKindNames[rotura], language)}</StatusDot>
        ) : (
          <StatusDot tone={sello === null ? 'neutral' : 'done'}>
            {sello === null ? t.unsealed : t.sealed(number(sello))}
          </StatusDot>
        ),
    },
  ]
}

function DownloadButton() {
  const language = useLanguage()
  const { page: _, page_row: __, ...asked } = auditParams(useLocation())
  return <ExportButton call={auditCalls.download} params={{ ...asked, idioma_archivo: languageOf(language) }} />
}

/** Names of actions, ids and addresses are plain letters; anything else finds nothing. */
const isWord = (value: string) => /^[\x20-\x7e]{1,100}$/.test(value)

const auditSpec = listSpec({
  orders: ['creado_en'],
  startOrder: '-creado_en',
  filters: {
    usuario_id: 'id',
    accion: isWord,
    entidad: isWord,
    entidad_id: isWord,
    ip: isWord,
    solicitud_id: isWord,
    desde: 'day',
    hasta: 'day',
  },
})

/** Returns the parameters of the calls for an address; what is shown cannot be searched by words. */
function auditParams(address: Pick<URL, 'search'>) {
  const { buscar: _, ...asked } = listParams(address, auditSpec)
  return asked
}

/** The filters of the audit, each in the address. */
function useAuditFilters(list: ListState, { personas, acciones, entidades }: AuditChoices): Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const days = useDayFilters(list)
  const word = (name: string, label: string): Filter => ({
    name,
    label,
    choices: [],
    say: (value) => value,
    field: (
      <TextInput
        key={`${name} ${list.query.filters[name] ?? ''}`}
        label={label}
        maxLength={100}
        defaultValue={list.query.filters[name] ?? ''}
        {...onceTyped(({ value }) => list.ask({ [name]: value }))}
      />
    ),
  })
  const actionLabel = (action: string) => {
    const said = verbName(action, language)
    return said === action ? action : `${action} · ${said}`
  }
  return [
    { name: 'usuario_id', label: t.who, choices: personas.map(({ id, nombre }) => ({ value: id, label: nombre })) },
    { name: 'accion', label: t.action, choices: acciones.map((value) => ({ value, label: actionLabel(value) })) },
    {
      name: 'entidad',
      label: t.entity,
      choices: entidades.map((value) => ({ value, label: entityName(value, language) })),
      clears: ['entidad_id'],
    },
    word('entidad_id', t.recordId),
    word('ip', t.ip),
    word('solicitud_id', t.request),
    ...days(t.when, 'desde', 'hasta'),
  ]
}
