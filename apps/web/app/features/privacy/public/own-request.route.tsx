import { textIn } from '@portal/contract/core/text'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { DataRequestState, dataRequestStateNames, dataRightNames } from '@portal/contract/privacy/constants'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/short-page.module.css'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/own-request.route'
import { dataRequestTexts } from './texts.ts'

const load = ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(privacyCalls.own, { params })

/** Only the pressed button confirms: programs that open links in mails change nothing. */
async function send({ params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const reply = await context.get(apiContext).call(privacyCalls.confirm, { params })
  return data({ reply }, { status: reply.ok ? 200 : reply.status })
}

export { RequestAbsent as ErrorBoundary } from './request-absent.tsx'
export { load as loader, load as clientLoader, send as action, send as clientAction }

/** A request behind the link of its mails: confirmed here, then where it stands. */
export default function OwnRequestPage({ loaderData: request, actionData: result }: Route.ComponentProps) {
  const t = useTexts(dataRequestTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const message = useMessages(privacyCalls.confirm)
  const isSending = useNavigation().state !== 'idle'
  const { tipo, email, estado, vence_el: due, detalle } = request
  const isWaiting = estado === DataRequestState.waiting
  const facts = [
    [t.title, textIn(dataRightNames[tipo], language)],
    [t.email, email],
    [t.state, textIn(dataRequestStateNames[estado], language)],
    ...(due ? [[t.due, date(due)]] : []),
    ...(detalle ? [[t.detail, detalle]] : []),
  ] as const
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.ownTitle} isPrivate />
      <meta name="referrer" content="same-origin" />
      <div className={styles.column}>
        <h1>{t.ownTitle}</h1>
        {result && (
          <Answer kind={result.reply.ok ? 'done' : 'danger'} to={result} loaded={request}>
            {message.of(result.reply)}
          </Answer>
        )}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{isWaiting ? t.confirmLead : t.receivedText}</p>
        {isWaiting && (
          <Form method="post" preventScrollReset>
            <Button type="submit" kind="primary" isBusy={isSending}>
              {t.confirm}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}
