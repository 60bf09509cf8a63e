import { Role } from '@portal/contract/access/constants'
import { countryIds } from '@portal/contract/core/country-ids'
import { languageOf } from '@portal/contract/core/language'
import { userCalls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import type { userOrders } from '@portal/contract/users/schemas'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/users.route'
import { texts } from './texts.ts'
import { useUserBulkActions } from './user-bulk.ts'
import { useUserColumns } from './user-columns.tsx'
import { useUserFilters } from './user-filters.ts'

const spec = listSpec<
  (typeof userOrders)[number],
  'rol_id' | 'empresa_id' | 'sucursal_id' | 'estado_id' | 'pais_id' | 'acceso'
>({
  orders: ['nombre', 'email', 'creado_en', 'empresa_nombre', 'rol_id', 'estado_id'],
  filters: {
    rol_id: Object.values(Role),
    empresa_id: 'id',
    sucursal_id: 'id',
    estado_id: Object.values(UserStatus),
    pais_id: countryIds,
    acceso: ['por_aprobar'],
  },
})

const accessIn = (text: string | undefined): 'por_aprobar' | '' => (text === 'por_aprobar' ? text : '')

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { acceso, ...asked } = listParams(url, spec)
  return context.get(apiContext).load(userCalls.list, { params: { ...asked, acceso: accessIn(acceso) } })
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
              params={{ buscar, orden, ...set, acceso: accessIn(set.acceso), idioma: languageOf(language) }}
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
