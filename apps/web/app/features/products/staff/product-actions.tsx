import { productMessages } from '@portal/contract/products/messages'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { productTexts } from './product-texts.ts'
import type { StaffProduct } from './product-values.ts'

/**
 * Deletes a product after its name was typed. A product in use is only deactivated, which is said before and after
 * (18).
 */
export function ProductActions({ product }: { product: StaffProduct }) {
  const t = useTexts(productTexts)
  const message = useMessages(productMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(staffProductCalls.remove)
  const { id, nombre: name, asignaciones: branches } = product

  async function remove() {
    const question = branches
      ? {
          title: t.deactivateTitle(name),
          text: t.deactivateText(t.countBranches(branches)),
          action: t.deactivate,
          word: name,
        }
      : { title: t.deleteTitle(name), text: t.deleteText, action: t.remove, isDanger: true, word: name }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id }, body: { confirmacion: name } })
    const isGone = reply.ok && reply.codigo !== productMessages.onlyDeactivated.code
    if (isGone) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const why = product.puede_eliminar ? undefined : message.numbered(productMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteProduct, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
