import { webhookCalls } from '@portal/contract/webhooks/calls'
import { WebhookState } from '@portal/contract/webhooks/constants'
import { IconKey, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import type { WebhookRow } from './rows.ts'
import { integrationTexts } from './texts.ts'

interface Props {
  webhook: WebhookRow
  /** Receives a secret that was just made. */
  onSecret: (secret: string) => void
}

/** What can be done with a webhook; only its owner sends to it. */
export function WebhookActions({ webhook: { id, nombre: name, estado, es_propio: isOwn }, onSecret }: Props) {
  const t = useTexts(integrationTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send: sendTest } = useSend(webhookCalls.test)
  const { send: setState } = useSend(webhookCalls.setState)
  const { send: sendRotate } = useSend(webhookCalls.rotate)
  const { send: sendRemoval } = useSend(webhookCalls.remove)
  const isActive = estado === WebhookState.active

  async function rotate() {
    if (!(await confirm({ title: t.rotateTitle, text: t.rotateText, action: t.rotateAction }))) return
    const reply = await sendRotate({ params: { id } })
    if (reply.ok) onSecret(reply.datos.secreto)
  }
  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await sendRemoval({ params: { id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const move = (to: 'activo' | 'pausado') => () => void setState({ params: { id }, body: { estado: to } })
  const own = isOwn ? undefined : t.onlyOwner
  return (
    <RecordMenu
      actions={[
        {
          label: t.test,
          icon: IconSend,
          onClick: () => void sendTest({ params: { id } }),
          why: own ?? (isActive ? undefined : t.notActive),
        },
        { label: t.rotate, icon: IconKey, onClick: rotate, why: own },
        isActive
          ? { label: t.pause, icon: IconPlayerPause, onClick: move(WebhookState.paused) }
          : { label: t.activate, icon: IconPlayerPlay, onClick: move(WebhookState.active), why: own },
        { label: t.remove, icon: IconTrash, onClick: remove, isDanger: true },
      ]}
    />
  )
}
