import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { savedSearchCalls } from '@portal/contract/saved-searches/calls'
import {
  SearchedKind,
  savedSearchLimits,
  saveSearchPaths,
  searchedKindNames,
} from '@portal/contract/saved-searches/constants'
import { savedSearchDoneMessages } from '@portal/contract/saved-searches/messages'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { takeKey } from '#core/public/form/form-key.tsx'
import styles from '#core/public/form/short-page.module.css'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Facts } from '../facts.tsx'
import { searchTexts } from '../texts.ts'
import type { Route } from './+types/save.route'
import { SaveForm } from './save-form.tsx'

/** The list that is searched and its filter, both as the address has them. */
function searchOf({ pathname, search }: URL): { tipo: SearchedKind; filtro: string } {
  const isOfProperties = pathname.startsWith(saveSearchPaths[SearchedKind.properties])
  const tipo = isOfProperties ? SearchedKind.properties : SearchedKind.machines
  return { tipo, filtro: search.slice(0, savedSearchLimits.filter) }
}

const load = ({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(savedSearchCalls.preview, { params: searchOf(url) })

async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  for (const [name, value] of Object.entries(searchOf(url))) form.set(name, value)
  form.set('idioma', languageOfAddress(url.search))
  const reply = await context.get(apiContext).call(savedSearchCalls.save, { body: form, key } as never)
  return data({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** Saves the filter of a public list with an e-mail address: a plain form, also without JavaScript. */
export default function SaveSearchPage({ loaderData: search, actionData: result }: Route.ComponentProps) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const message = useMessages(savedSearchDoneMessages)
  const isAsked = result?.reply.ok
  const title = isAsked ? t.askedTitle : t.title
  const steps = [{ name: t.list[search.tipo], to: search.url_lista }, { name: t.title }]
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={title} isPrivate />
      <Breadcrumb label={t.breadcrumb} steps={steps} />
      <div className={styles.column}>
        <h1>{title}</h1>
        {!isAsked && <p>{t.lead}</p>}
        <Facts
          facts={[
            { label: textIn(searchedKindNames[search.tipo], language), value: nameIn(search, 'resumen', language) },
          ]}
        />
        {isAsked ? (
          <>
            <Answer kind="done" to={result}>
              {message.numbered(savedSearchDoneMessages.asked.code)}
            </Answer>
            <p>{t.askedText}</p>
            <div className={styles.actions}>
              <ButtonLink to={search.url_lista}>{t.back}</ButtonLink>
            </div>
          </>
        ) : (
          <SaveForm result={result} />
        )}
      </div>
    </div>
  )
}
