import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { IdeaDetail } from './idea-rows.ts'
import { ideasPath } from './paths.ts'
import { texts } from './texts.ts'

/** What may be done with an idea besides editing it. */
export function IdeaActions({ idea }: { idea: IdeaDetail['idea'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send: move } = useSend(ideaCalls.move)
  const { send: remove } = useSend(ideaCalls.remove)
  const params = { id: idea.id }
  const { version } = idea

  async function askToRemove() {
    if (!(await confirm({ title: t.removeTitle, text: t.removeText, action: t.remove, isDanger: true }))) return
    if ((await remove({ params })).ok) void navigate(ideasPath + search, { preventScrollReset: true })
  }
  const moves = Object.values(IdeaHorizon)
    .filter((horizon) => horizon !== idea.tiempo_interes)
    .map((horizon) => ({
      label: t.moveTo(ideaHorizonNames[horizon][language]),
      icon: IconArrowRight,
      onClick: () => void move({ params, body: { tiempo_interes: horizon, version } }),
      why: idea.puede_editar ? undefined : t.onlyMembers,
    }))
  return (
    <RecordMenu
      actions={[
        ...moves,
        {
          label: t.remove,
          icon: IconTrash,
          onClick: () => void askToRemove(),
          isDanger: true,
          why: idea.puede_eliminar ? undefined : t.onlyAuthor,
        },
      ]}
    />
  )
}
