import type { In } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import { requestCalls } from '@portal/contract/item-requests/calls'
import type { TrackingMessageSchema } from '@portal/contract/item-requests/schemas'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { useEffect } from 'react'
import { data, Form, isRouteErrorResponse, useNavigation, useRevalidator } from 'react-router'
import { apiContext, type Reply } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { useFieldRefusal } from '#core/public/form/use-sent-form.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import type { Route } from './+types/tracking.route'
import styles from './tracking.module.css'
import { TrackingHistory } from './tracking-history.tsx'
import { TrackingState } from './tracking-state.tsx'
import { trackingTexts } from './tracking-texts.ts'

const load = ({ params: { token }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(requestCalls.tracking, { params: { token } })

const doings = { cancelar: requestCalls.trackingCancel, retomar: requestCalls.trackingResume }

async function send({ request, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const doing = String(form.get('accion'))
  const comentario = String(form.get('comentario') ?? '')
  const isMessage = !(doing in doings)
  const reply = isMessage
    ? await api.call(requestCalls.trackingMessage, { params, body: { comentario }, key })
    : await api.call(doings[doing as keyof typeof doings], { params })
  return data({ reply, isMessage, comentario }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The client's page without log-in (rule requests/tracking-link): state, next step, countdown, messages, documents. */
export default function TrackingPage({ loaderData: request, actionData: result }: Route.ComponentProps) {
  const t = useTexts(trackingTexts)
  const message = useMessages(requestCalls.trackingCancel)
  const language = useLanguage()
  useFreshOnReturn()
  const changed = result && !result.isMessage ? result.reply : null
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.number(request.solicitud_clasificado_id)} isPrivate />
      <meta name="referrer" content="same-origin" />
      <p className={styles.number}>{t.number(request.solicitud_clasificado_id)}</p>
      <h1 lang={langOf(request, 'marca', language)}>{nameIn(request, 'marca', language)}</h1>
      {changed && (
        <Answer kind={changed.ok ? 'done' : 'danger'} to={changed}>
          {changed.ok ? t.changed : message.of(changed)}
        </Answer>
      )}
      <div className={styles.columns}>
        <TrackingState request={request} />
        <div className={styles.main}>
          <TrackingHistory events={request.eventos} documents={request.adjuntos} isForRent={request.es_arriendo} />
          <TrackingMessage key={request.eventos.length} result={result?.isMessage ? result : undefined} />
          <p className={styles.note}>{t.keepLink}</p>
        </div>
      </div>
    </div>
  )
}

/** Says that a link is not valid, without the reason. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(trackingTexts)
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <>
      <PageHead title={t.absentTitle} isPrivate />
      <MessageScreen
        title={t.absentTitle}
        actions={
          <ButtonLink kind="primary" to={sectionPaths.all}>
            {t.toList}
          </ButtonLink>
        }
      >
        <p>{t.absentText}</p>
      </MessageScreen>
    </>
  )
}

/** Reloads the page when its reader returns to the tab: staff may have answered. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}

interface Props {
  result: { reply: Reply<null>; comentario: string } | undefined
}

/** A message to those responsible for the request. */
function TrackingMessage({ result }: Props) {
  const t = useTexts(trackingTexts)
  const message = useMessages(requestCalls.trackingMessage)
  const form = useFocusOnRefusal(result)
  const isSending = useNavigation().state !== 'idle'
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const refusalOf = useFieldRefusal(requestCalls.trackingMessage)
  const error = refusalOf('comentario', refusal, result?.comentario)
  return (
    <section aria-labelledby="write">
      <h2 id="write">{t.write}</h2>
      <Form method="post" ref={form} className={styles.write} noValidate preventScrollReset>
        <FormKey />
        <input type="hidden" name="accion" value="mensaje" />
        {result?.reply.ok && (
          <Answer kind="done" to={result}>
            {t.sent}
          </Answer>
        )}
        {refusal && !error && (
          <Answer kind="danger" to={refusal}>
            {message.of(refusal)}
          </Answer>
        )}
        <TextAreaField<In<typeof TrackingMessageSchema>>
          name="comentario"
          label={t.message}
          required
          maxLength={2000}
          defaultValue={refusal ? result?.comentario : ''}
          error={error}
        />
        <div>
          <Button type="submit" isBusy={isSending}>
            {t.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}
