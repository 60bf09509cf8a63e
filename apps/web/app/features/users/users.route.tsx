import { Role, roleNames } from '@portal/contract/access/constants'
import { mayDelete } from '@portal/contract/access/hierarchy'
import { countryIds } from '@portal/contract/core/country-ids'
import { languageOf } from '@portal/contract/core/language'
import { userCalls } from '@portal/contract/users/calls'
import { UserStatus, userStatusNames } from '@portal/contract/users/constants'
import { userFields } from '@portal/contract/users/fields'
import type { userOrders } from '@portal/contract/users/schemas'
import { IconMailForward, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/users.route'
import { texts } from './texts.ts'
import { useUserChoices } from './use-user-choices.ts'
import { bulkTexts } from './user-bulk-texts.ts'
import { useUserColumns } from './user-columns.tsx'
import { branchesOf, type UserChoices } from './user-values.ts'

const spec = listSpec<
  (typeof userOrders)[number],
  'rol_id' | 'empresa_id' | 'sucursal_id' | 'estado_id' | 'pais_id' | 'acceso' | 'invitacion'
>({
  orders: ['nombre', 'email', 'creado_en', 'empresa_nombre', 'rol_id', 'estado_id'],
  filters: {
    rol_id: Object.values(Role),
    empresa_id: 'id',
    sucursal_id: 'id',
    estado_id: Object.values(UserStatus),
    pais_id: countryIds,
    acceso: ['por_aprobar'],
    invitacion: ['pendiente'],
  },
})

/** The filters that have one choice. */
const onlyOne = ({ acceso, invitacion }: { acceso?: string | undefined; invitacion?: string | undefined }) => ({
  acceso: acceso === 'por_aprobar' ? ('por_aprobar' as const) : ('' as const),
  invitacion: invitacion === 'pendiente' ? ('pendiente' as const) : ('' as const),
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const params = listParams(url, spec)
  return context.get(apiContext).load(userCalls.list, { params: { ...params, ...onlyOne(params) } })
}

export default function UsersPage({ loaderData: { usuarios: users, total } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const filters = useUserFilters(list)
  const columns = useUserColumns()
  const actions = useUserBulkActions()
  useChanges('usuarios')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)

  return (
    <ListPage>
      <PageHeader
        title={t.users}
        actions={
          <>
            <ExportButton
              call={userCalls.download}
              params={{ buscar, orden, ...set, ...onlyOne(set), idioma: languageOf(language) }}
              formats={[
                { label: t.spreadsheet, params: { formato: 'xlsx' } },
                { label: t.document, params: { formato: 'pdf' } },
              ]}
            />
            <NewButton to="nuevo">{t.newUser}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.searchUsers} />
      <DataTable
        list={list}
        label={t.users}
        columns={columns}
        rows={users}
        rowKey={(user) => user.id}
        recordOf={(user) => String(user.id)}
        bulk={{ calls: userCalls, actions, total }}
        empty={
          <ListEmpty
            list={list}
            filters={filters}
            total={total}
            title={t.noUsers}
            text={t.noUsersText}
            action={<NewButton to="nuevo">{t.newUser}</NewButton>}
          />
        }
      />
      <Pager list={list} rows={users.length} total={total} />
    </ListPage>
  )
}

/** What can be done to many users; deleting by those who may delete one. */
function useUserBulkActions(): readonly BulkAction[] {
  const t = useTexts(bulkTexts)
  const { user } = useSignedIn()
  const deleting = { ...useDeleting(), will: t.willDelete }
  return [
    { name: 'activar', label: t.activate, icon: IconUserCheck, will: t.willActivate, done: t.activated },
    { name: 'desactivar', label: t.deactivate, icon: IconUserOff, will: t.willDeactivate, done: t.deactivated },
    { name: 'invitar', label: t.invite, icon: IconMailForward, will: t.willInvite, done: t.invited },
    ...(mayDelete(user.rol_id) ? [deleting] : []),
  ]
}

/** Returns the filters of the list of users; branches are those of the requested enterprise. */
function useUserFilters(list: ListState): Filter[] {
  const t = useTexts(texts)
  const label = useLabels(userFields)
  const language = useLanguage()
  const choices = useUserChoices()
  return [
    { name: 'rol_id', label: label('rol_id'), choices: choicesOf(roleNames, language) },
    {
      name: 'empresa_id',
      label: label('empresa_id'),
      choices: choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre })),
      clears: ['sucursal_id'],
    },
    {
      name: 'sucursal_id',
      label: label('sucursal_id'),
      choices: branchChoices(choices, list.query.filters.empresa_id),
    },
    { name: 'estado_id', label: label('estado_id'), choices: choicesOf(userStatusNames, language) },
    { name: 'pais_id', label: label('pais_id'), choices: countryChoices(language) },
    { name: 'acceso', label: t.access, choices: [{ value: 'por_aprobar', label: t.toApprove }] },
    { name: 'invitacion', label: t.invitation, choices: [{ value: 'pendiente', label: t.notInvited }] },
  ]
}

/** Returns the branches of one enterprise, or all with their enterprise's name, because branch names repeat. */
function branchChoices(choices: Pick<UserChoices, 'empresas' | 'sucursales'>, enterpriseId?: string) {
  if (enterpriseId) {
    return branchesOf(choices, Number(enterpriseId)).map(({ id, nombre }) => ({ value: id, label: nombre }))
  }
  const enterprises = new Map(choices.empresas.map(({ id, nombre }) => [id, nombre]))
  return choices.sucursales.map((branch) => ({
    value: branch.id,
    label: [branch.nombre, enterprises.get(branch.empresa_id)].filter(Boolean).join(' · '),
  }))
}
