import { quoteSumCalls } from '@portal/contract/quotes/sums/calls'
import type { Api } from '#core/api/api.ts'
import { quoteAsked } from './quote-list.ts'
import type { QuoteSums } from './quote-sums.tsx'

/** Loads the sums of a list, for a loader that does not wait for them. Null on failure, and the list works without. */
export function loadSums(api: Api, { search }: URL, scope: 'mias' | 'todas'): Promise<QuoteSums | null> {
  const { orden: _, ...asked } = quoteAsked(search)
  return api.load(quoteSumCalls.sums, { params: { ...asked, alcance: scope } }).catch(() => null)
}
