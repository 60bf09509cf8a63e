import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { horizonActions, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** What the list offers for many ideas. */
export function useIdeaBulk(total: number): Bulk {
  const t = useTexts(texts)
  const language = useLanguage()
  const moves = Object.entries(horizonActions).map(([name, horizon]) => {
    const label = t.moveTo(textIn(ideaHorizonNames[horizon], language))
    return { name, label, icon: IconArrowRight, will: t.willMove, done: t.movedMany }
  })
  const removal = { name: 'eliminar', label: t.removeMany, icon: IconTrash, will: t.willRemove, done: t.removedMany }
  return { calls: ideaCalls, total, actions: [...moves, { ...removal, isDanger: true }] }
}
