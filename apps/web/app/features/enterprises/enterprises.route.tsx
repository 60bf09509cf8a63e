import { Module } from '@portal/contract/access/constants'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import type { enterpriseOrders } from '@portal/contract/enterprises/schemas'
import { apiContext } from '#core/api.ts'
import { countryChoices, countryIds } from '#core/countries.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Route } from './+types/enterprises.route'
import { useEnterpriseColumns } from './enterprise-columns.tsx'
import { texts } from './texts.ts'

export const handle = { module: Module.enterprises } satisfies ScreenHandle

const spec = listSpec<(typeof enterpriseOrders)[number], 'pais_id' | 'estado_id'>({
  orders: ['nombre', 'abreviatura', 'pais_nombre', 'creado_en', 'estado_id'],
  filters: { pais_id: countryIds, estado_id: Object.values(EnterpriseStatus) },
})

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(enterpriseCalls.list, { params: listParams(request.url, spec) })

export default function EnterprisesPage({ loaderData: { empresas: enterprises, total } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useEnterpriseColumns()
  useChanges('empresas', 'sucursales', 'usuarios')
  const filters = [
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
    { name: 'estado_id', label: t.status, choices: choicesOf(enterpriseStatusNames, language) },
  ]

  return (
    <ListPage>
      <PageHeader title={t.enterprises} actions={<NewButton to="nueva">{t.newEnterprise}</NewButton>} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.enterprises}
        columns={columns}
        rows={enterprises}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.none}
            text={t.noneText}
            action={<NewButton to="nueva">{t.newEnterprise}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={enterprises.length} total={total} />
    </ListPage>
  )
}
