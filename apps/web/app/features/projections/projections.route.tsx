import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { projectionCalls } from '@portal/contract/projections/calls'
import type { projectionOrders } from '@portal/contract/projections/schemas'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PriceChangesButton } from '../quotes/price-changes/price-changes-link.tsx'
import type { Route } from './+types/projections.route'
import { useProjectionColumns } from './projection-columns.tsx'
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
