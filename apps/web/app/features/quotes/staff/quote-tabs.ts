import { QuoteStatus, type QuoteTab, quoteTabs } from '@portal/contract/quotes/states'
import type { UrlTab } from '#core/dashboard/detail/url-tabs.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { QuoteList } from '../rows.ts'
import { listTexts } from './list-texts.ts'

/** Returns the states of quotes as tabs, each with its number of matches. */
export function useQuoteTabs(found: QuoteList['por_estado']): UrlTab[] {
  const t = useTexts(listTexts)
  return quoteTabs.map((id) => {
    const held = found?.[id]
    return { id, label: t.tabs[id], ...(held && { count: held.total, isMore: !held.total_exacto }) }
  })
}

/** Returns links to the other states with matches, when this tab has none. */
export function useElsewhere(list: ListState, found: QuoteList['por_estado'], tab: QuoteTab) {
  const t = useTexts(listTexts)
  const { number } = useFormats()
  if (!found) return []
  return Object.values(QuoteStatus)
    .filter((state) => state !== tab && found[state].total > 0)
    .map((state) => ({
      label: `${t.tabs[state]}: ${number(found[state].total)}${found[state].total_exacto ? '' : '+'}`,
      to: list.to({ tab: state === quoteTabs[0] ? null : state }),
    }))
}
