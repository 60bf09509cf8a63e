import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { userCalls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { IconDoorExit, IconLogout, IconMailForward, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { useFactorReset } from '#features/sign-in/factor/use-reset.tsx'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import type { User } from './user-values.ts'

/** Other actions on a user. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts(texts)
  const sendLink = useSendLink(user)
  const remove = useRemove(user)
  const endSessions = useEndSessions(user)
  const factor = useFactorReset({ id: user.id, name: fullName(user) })
  const why = useWhyNot(user)
  const navigate = useNavigate()
  return (
    <RecordMenu
      actions={[
        {
          label: user.por_invitar ? t.sendInvitation : t.sendLink,
          icon: IconMailForward,
          onClick: sendLink,
          why: why.noLink,
        },
        { label: t.endSessions, icon: IconLogout, onClick: endSessions, why: why.noEnding },
        {
          label: t.leaves,
          icon: IconDoorExit,
          onClick: () => void navigate('salida'),
          why: why.notLeaving,
        },
        ...(why.mayResetFactor
          ? [{ label: factor.label, icon: IconShieldOff, onClick: () => void factor.reset(), isDanger: true }]
          : []),
        { label: t.deleteUser, icon: IconTrash, onClick: remove, why: why.notDeleted, isDanger: true },
      ]}
    />
  )
}

function useSendLink({ id, email, por_invitar: isFirst }: User) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const { send } = useSend(userCalls.sendLink)
  return async () => {
    const question = isFirst
      ? { title: t.sendInvitation, text: t.sendInvitationText(email) }
      : { title: t.sendLink, text: t.sendLinkText(email) }
    if (await confirm({ ...question, action: t.send })) await send({ params: { id } })
  }
}

function useEndSessions(user: User) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const { send } = useSend(userCalls.endSessions)
  return async () => {
    const question = { title: t.endSessionsTitle(fullName(user)), text: t.endSessionsText, action: t.endSessions }
    if (await confirm(question)) await send({ params: { id: user.id } })
  }
}

function useRemove(user: User) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(userCalls.remove)
  return async () => {
    const question = { title: t.deleteTitle(fullName(user)), text: t.deleteText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id: user.id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
}

/** Returns why an action is not possible, or undefined. */
function useWhyNot(user: User) {
  const t = useTexts(texts)
  const message = useMessages(userMessages)
  const { user: me } = useSignedIn()
  const tooLow = message.numbered(userMessages.insufficientHierarchy.code)
  const isOwn = me.id === user.id && hasRankOf(me.rol_id, Role.administrator)
  const isActive = user.estado_id === UserStatus.active
  return {
    mayResetFactor: me.rol_id === Role.superAdmin && me.id !== user.id,
    noLink: (user.puede_editar ? undefined : tooLow) ?? (isActive ? undefined : t.onlyActiveGetLink),
    noEnding: me.id === user.id ? t.ownSessionsInProfile : user.puede_editar ? undefined : tooLow,
    notLeaving: user.puede_salir ? undefined : me.id === user.id ? t.ownStatusStays : tooLow,
    notDeleted: user.puede_eliminar ? undefined : isOwn ? t.ownNotDeleted : tooLow,
  }
}
