import { ActionIcon, Menu } from '@mantine/core'
import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { userCalls } from '@portal/contract/users/calls'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { IconDots, IconMailForward, IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useMessages, useTexts } from '#core/language.ts'
import { fullName } from './full-name.ts'
import { texts } from './texts.ts'
import classes from './user.module.css'
import type { User } from './user-values.ts'

/** What else can be done with a user; what cannot says why. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts(texts)
  const { sendLink, remove, whyNotDeleted, whyNoLink } = useUserActions(user)
  return (
    <Menu width={280}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t.actions}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMailForward size={16} />} disabled={Boolean(whyNoLink)} onClick={sendLink}>
          {t.sendLink}
          {whyNoLink && <span className={classes.why}>{whyNoLink}</span>}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} />} color="red" disabled={Boolean(whyNotDeleted)} onClick={remove}>
          {t.deleteUser}
          {whyNotDeleted && <span className={classes.why}>{whyNotDeleted}</span>}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useUserActions(user: User) {
  const t = useTexts(texts)
  const message = useMessages(userMessages)
  const { user: me } = useSignedIn()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const link = useSend(userCalls.sendLink)
  const removal = useSend(userCalls.remove)
  const params = { id: user.id }
  const tooLow = message.numbered(userMessages.insufficientHierarchy.code)

  async function sendLink() {
    const isSure = await confirm({ title: t.sendLink, text: t.sendLinkText(user.email), action: t.send })
    if (isSure) await link.send({ params })
  }

  async function remove() {
    const question = { title: t.deleteTitle(fullName(user)), text: t.deleteText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await removal.send({ params })
    if (reply.ok) void navigate({ pathname: '..', search })
  }

  return {
    sendLink,
    remove,
    whyNoLink: (!user.puede_editar && tooLow) || (user.estado_id !== UserStatus.active && t.onlyActiveGetLink),
    whyNotDeleted: whyNotDeleted(),
  }

  function whyNotDeleted() {
    if (user.puede_eliminar) return undefined
    if (me.id === user.id && hasRankOf(me.rol_id, Role.administrator)) return t.ownNotDeleted
    return tooLow
  }
}
