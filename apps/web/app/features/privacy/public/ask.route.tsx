import { privacyCalls } from '@portal/contract/privacy/calls'
import { privacyDoneMessages } from '@portal/contract/privacy/messages'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { takeKey } from '#core/public/form/form-key.tsx'
import styles from '#core/public/form/short-page.module.css'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/ask.route'
import { AskForm } from './ask-form.tsx'
import { dataRequestTexts } from './texts.ts'

export const handle = { cache: { params: [], areas: [] } }

async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  form.set('idioma', languageOfAddress(url.search))
  const reply = await context.get(apiContext).call(privacyCalls.ask, { body: form, key } as never)
  return data({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { send as action, send as clientAction }

/** Asks to see, correct, delete or take along one's data. */
export default function AskPage({ actionData: result }: Route.ComponentProps) {
  const t = useTexts(dataRequestTexts)
  const message = useMessages(privacyDoneMessages)
  const isAsked = result?.reply.ok
  const title = isAsked ? t.askedTitle : t.title
  const steps = [{ name: t.privacy, to: '/privacy' }, { name: t.title }]
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={title} description={t.description} />
      <Breadcrumb label={t.breadcrumb} steps={steps} />
      <div className={styles.column}>
        <h1>{title}</h1>
        {isAsked ? (
          <>
            <Answer kind="done" to={result}>
              {message.numbered(privacyDoneMessages.asked.code)}
            </Answer>
            <p>{t.askedText}</p>
            <div>
              <ButtonLink to="/privacy">{t.back}</ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p>{t.lead}</p>
            <AskForm result={result} />
          </>
        )}
      </div>
    </div>
  )
}
