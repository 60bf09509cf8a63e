import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language.ts'
import type { Enterprise } from './enterprise-values.ts'
import { texts } from './texts.ts'

/** Deletes an enterprise; one that is in use is only deactivated, which is said before and after (enterprises 11). */
export function EnterpriseActions({ enterprise }: { enterprise: Enterprise }) {
  const t = useTexts(texts)
  const message = useMessages(enterpriseMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send } = useSend(enterpriseCalls.remove)
  const { id, nombre: name, sucursales: branches, usuarios: users } = enterprise
  const isInUse = branches + users > 0

  async function remove() {
    const question = isInUse
      ? {
          title: t.deactivateTitle(name),
          text: t.deactivateText(t.countBranches(branches), t.countUsers(users)),
          action: t.deactivate,
        }
      : { title: t.deleteTitle(name), text: t.deleteText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    const isGone = reply.ok && reply.codigo !== enterpriseMessages.onlyDeactivated.code
    if (isGone) void navigate('/dashboard/sistema/empresas')
  }
  const why = enterprise.puede_eliminar ? undefined : message.numbered(enterpriseMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteEnterprise, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
