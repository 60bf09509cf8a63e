import { Alert } from '@mantine/core'
import { accessCalls } from '@portal/contract/access/calls'
import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { accessMessages } from '@portal/contract/access/messages'
import type { Of } from '@portal/contract/core/fields'
import { userMessages } from '@portal/contract/users/messages'
import type { UserSchema } from '@portal/contract/users/schemas'
import { IconLock } from '@tabler/icons-react'
import { useOutletContext } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/user-access.route'
import { AccessEditor } from './access-editor.tsx'
import { editorTexts } from './editor-texts.ts'
import { PendingAccess } from './pending-access.tsx'

type User = Of<typeof UserSchema>

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(accessCalls.list, { params: { usuario_id: params.id } })

/** The modules of a user, next to their data. */
export default function UserAccess({ loaderData: access }: Route.ComponentProps) {
  const user = useOutletContext<User>()
  const whyNot = useWhyNot(user)
  useChanges('acceso')
  return (
    <>
      {whyNot && (
        <Alert variant="light" color="gray" icon={<IconLock size={18} stroke={1.75} />}>
          {whyNot}
        </Alert>
      )}
      <PendingAccess access={access} mayChange={user.puede_cambiar_acceso} />
      <AccessEditor
        key={user.id}
        access={access}
        owner={{ name: user.nombres, role: user.rol_id as Role }}
        isReadOnly={Boolean(whyNot)}
      />
    </>
  )
}

/** Returns why the reader may change nothing here. */
function useWhyNot(user: User): string | undefined {
  const t = useTexts(editorTexts)
  const access = useMessages(accessMessages)
  const users = useMessages(userMessages)
  const { user: me } = useSignedIn()
  if (user.puede_cambiar_acceso) return undefined
  if (!hasRankOf(me.rol_id, Role.administrator)) return access.numbered(accessMessages.onlyAdministrators.code)
  return me.id === user.id ? t.ownAccess : users.numbered(userMessages.insufficientHierarchy.code)
}
