import { textIn } from '@portal/contract/core/text'
import { machineViewNames, machineViews } from '@portal/contract/machines/inspection'
import { useLanguage } from '#core/language/language.ts'

/** Returns the views that a picture of a machine may show, as choices. */
export function useViewNames(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  return machineViews.map((view) => ({ value: view, label: textIn(machineViewNames[view], language) }))
}
