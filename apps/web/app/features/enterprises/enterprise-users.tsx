import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { UserStatus, userStatusNames } from '@portal/contract/users/constants'
import type { UserListSchema } from '@portal/contract/users/schemas'
import { IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { useUserColumns } from '#features/users/user-columns.tsx'
import { texts } from './texts.ts'

export const userSpec = listSpec({
  orders: ['nombre', 'email', 'creado_en', 'rol_id', 'estado_id'],
  filters: { estado_id: Object.values(UserStatus) },
})

interface Props {
  enterpriseId: number
  /** Null while the tab has just been chosen. */
  page: Of<typeof UserListSchema> | null
}

/** The users of one enterprise; each opens in the list of users, narrowed to this enterprise. */
export function EnterpriseUsers({ enterpriseId, page }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(userSpec)
  const columns = useUserColumns({ isOfOneEnterprise: true })
  const filters = [{ name: 'estado_id', label: t.status, choices: choicesOf(userStatusNames, language) }]
  const narrowed = `?empresa_id=${enterpriseId}`
  return (
    <>
      <FilterBar list={list} filters={filters} placeholder={t.searchUsers}>
        <Button
          variant="default"
          component={Link}
          to={`/dashboard/usuarios${narrowed}`}
          leftSection={<IconUsers size={16} stroke={1.75} />}
        >
          {t.openList}
        </Button>
      </FilterBar>
      <DataTable
        list={list}
        label={t.users}
        columns={columns}
        rows={page?.usuarios ?? null}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `/dashboard/usuarios/${id}${narrowed}`}
        empty={
          <ListEmpty list={list} filters={filters} total={page?.total ?? 0} title={t.noUsers} text={t.noUsersText} />
        }
      />
      {page && <Pager list={list} rows={page.usuarios.length} total={page.total} />}
    </>
  )
}
