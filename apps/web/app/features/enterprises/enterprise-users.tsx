import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { UserStatus, userStatusNames } from '@portal/contract/users/constants'
import type { UserListSchema } from '@portal/contract/users/schemas'
import { IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { RecordList } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import { useUserColumns } from '#features/users/user-columns.tsx'
import { texts } from './texts.ts'

export const userSpec = listSpec({
  orders: ['nombre', 'email', 'creado_en', 'rol_id', 'estado_id'],
  filters: { estado_id: Object.values(UserStatus) },
})

interface Props {
  enterpriseId: number
  /** Null while the tab loads. */
  page: Of<typeof UserListSchema> | null
}

/** The users of one enterprise; each opens in the list of users, filtered to this enterprise. */
export function EnterpriseUsers({ enterpriseId, page }: Props) {
  const { t, language } = useReader(texts)
  const narrowed = `?empresa_id=${enterpriseId}`
  return (
    <RecordList
      spec={userSpec}
      texts={{ title: t.users, search: t.searchUsers, none: t.noUsers, noneText: t.noUsersText }}
      columns={useUserColumns({ isOfOneEnterprise: true })}
      rows={page?.usuarios ?? null}
      total={page?.total ?? 0}
      filters={[{ name: 'estado_id', label: t.status, choices: choicesOf(userStatusNames, language) }]}
      recordOf={({ id }) => `/dashboard/usuarios/${id}${narrowed}`}
    >
      <Button
        variant="default"
        component={Link}
        to={`/dashboard/usuarios${narrowed}`}
        leftSection={<IconUsers size={16} stroke={1.75} />}
      >
        {t.openList}
      </Button>
    </RecordList>
  )
}
