import { Module } from '@portal/contract/access/constants'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { apiContext } from '#core/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/all-quotes.route'
import { quoteListParams } from './quote-list.ts'
import { QuotesPage } from './quotes-page.tsx'

export const handle = { module: Module.allQuotes } satisfies ScreenHandle

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteCalls.listAll, { params: quoteListParams(request.url) })

export default function AllQuotesPage({ loaderData }: Route.ComponentProps) {
  return <QuotesPage isOfAll found={loaderData} />
}
