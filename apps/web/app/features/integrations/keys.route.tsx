import { apiKeyCalls } from '@portal/contract/api-keys/calls'
import { ApiKeyState, apiKeyStateNames } from '@portal/contract/api-keys/constants'
import { textIn } from '@portal/contract/core/text'
import { apiContext } from '#core/api/api.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/keys.route'
import { IntegrationTabs } from './integration-tabs.tsx'
import type { ApiKeyRow } from './rows.ts'
import { KeyDot } from './status.tsx'
import { integrationTexts } from './texts.ts'

const states = Object.values(ApiKeyState)
const spec = listSpec({
  orders: ['creada_en', 'nombre', 'usada_en'],
  startOrder: '-creada_en',
  filters: { estado: states },
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  const state = states.find((one) => one === estado) ?? null
  return context.get(apiContext).load(apiKeyCalls.list, { params: { ...asked, estado: state } })
}

/** The keys with which other systems use the API. */
export default function KeysPage({ loaderData: { llaves: keys, total } }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('llaves_api')
  const choices = states.map((value) => ({ value, label: textIn(apiKeyStateNames[value], language) }))
  const filters = [{ name: 'estado', label: t.state, choices }]
  const button = <NewButton to="nueva">{t.newKey}</NewButton>
  return (
    <ListPage>
      <IntegrationTabs open="keys" actions={button} />
      <FilterBar list={list} filters={filters} placeholder={t.searchKey} />
      <DataTable
        list={list}
        label={t.keys}
        columns={columns}
        rows={keys}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty list={list} filters={filters} total={total} title={t.noKeys} text={t.noKeysText} action={button} />
        }
      />
      <Pager list={list} rows={keys.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<ApiKeyRow>['columns'] {
  const t = useTexts(integrationTexts)
  const { date, relative } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: (row) => row.nombre },
    { id: 'key', label: t.key, kind: 'code', priority: 2, cell: (row) => `${row.prefijo}…${row.final}` },
    { id: 'state', label: t.state, kind: 'status', cell: (row) => <KeyDot state={row.estado} /> },
    { id: 'rights', label: t.rights, priority: 3, cell: (row) => (row.solo_lectura ? t.readOnly : t.readWrite) },
    { id: 'maker', label: t.maker, priority: 3, cell: (row) => row.autor },
    {
      id: 'used',
      label: t.used,
      sort: 'usada_en',
      kind: 'date',
      cell: ({ usada_en: at }) => (at ? relative(at) : t.never),
    },
    { id: 'made', label: t.made, sort: 'creada_en', kind: 'date', priority: 3, cell: (row) => date(row.creada_en) },
  ]
}
