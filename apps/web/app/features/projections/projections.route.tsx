import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { projectionCalls } from '@portal/contract/projections/calls'
import type { ProjectionRowSchema, projectionOrders } from '@portal/contract/projections/schemas'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { type Column, DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryChoices, countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PriceChangesButton } from '../quotes/price-changes/price-changes-link.tsx'
import type { Route } from './+types/projections.route'
import { texts } from './texts.ts'

export const handle = { module: Module.projections } satisfies ScreenHandle

const spec = listSpec<(typeof projectionOrders)[number], 'producto_id' | 'pais_id'>({
  orders: ['producto_nombre', 'pais_nombre', 'total_com', 'costo_distribuidor', 'precio_sugerido', 'vigente_desde'],
  filters: { producto_id: 'id', pais_id: countryIds },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [page, choices] = await Promise.all([
    api.load(projectionCalls.list, { params: listParams(url, spec) }),
    api.load(projectionCalls.initData, {}),
  ])
  return { page, choices }
}

export default function ProjectionsPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useProjectionColumns(choices.puede_guardar)
  useChanges('proyecciones', 'productos')
  const filters = [
    {
      name: 'producto_id',
      label: t.product,
      choices: choices.productos.map(({ id, nombre }) => ({ value: id, label: nombre })),
    },
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
  ]
  const action = choices.puede_guardar && <NewButton />
  const actions = (
    <>
      <PriceChangesButton />
      {choices.puede_guardar && (
        <Button component={Link} to="cambio" variant="default">
          {t.changeCost}
        </Button>
      )}
      {action}
    </>
  )

  return (
    <ListPage>
      <PageHeader title={t.projections} about={t.about} actions={actions} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.projections}
        columns={columns}
        rows={page.proyecciones}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `/dashboard/sistema/proyecciones/${id}`}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={page.total}
            title={t.none}
            text={t.noneText}
            action={action}
          />
        }
      />
      <Pager list={list} rows={page.proyecciones.length} total={page.total} />
    </ListPage>
  )
}

function NewButton() {
  const t = useTexts(texts)
  return (
    <Button component={Link} to="nueva" leftSection={<IconPlus size={16} stroke={2} />}>
      {t.newProjection}
    </Button>
  )
}

type ProjectionRow = Of<typeof ProjectionRowSchema>

/** Returns the columns of projections: the costs of a unit, and its price. */
function useProjectionColumns(seesCompanyCosts: boolean): TableProps<ProjectionRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const com: Column<ProjectionRow> = {
    id: 'com',
    label: t.totalCom,
    sort: 'total_com',
    kind: 'number',
    cell: ({ total_com: total }) => total !== null && moneyText(total),
  }
  return [
    {
      id: 'product',
      label: t.product,
      sort: 'producto_nombre',
      cell: (row) => nameIn(row, 'producto_nombre', language),
    },
    { id: 'country', label: t.country, sort: 'pais_nombre', cell: (row) => countryName(row.pais_id, language) },
    ...(seesCompanyCosts ? [com] : []),
    {
      id: 'master',
      label: t.masterCost,
      kind: 'number',
      priority: seesCompanyCosts ? 3 : 1,
      cell: (row) => moneyText(row.costo_master),
    },
    {
      id: 'distributor',
      label: t.distributorCost,
      sort: 'costo_distribuidor',
      kind: 'number',
      priority: 2,
      cell: (row) => moneyText(row.costo_distribuidor),
    },
    {
      id: 'price',
      label: t.suggested,
      sort: 'precio_sugerido',
      kind: 'number',
      cell: (row) => moneyText(row.precio_sugerido),
    },
    {
      id: 'since',
      label: t.since,
      sort: 'vigente_desde',
      kind: 'date',
      cell: (row) => date(row.vigente_desde),
    },
    {
      id: 'next',
      label: t.planned,
      kind: 'date',
      priority: 3,
      cell: ({ proxima_desde: next }) => (next ? date(next) : '—'),
    },
  ]
}
