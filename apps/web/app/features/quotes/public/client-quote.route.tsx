import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import { data, isRouteErrorResponse } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { deferred } from '#core/public/components/deferred.tsx'
import { takeKey } from '#core/public/form/form-key.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { internalLook } from '../paths.ts'
import type { Route } from './+types/client-quote.route'
import { clientActionOf, type Result } from './client-actions.ts'
import { AskAgain, ClientAnswer } from './client-answer.tsx'
import { ClientDetails, ClientLines } from './client-lines.tsx'
import '../differences.module.css' // of a deferred part
import './client-order.module.css' // of a deferred part
import styles from './client-quote.module.css'
import { ClientState } from './client-state.tsx'
import { clientTexts } from './client-texts.ts'

const ClientChanges = deferred(async () => ({ default: (await import('./client-changes.tsx')).ClientChanges }))
const ClientOrder = deferred(async () => ({ default: (await import('./client-order.tsx')).ClientOrder }))
const ClientPermit = deferred(async () => ({ default: (await import('./client-permit.tsx')).ClientPermit }))

async function load({ params: { token }, url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const look = { token, interno: url.searchParams.has(internalLook) }
  const reply = await context.get(apiContext).call(quoteClientCalls.link, { params: look })
  if (reply.ok) return reply.datos
  const { status, codigo, mensaje, datos } = reply
  throw data({ codigo, mensaje, mayAskAgain: datos !== null }, { status })
}

export const handle = { files: quoteClientCalls.linkPermit }

/** Each form of the page names its action. The file of a permit is a field in the browser only; the server has it apart. */
async function send({ request, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const doing = clientActionOf(form.get('accion'))
  const text = (name: string) => String(form.get(name) ?? '')
  const permit = { numero: text('numero'), vence_el: text('vence_el') }
  const file = form.get('archivo')
  const replies = {
    pin: () => api.call(quoteClientCalls.linkPin, { params, key }),
    confirmar: () => api.call(quoteClientCalls.linkConfirm, { params, body: { pin: text('pin') }, key }),
    cambio: () => api.call(quoteClientCalls.linkChange, { params, body: { comentario: text('comentario') }, key }),
    rechazar: () => api.call(quoteClientCalls.linkDecline, { params, body: { motivo: text('motivo') }, key }),
    otra: () => api.call(quoteClientCalls.linkAgain, { params, key }),
    permiso: () =>
      api.call(quoteClientCalls.linkPermit, {
        params,
        body: file instanceof File ? asForm(permit, file) : permit,
        key,
      }),
  }
  const reply = await replies[doing]()
  const typed = text('comentario') || text('motivo') || text('pin')
  return data({ doing, reply, typed, permit, key }, { status: reply.ok ? 200 : reply.status })
}

/** A call that takes files takes no other kind of body, also while none was chosen. */
function asForm(fields: Record<string, string>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file.size > 0) body.append('archivo', file)
  return body
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The client's page without log-in (rule quotes/client-link): the offer, the document, and their answer. */
export default function ClientQuotePage({ loaderData: quote, actionData: result }: Route.ComponentProps) {
  const t = useTexts(clientTexts)
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${t.quote} ${quote.codigo}`} isPrivate />
      <meta name="referrer" content="same-origin" />
      <p className={styles.number}>{quote.empresa.nombre}</p>
      <h1>
        {t.quote} <span className={styles.whole}>{quote.codigo}</span>
      </h1>
      <p className={styles.forWhom}>
        {[t.forWhom(quote.cliente_empresa), quote.referencia].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ClientState quote={quote} />
          {quote.bloqueo_produccion && <ClientPermit quote={quote} result={result} />}
          <ClientAnswer quote={quote} result={result} />
        </div>
        <div className={styles.main}>
          {quote.pedido && <ClientOrder order={quote.pedido} />}
          {quote.diferencias.length > 0 && <ClientChanges quote={quote} />}
          <ClientLines quote={quote} />
          <ClientDetails quote={quote} />
          <p className={styles.note}>{t.keepLink}</p>
        </div>
      </div>
    </div>
  )
}

/**
 * Says that a link is no longer valid, for example after the client's own answer, without the reason for other links.
 * The client of a quote that has ended can ask for it again.
 */
export function ErrorBoundary({ error, actionData: result }: Route.ErrorBoundaryProps) {
  const t = useTexts(clientTexts)
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  const isDone = (doing: Result['doing']) => result?.doing === doing && result.reply.ok
  const mayAsk = error.data?.mayAskAgain === true && !isDone('otra') && !isDone('rechazar')
  const says = isDone('otra')
    ? t.askedAgain
    : isDone('rechazar')
      ? t.declined
      : error.status === 409
        ? t.newer
        : mayAsk
          ? t.ended
          : t.absent
  return (
    <>
      <PageHead title={says.title} isPrivate />
      <MessageScreen
        title={says.title}
        actions={
          <>
            {mayAsk && <AskAgain />}
            <ButtonLink {...(!mayAsk && { kind: 'primary' as const })} to="/contact">
              {t.toContact}
            </ButtonLink>
          </>
        }
      >
        <p>{says.text}</p>
      </MessageScreen>
    </>
  )
}
