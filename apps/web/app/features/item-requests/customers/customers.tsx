import { countryIds } from '@portal/contract/core/country-ids'
import { customerCalls } from '@portal/contract/item-requests/customers/calls'
import { machineModules } from '@portal/contract/machines/modules'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { countryChoices, countryName } from '#core/language/countries.ts'
import { customerTexts } from './customer-texts.ts'
import { requestsOfCustomer } from './requests-of.ts'

export const customers = recordScreens({
  calls: customerCalls,
  rows: 'contactos',
  areas: ['clasificado_clientes', 'solicitudes'],
  texts: customerTexts,
  spec: listSpec({ orders: ['nombre', 'creado_en'], filters: { pais_id: countryIds } }),
  filters: ({ t, language }) => [{ name: 'pais_id', label: t.country, choices: countryChoices(language) }],
  columns: ({ t, language, date, number }) => [
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
          module={machineModules}
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
  ],
  param: 'clienteId',
  name: ({ nombre }) => nombre,
  summary: ({ creado_en }, { t, date }) => <SummaryLine>{t.sinceDate(date(creado_en))}</SummaryLine>,
  fields: ({ t }, { values }) => [
    { name: 'nombre', label: t.name, required: true, wide: true },
    { name: 'email', label: t.email, kind: 'email', max: 254, hint: t.emailOrPhone, wide: true },
    { name: 'telefono', label: t.phone, kind: 'phone', countryId: values.pais_id },
    { name: 'pais_id', label: t.country, kind: 'country', placeholder: t.choose, clearable: true },
    { name: 'empresa', label: t.company, wide: true },
  ],
  draft: 'customer',
  deletion: ({ nombre }, { t }) => ({ label: t.remove, title: t.removeTitle(nombre), text: t.removeText }),
})
