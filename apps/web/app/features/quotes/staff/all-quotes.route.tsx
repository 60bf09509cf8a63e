import { Module } from '@portal/contract/access/constants'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/all-quotes.route'
import { loadSums } from './load-sums.ts'
import { quoteListParams } from './quote-list.ts'
import { QuotesPage } from './quotes-page.tsx'

export const handle = { module: Module.allQuotes } satisfies ScreenHandle

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const sums = loadSums(api, url, 'todas')
  const [found, whose] = await Promise.all([
    api.load(quoteCalls.listAll, { params: quoteListParams(url) }),
    api.load(quoteCalls.filters, {}),
  ])
  return { found, whose, sums }
}

export default function AllQuotesPage({ loaderData: { found, whose, sums } }: Route.ComponentProps) {
  return <QuotesPage whose={whose} found={found} sums={sums} />
}
