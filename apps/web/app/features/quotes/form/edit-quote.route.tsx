import { Button } from '@mantine/core'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { Route } from './+types/edit-quote.route'
import { formTexts } from './form-texts.ts'
import { QuoteForm } from './quote-form.tsx'
import { valuesOf } from './quote-values.ts'

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [choices, quote] = await Promise.all([
    api.load(quoteCalls.initData, {}),
    api.load(quoteCalls.get, { params: { id: params.cotizacionId } }),
  ])
  return { choices, quote }
}

/** Edits a pending quote; one that was already sent gets a new revision. */
export default function EditQuotePage({ loaderData: { choices, quote } }: Route.ComponentProps) {
  const t = useTexts(formTexts)
  const mayEdit = quote.acciones.includes('editar')
  return (
    <ListPage>
      <PageHeader title={quote.enviada_en ? t.revise(quote.codigo) : t.edit(quote.codigo)} />
      {mayEdit ? (
        <QuoteForm key={quote.id} choices={choices} initial={valuesOf(quote)} quote={quote} />
      ) : (
        <Notice title={t.endedTitle} text={t.endedText}>
          <Button component={Link} to={`${quotePaths.own}/${quote.id}`}>
            {t.toQuote}
          </Button>
        </Notice>
      )}
    </ListPage>
  )
}
