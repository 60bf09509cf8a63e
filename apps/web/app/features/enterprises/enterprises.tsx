import { Module } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { labelOf, listedOf } from '@portal/contract/core/entities'
import { textIn } from '@portal/contract/core/text'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { taxIdField } from '#core/dashboard/form/tax-id.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { countryChoices } from '#core/language/countries.ts'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import {
  abbreviationFor,
  afterCountry,
  type Enterprise,
  type EnterpriseRow,
  type EnterpriseValues,
} from './enterprise-values.ts'
import { HouseMark } from './house.tsx'
import { texts } from './texts.ts'

const branchesOf = (id: number) => `/dashboard/sistema/sucursales?empresa_id=${id}`
const usersOf = (id: number) => `/dashboard/usuarios?empresa_id=${id}`

const listed = listedOf(enterpriseFields)

export const enterprises = recordScreens({
  calls: enterpriseCalls,
  rows: 'empresas',
  areas: ['empresas', 'sucursales', 'usuarios'],
  texts,
  spec: listSpec({
    orders: ['nombre', 'abreviatura', 'pais_nombre', 'creado_en', 'estado_id'],
    filters: { pais_id: countryIds, estado_id: Object.values(EnterpriseStatus) },
  }),
  filters: ({ language }) => [
    { name: 'pais_id', label: labelOf(enterpriseFields.pais_id, language), choices: countryChoices(language) },
    {
      name: 'estado_id',
      label: labelOf(enterpriseFields.estado_id, language),
      choices: choicesOf(enterpriseStatusNames, language),
    },
  ],
  columns: ({ t, language, date, number }) => [
    ...columnsOf<typeof listed, EnterpriseRow>(listed, language, {
      nombre: ({ nombre, es_casa: isHouse }) => (
        <>
          {nombre} {isHouse && <HouseMark />}
        </>
      ),
    }),
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
      label: labelOf(enterpriseFields.estado_id, language),
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
  summary: ({ id, sucursales, usuarios, estado_id, creado_en, es_casa: isHouse }, { t, date }) => (
    <SummaryLine>
      {isHouse && <HouseMark />}
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
    const special = {
      nombre: {
        onBlur() {
          const abbreviation = abbreviationFor(values.nombre ?? '')
          if (!values.abreviatura && abbreviation) set({ abreviatura: abbreviation })
        },
      },
      abreviatura: {
        max: 6,
        clean: (text: string) => text.toUpperCase(),
        hint: isFrozen ? t.abbreviationFrozen : t.abbreviationHint(sample),
        disabled: isFrozen,
      },
      estado_id: { hint: values.estado_id === EnterpriseStatus.inactive && t.inactiveHint },
      pais_id: {
        placeholder: t.choose,
        onChange: (country: number) => set(afterCountry(values as EnterpriseValues, country)),
      },
      zona_horaria: { placeholder: t.choose, hint: t.timeZoneHint },
      identificador_tributario: taxIdField(
        {
          value: values.identificador_tributario,
          countryId: values.pais_id,
          write: (id) => set({ identificador_tributario: id }),
        },
        language,
      ),
    }
    return formFieldsOf(enterpriseFields, { language, values }, special)
  },
  draft: 'enterprise',
  size: 'form',
  opensNew: true,
  deletion: ({ sucursales, usuarios, es_casa: isHouse, puede_eliminar: mayDelete }, { t, language }) => ({
    label: t.deleteEnterprise,
    text: t.deleteText,
    deactivates: sucursales + usuarios > 0 && t.deactivateText(t.countBranches(sucursales), t.countUsers(usuarios)),
    why: !mayDelete
      ? textIn(enterpriseMessages.insufficientHierarchy, language)
      : isHouse
        ? textIn(enterpriseMessages.houseStays, language)
        : undefined,
    back: '/dashboard/sistema/empresas',
  }),
})
