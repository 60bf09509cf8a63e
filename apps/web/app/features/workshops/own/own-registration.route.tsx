import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationStatus, WorkshopStatus } from '@portal/contract/workshops/constants'
import type { OwnRegistrationSchema } from '@portal/contract/workshops/schemas'
import { data, Form, isRouteErrorResponse, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { type QrDrawing, qrOf } from '#core/public/qr.ts'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { eventsTexts } from '../public/events-texts.ts'
import { whenOf } from '../public/when.ts'
import type { Route } from './+types/own-registration.route'
import styles from './own.module.css'
import { ownTexts } from './own-texts.ts'

async function load({ params: { token }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const own = await context.get(apiContext).load(workshopCalls.own, { params: { token } })
  return { own, qr: own.codigo === null ? null : qrOf(own.codigo) }
}

async function send({ request, params: { token }, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  takeKey(form)
  const isCanceling = form.get('accion') === 'anular'
  const call = isCanceling ? workshopCalls.cancel : workshopCalls.confirm
  const reply = await context.get(apiContext).call(call, { params: { token } })
  return data({ reply, isCanceling }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The page of one registration, by the link of its mails: confirm, show the QR, add to the calendar, cancel. */
export default function OwnRegistrationPage({ loaderData: { own, qr }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  const confirmed = useMessages(workshopCalls.confirm)
  const canceled = useMessages(workshopCalls.cancel)
  const message = result?.isCanceling ? canceled : confirmed
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${t.title} ${own.referencia}`} isPrivate />
      <meta name="referrer" content="same-origin" />
      <p className={styles.reference}>{`${t.title} ${own.referencia}`}</p>
      <h1>{own.nombre}</h1>
      {result && (
        <Answer kind={result.reply.ok ? 'done' : 'danger'} to={result.reply}>
          {message.of(result.reply)}
        </Answer>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <OwnState own={own} qr={qr} />
          <OwnActions own={own} />
        </div>
        <OwnDetails own={own} />
      </div>
    </div>
  )
}

/** Says that a link is not valid, without the reason. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(ownTexts)
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <>
      <PageHead title={t.absentTitle} isPrivate />
      <MessageScreen
        title={t.absentTitle}
        actions={
          <ButtonLink kind="primary" to="/events">
            {t.toEvents}
          </ButtonLink>
        }
      >
        <p>{t.absentText}</p>
      </MessageScreen>
    </>
  )
}

/** The workshop of a registration. */
function OwnDetails({ own: { workshop } }: { own: OwnRegistration }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  const { days, hours } = whenOf(workshop, language)
  return (
    <aside className={styles.details} aria-labelledby="workshop">
      <h2 id="workshop">
        <PublicLink to={`/events/${workshop.clave}`}>{nameIn(workshop, 'nombre', language)}</PublicLink>
      </h2>
      <dl>
        {[
          [t.date, days],
          [t.time, `${hours} (${t.local})`],
          [t.place, nameIn(workshop, 'lugar', language)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** Confirms or cancels; a registration that is over leads to the page of the workshop. */
function OwnActions({ own }: { own: OwnRegistration }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const sending = useNavigation().formData?.get('accion')
  const isToConfirm = own.vence_en !== null
  return (
    <div className={styles.actions}>
      {isToConfirm && (
        <Form method="post" preventScrollReset>
          <FormKey />
          <Button type="submit" kind="primary" name="accion" value="confirmar" isBusy={sending === 'confirmar'}>
            {t.confirm}
          </Button>
        </Form>
      )}
      {own.codigo !== null && (
        <a className={styles.link} href={inLanguage(`/events/${own.workshop.clave}/calendar.ics`, language)} download>
          {t.calendar}
        </a>
      )}
      {own.puede_anular ? (
        <details className={styles.cancel}>
          <summary>{t.cannotCome}</summary>
          <p>{t.cancelText}</p>
          <Form method="post" preventScrollReset>
            <FormKey />
            <Button type="submit" name="accion" value="anular" isBusy={sending === 'anular'}>
              {t.cancel}
            </Button>
          </Form>
        </details>
      ) : (
        <ButtonLink to={`/events/${own.workshop.clave}`}>{t.toWorkshop}</ButtonLink>
      )}
    </div>
  )
}

/** What the person has: a place to confirm, a confirmed one with its QR, a number on the waiting list, or nothing. */
function OwnState({ own, qr }: { own: OwnRegistration; qr: QrDrawing | null }) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { title, text } = stateOf(own, t, momentIn(own, language))
  return (
    <section className={styles.state} aria-labelledby="state">
      <h2 id="state">{title}</h2>
      <p>{text}</p>
      {qr && own.estado_id === RegistrationStatus.registered && (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t.qr}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
      )}
    </section>
  )
}

/** The date until which the place is held, on the clocks of the place. */
function momentIn({ vence_en: until, workshop }: OwnRegistration, language: PageLanguage): string {
  if (until === null) return ''
  const clock = clockAt(until, workshop.zona_horaria)
  return `${writtenFullDate(clock, language)}, ${writtenTime(clock, language)}`
}

function stateOf({ estado_id, confirmada, posicion, workshop }: OwnRegistration, t: typeof ownTexts.es, until: string) {
  if (workshop.estado === WorkshopStatus.calledOff) return t.calledOff
  if (estado_id === RegistrationStatus.attended) return t.attended
  if (estado_id === RegistrationStatus.canceled) return t.canceled
  if (estado_id === RegistrationStatus.lapsed) return t.lapsed
  if (estado_id === RegistrationStatus.waiting) return { title: t.waitingTitle(posicion ?? 1), text: t.waitingText }
  return confirmada ? t.confirmed : { title: t.toConfirm, text: t.confirmUntil(until) }
}

type OwnRegistration = Of<typeof OwnRegistrationSchema>
