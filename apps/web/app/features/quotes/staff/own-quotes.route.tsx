import { quoteCalls } from '@portal/contract/quotes/calls'
import { apiContext } from '#core/api/api.ts'
import type { Route } from './+types/own-quotes.route'
import { loadSums } from './load-sums.ts'
import { quoteListParams } from './quote-list.ts'
import { QuotesPage } from './quotes-page.tsx'

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const sums = loadSums(api, url, 'mias')
  return { found: await api.load(quoteCalls.list, { params: quoteListParams(url) }), sums }
}

export default function OwnQuotesPage({ loaderData: { found, sums } }: Route.ComponentProps) {
  return <QuotesPage whose={null} found={found} sums={sums} />
}
