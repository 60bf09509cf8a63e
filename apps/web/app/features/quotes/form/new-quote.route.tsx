import { quoteCalls } from '@portal/contract/quotes/calls'
import { useSearchParams } from 'react-router'
import { apiContext } from '#core/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Route } from './+types/new-quote.route'
import { formTexts } from './form-texts.ts'
import { QuoteForm } from './quote-form.tsx'
import { newQuote } from './quote-values.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteCalls.initData, {})

/** A new quote; `?ids=3,4` fills in the products that somebody compared. */
export default function NewQuotePage({ loaderData: choices }: Route.ComponentProps) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { user } = useSignedIn()
  const [params] = useSearchParams()
  const asked = (params.get('ids') ?? '').split(',').map(Number)
  const products = asked.filter((id) => choices.productos.some((product) => product.id === id))
  useChanges('productos', 'productos_asignados')
  return (
    <ListPage>
      <PageHeader title={t.write} />
      <QuoteForm choices={choices} initial={newQuote(choices, user, language, products)} quote={null} />
    </ListPage>
  )
}
