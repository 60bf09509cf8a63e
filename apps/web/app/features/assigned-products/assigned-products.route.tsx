import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import type { assignmentOrders } from '@portal/contract/assigned-products/schemas'
import { languageOf } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ImportLink } from '#features/imports/import-link.tsx'
import type { Route } from './+types/assigned-products.route'
import type { Assignment } from './assignment-values.ts'
import { texts } from './texts.ts'
import { TierLines } from './tier-prices.tsx'
import { useAssignmentChoices } from './use-assignment-choices.ts'

const spec = listSpec<(typeof assignmentOrders)[number], 'producto_id' | 'empresa_id' | 'sucursal_id'>({
  orders: ['producto_nombre', 'empresa_nombre', 'sucursal_nombre', 'creado_en'],
  filters: { producto_id: 'id', empresa_id: 'id', sucursal_id: 'id' },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(assignedProductCalls.list, { params: listParams(url, spec) })

export default function AssignedProductsPage({ loaderData: { asignaciones: rows, total } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const choices = useAssignmentChoices()
  const columns = useColumns()
  useChanges('productos_asignados', 'proyecciones', 'productos', 'empresas', 'sucursales')
  const { filters: set, buscar, orden } = list.query
  const named = (rows: readonly { id: number; nombre: string }[]) =>
    rows.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const isInEnterprise = ({ empresa_id: id }: { empresa_id: number }) =>
    !set.empresa_id || String(id) === set.empresa_id
  const filters = [
    { name: 'producto_id', label: t.product, choices: named(choices.productos) },
    { name: 'empresa_id', label: t.enterprise, choices: named(choices.empresas), clears: ['sucursal_id'] },
    { name: 'sucursal_id', label: t.branch, choices: named(choices.sucursales.filter(isInEnterprise)) },
  ]
  const deleting = useDeleting()
  const removing = { ...deleting, label: t.remove, will: t.willRemove, done: t.removed }
  const bulk = choices.puede_eliminar ? { calls: assignedProductCalls, actions: [removing], total } : undefined
  const action = choices.puede_asignar && <NewButton to="nueva">{t.newAssignment}</NewButton>
  const actions = choices.puede_asignar && (
    <>
      <ImportLink type="producto">{t.import}</ImportLink>
      {action}
    </>
  )
  return (
    <ListPage>
      <PageHeader title={t.title} actions={actions} />
      <FilterBar list={list} filters={filters} placeholder={t.search}>
        <ExportButton
          call={assignedProductCalls.download}
          params={{ ...set, buscar, orden: orden as (typeof assignmentOrders)[number], idioma: languageOf(language) }}
        />
      </FilterBar>
      <DataTable
        list={list}
        label={t.assigned}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={bulk}
        empty={
          <ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} action={action} />
        }
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Assignment>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  return [
    {
      id: 'product',
      label: t.product,
      sort: 'producto_nombre',
      cell: (row) => nameIn(row, 'producto_nombre', language),
    },
    { id: 'enterprise', label: t.enterprise, sort: 'empresa_nombre', priority: 2, cell: (row) => row.empresa_nombre },
    { id: 'branch', label: t.branch, sort: 'sucursal_nombre', cell: (row) => row.sucursal_nombre },
    { id: 'prices', label: t.prices, cell: (row) => <TierLines tiers={row.tramos} /> },
    { id: 'floor', label: t.floor, kind: 'number', priority: 2, cell: floorText },
  ]
}

/** Returns the floor of the country, which is the same for all quantities. */
function floorText({ tramos: [first] }: Assignment) {
  return first && first.piso !== null ? moneyText(first.piso) : '—'
}
