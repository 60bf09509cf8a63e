import { nameIn } from '@portal/contract/core/names'
import { projectionCalls } from '@portal/contract/projections/calls'
import { projectionMessages } from '@portal/contract/projections/messages'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Projection } from './projection-values.ts'
import { texts } from './texts.ts'

/** Other actions on a projection. Says that deletion removes the price floor of its country. */
export function ProjectionActions({ projection }: { projection: Projection }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const message = useMessages(projectionMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send } = useSend(projectionCalls.remove)
  const { id, pais_id: countryId, puede_eliminar: canDelete } = projection

  async function remove() {
    const title = t.deleteTitle(
      `${nameIn(projection, 'producto_nombre', language)} · ${countryName(countryId, language)}`,
    )
    if (!(await confirm({ title, text: t.deleteText, action: t.remove, isDanger: true }))) return
    const reply = await send({ params: { id } })
    if (reply.ok) void navigate('/dashboard/sistema/proyecciones')
  }
  const why = canDelete ? undefined : message.numbered(projectionMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteProjection, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
