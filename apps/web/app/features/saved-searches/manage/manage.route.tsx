import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import {
  SavedSearchState,
  savedSearchStateNames,
  saveSearchPaths,
  searchedKindNames,
} from '@portal/contract/saved-searches/constants'
import type { SavedSearchSchema } from '@portal/contract/saved-searches/schemas'
import type { ReactNode } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import form from '#core/public/form/form.module.css'
import styles from '#core/public/form/short-page.module.css'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Facts } from '../facts.tsx'
import { FrequencyField } from '../frequency-field.tsx'
import { searchTexts } from '../texts.ts'
import type { Route } from './+types/manage.route'

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

type Search = Of<typeof SavedSearchSchema>

/** What its address may do with a saved search now. */
function SearchActions({ search }: { search: Search }) {
  const t = useTexts(searchTexts)
  if (search.estado === SavedSearchState.ended) {
    const [, filter] = search.url_lista.split('?')
    const path = saveSearchPaths[search.tipo]
    return (
      <>
        <p>{t.endedText}</p>
        <div className={styles.actions}>
          <ButtonLink to={search.url_lista}>{t.toList}</ButtonLink>
          <ButtonLink to={filter ? `${path}?${filter}` : path}>{t.again}</ButtonLink>
        </div>
      </>
    )
  }
  if (search.estado === SavedSearchState.waiting) {
    return (
      <>
        <p>{t.confirmLead}</p>
        <div className={styles.actions}>
          <ActionForm name="confirmar" label={t.confirm} isPrimary />
        </div>
      </>
    )
  }
  return (
    <>
      <ActionForm name="cambiar" label={t.change}>
        <FrequencyField key={search.frecuencia} defaultValue={search.frecuencia} />
      </ActionForm>
      <div className={styles.actions}>
        <ButtonLink to={search.url_lista}>{t.toList}</ButtonLink>
        <ActionForm name="terminar" label={t.end} />
      </div>
    </>
  )
}

interface Props {
  name: string
  label: string
  isPrimary?: boolean
  children?: ReactNode
}

function ActionForm({ name, label, isPrimary = false, children }: Props) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <div className={form.fields}>
        <input type="hidden" name="accion" value={name} />
        {children}
        <Button type="submit" kind={isPrimary ? 'primary' : 'plain'} isBusy={isSending}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
