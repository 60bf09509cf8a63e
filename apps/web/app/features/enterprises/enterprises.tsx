import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { textIn } from '@portal/contract/core/text'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { zoneChoices } from '#core/formats/time-zones.ts'
import { countryChoices, countryName } from '#core/language/countries.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import { abbreviationFor, afterCountry, type Enterprise, type EnterpriseValues } from './enterprise-values.ts'
import { texts } from './texts.ts'

const branchesOf = (id: number) => `/dashboard/sistema/sucursales?empresa_id=${id}`
const usersOf = (id: number) => `/dashboard/usuarios?empresa_id=${id}`

export const enterprises = recordScreens({
  calls: enterpriseCalls,
  rows: 'empresas',
  areas: ['empresas', 'sucursales', 'usuarios'],
  texts,
  spec: listSpec({
    orders: ['nombre', 'abreviatura', 'pais_nombre', 'creado_en', 'estado_id'],
    filters: { pais_id: countryIds, estado_id: Object.values(EnterpriseStatus) },
  }),
  filters: ({ t, language }) => [
    { name: 'pais_id', label: t.country, choices: countryChoices(language) },
    { name: 'estado_id', label: t.status, choices: choicesOf(enterpriseStatusNames, language) },
  ],
  columns: ({ t, language, date, number }) => [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'abbreviation', label: t.abbreviation, sort: 'abreviatura', kind: 'code', cell: (row) => row.abreviatura },
    {
      id: 'country',
      label: t.country,
      sort: 'pais_nombre',
      priority: 2,
      cell: (row) => countryName(row.pais_id, language),
    },
    {
      id: 'branches',
      label: t.branches,
      kind: 'number',
      cell: ({ id, nombre, sucursales: count }) => (
        <CountLink
          count={count}
          to={branchesOf(id)}
          module={Module.branches}
          label={t.branchesOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'users',
      label: t.users,
      kind: 'number',
      cell: ({ id, nombre, usuarios: count }) => (
        <CountLink count={count} to={usersOf(id)} module={Module.users} label={t.usersOf(number(count), nombre)} />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: (row) => <EnterpriseStatusDot status={row.estado_id} />,
    },
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (row) => date(row.creado_en),
    },
  ],
  param: 'empresaId',
  one: (api, id): Promise<Enterprise> => api.load(enterpriseCalls.get, { params: { empresa_id: id } }),
  name: ({ nombre }) => nombre,
  mark: ({ abreviatura }) => abreviatura,
  summary: ({ id, sucursales, usuarios, estado_id, creado_en }, { t, date }) => (
    <SummaryLine>
      <EnterpriseStatusDot status={estado_id} />
      {t.createdOn(date(creado_en))}
      <CountLink count={sucursales} to={branchesOf(id)} module={Module.branches}>
        {t.countBranches(sucursales)}
      </CountLink>
      <CountLink count={usuarios} to={usersOf(id)} module={Module.users}>
        {t.countUsers(usuarios)}
      </CountLink>
    </SummaryLine>
  ),
  fields({ t, language }, { row, values, set }) {
    const isFrozen = row !== null && !row.puede_cambiar_abreviatura
    // Non-breaking hyphens, because it is one word.
    const sample = `${values.abreviatura || 'ABC'}\u2011${new Date().getFullYear()}\u20110001`
    return [
      {
        legend: t.general,
        name: 'nombre',
        label: t.name,
        required: true,
        wide: true,
        onBlur() {
          const abbreviation = abbreviationFor(values.nombre ?? '')
          if (!values.abreviatura && abbreviation) set({ abreviatura: abbreviation })
        },
      },
      {
        name: 'abreviatura',
        label: t.abbreviation,
        max: 6,
        clean: (text) => text.toUpperCase(),
        hint: isFrozen ? t.abbreviationFrozen : t.abbreviationHint(sample),
        disabled: isFrozen,
        required: true,
      },
      {
        name: 'estado_id',
        label: t.status,
        kind: 'choice',
        start: EnterpriseStatus.active,
        choices: choicesOf(enterpriseStatusNames, language),
        hint: values.estado_id === EnterpriseStatus.inactive && t.inactiveHint,
        required: true,
      },
      {
        name: 'pais_id',
        label: t.country,
        kind: 'country',
        placeholder: t.choose,
        required: true,
        onChange: (country: number) => set(afterCountry(values as EnterpriseValues, country)),
      },
      {
        name: 'zona_horaria',
        label: t.timeZone,
        kind: 'choice',
        start: '',
        placeholder: t.choose,
        choices: zoneChoices(values.zona_horaria),
        hint: t.timeZoneHint,
      },
      { legend: t.contact, name: 'email', label: t.email, kind: 'email', max: 254, required: true },
      { name: 'telefono', label: t.phone, kind: 'phone', countryId: values.pais_id, required: true },
      { name: 'emails_autorizados', label: t.authorizedEmails, kind: 'emails', max: 50, wide: true },
    ]
  },
  draft: 'enterprise',
  size: 'form',
  opensNew: true,
  deletion: ({ sucursales, usuarios, puede_eliminar: mayDelete }, { t, language }) => ({
    label: t.deleteEnterprise,
    text: t.deleteText,
    deactivates: sucursales + usuarios > 0 && t.deactivateText(t.countBranches(sucursales), t.countUsers(usuarios)),
    why: mayDelete ? undefined : textIn(enterpriseMessages.insufficientHierarchy, language),
    back: '/dashboard/sistema/empresas',
  }),
})
