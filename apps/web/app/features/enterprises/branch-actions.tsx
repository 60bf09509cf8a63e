import { branchCalls } from '@portal/contract/enterprises/calls'
import { branchMessages } from '@portal/contract/enterprises/messages'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language.ts'
import { branchTexts } from './branch-texts.ts'
import type { Branch } from './branch-values.ts'

/** Deletes a branch office; one with users is only deactivated, which is said before and after (branches 7). */
export function BranchActions({ branch }: { branch: Branch }) {
  const t = useTexts(branchTexts)
  const message = useMessages(branchMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(branchCalls.remove)
  const { id, nombre: name, usuarios: users } = branch

  async function remove() {
    const question = users
      ? { title: t.deactivateTitle(name), text: t.deactivateText(t.countUsers(users)), action: t.deactivate }
      : { title: t.deleteTitle(name), text: t.deleteText, action: t.remove, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    const isGone = reply.ok && reply.codigo !== branchMessages.onlyDeactivated.code
    if (isGone) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const why = branch.puede_eliminar ? undefined : message.numbered(branchMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteBranch, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
