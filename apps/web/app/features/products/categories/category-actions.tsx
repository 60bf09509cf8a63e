import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import { categoryMessages } from '@portal/contract/products/category-messages'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language.ts'
import { productCategoryTexts } from './category-texts.ts'
import type { ProductCategory } from './category-values.ts'

interface Props {
  category: ProductCategory
}

/** Deletes a category; one in use is only deactivated, which is said before and after (categories 10). */
export function CategoryActions({ category: { id, nombre: name, productos: products } }: Props) {
  const t = useTexts(productCategoryTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(productCategoryCalls.remove)

  async function remove() {
    const question = products
      ? { title: t.deactivateTitle(name), text: t.deactivateText, action: t.deactivate }
      : { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    const isGone = reply.ok && reply.codigo !== categoryMessages.onlyDeactivated.code
    if (isGone) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return <RecordMenu actions={[{ label: t.remove, icon: IconTrash, onClick: remove, isDanger: true }]} />
}
