import { Module } from '@portal/contract/access/constants'
import { customerCalls } from '@portal/contract/classifieds/customers/calls'
import type { CustomerSchema } from '@portal/contract/classifieds/customers/schemas'
import type { Of } from '@portal/contract/core/fields'
import { apiContext } from '#core/api.ts'
import { countryChoices, countryIds, countryName } from '#core/countries.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { requestModules } from '../requests/request-modules.ts'
import type { Route } from './+types/customers.route'
import { customerTexts } from './customer-texts.ts'
import { requestsOfCustomer } from './requests-of.ts'

export type Customer = Of<typeof CustomerSchema>

export const handle = { module: Module.manageClassifieds } satisfies ScreenHandle

const spec = listSpec({ orders: ['nombre', 'creado_en'], filters: { pais_id: countryIds } })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(customerCalls.list, { params: listParams(request.url, spec) })

export default function CustomersPage({ loaderData: { contactos: customers, total } }: Route.ComponentProps) {
  const t = useTexts(customerTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('clasificado_clientes', 'solicitudes')
  const filters = [{ name: 'pais_id', label: t.country, choices: countryChoices(language) }]
  return (
    <ListPage>
      <PageHeader title={t.customers} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.customers}
        columns={columns}
        rows={customers}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={customers.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Customer>['columns'] {
  const t = useTexts(customerTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'email', label: t.email, cell: ({ email }) => email || '—' },
    { id: 'phone', label: t.phone, kind: 'code', cell: ({ telefono }) => telefono || '—' },
    { id: 'company', label: t.company, priority: 2, cell: ({ empresa }) => empresa || '—' },
    { id: 'country', label: t.country, priority: 3, cell: ({ pais_id }) => countryName(pais_id, language) || '—' },
    {
      id: 'requests',
      label: t.requests,
      kind: 'number',
      cell: (customer) => (
        <CountLink
          count={customer.solicitudes}
          to={requestsOfCustomer(customer)}
          module={requestModules}
          label={t.requestsOf(number(customer.solicitudes), customer.nombre)}
        />
      ),
    },
    {
      id: 'since',
      label: t.since,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (customer) => date(customer.creado_en),
    },
  ]
}
