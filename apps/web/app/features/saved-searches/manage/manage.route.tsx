import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import { savedSearchStateNames, searchedKindNames } from '@portal/contract/saved-searches/constants'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Facts } from '../facts.tsx'
import styles from '../page.module.css'
import { searchTexts } from '../texts.ts'
import type { Route } from './+types/manage.route'
import { SearchActions } from './search-actions.tsx'

const load = ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(savedSearchCalls.get, { params })

/** Only a pressed button acts: programs that open links in mails change nothing. */
async function send({ request, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const doing = form.get('accion')
  form.delete('accion')
  const reply =
    doing === 'cambiar'
      ? await api.call(savedSearchCalls.change, { params, body: form } as never)
      : await api.call(doing === 'terminar' ? savedSearchCalls.end : savedSearchCalls.confirm, { params })
  return data({ reply }, { status: reply.ok ? 200 : reply.status })
}

export { SearchAbsent as ErrorBoundary } from './search-absent.tsx'
export { load as loader, load as clientLoader, send as action, send as clientAction }

/** A saved search behind the link of its mails: confirmed, changed and ended here. */
export default function ManagePage({ loaderData: search, actionData: result }: Route.ComponentProps) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const message = useMessages(savedSearchCalls.confirm)
  const reply = result?.reply
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.ownTitle} isPrivate />
      <meta name="referrer" content="same-origin" />
      <div className={styles.column}>
        <h1>{t.ownTitle}</h1>
        {reply && (
          <Answer kind={reply.ok ? 'done' : 'danger'} to={result} loaded={search}>
            {message.of(reply)}
          </Answer>
        )}
        <Facts
          facts={[
            { label: textIn(searchedKindNames[search.tipo], language), value: nameIn(search, 'resumen', language) },
            { label: t.email, value: search.email },
            { label: t.state, value: textIn(savedSearchStateNames[search.estado], language) },
          ]}
        />
        <SearchActions search={search} />
      </div>
    </div>
  )
}
