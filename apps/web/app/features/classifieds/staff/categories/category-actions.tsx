import { categoryCalls } from '@portal/contract/classifieds/categories/calls'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language.ts'
import type { Category } from './categories.route.tsx'
import { categoryTexts } from './category-texts.ts'

/** Deletes a category; one in use is only deactivated, which is said before (decision 33). */
export function CategoryActions({ category: { id, nombre: name, clasificados: listings } }: { category: Category }) {
  const t = useTexts(categoryTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(categoryCalls.remove)

  async function remove() {
    const question = listings
      ? { title: t.deactivateTitle(name), text: t.deactivateText, action: t.deactivate }
      : { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    if (reply.ok && !reply.datos.solo_desactivada)
      void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return <RecordMenu actions={[{ label: t.remove, icon: IconTrash, onClick: remove, isDanger: true }]} />
}
