import { quoteCalls } from '@portal/contract/quotes/calls'
import { apiContext } from '#core/api.ts'
import type { Route } from './+types/own-quotes.route'
import { quoteListParams } from './quote-list.ts'
import { QuotesPage } from './quotes-page.tsx'

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteCalls.list, { params: quoteListParams(request.url) })

export default function OwnQuotesPage({ loaderData }: Route.ComponentProps) {
  return <QuotesPage whose={null} found={loaderData} />
}
