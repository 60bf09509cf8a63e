import { useEffect } from 'react'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { toastInstead } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import { filterTexts } from './filter-texts.ts'
import { turnedRanges } from './quote-list.ts'

/** Swaps a reversed range, typed or in an address, and says so. */
export function useTurnedRanges(list: ListState): void {
  const t = useTexts(filterTexts)
  const turned = turnedRanges(list.query.filters)
  const key = turned && JSON.stringify(turned)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each range that is the wrong way round
  useEffect(() => {
    if (!turned) return
    list.ask(turned, { typing: true })
    toastInstead(t.turned)
  }, [key])
}
