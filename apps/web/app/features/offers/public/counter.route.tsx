import { langOf, nameIn } from '@portal/contract/core/names'
import { offerCalls } from '@portal/contract/offers/calls'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats, useHourName } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { useTakesCards } from '#core/page/site.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import type { Counter } from '../rows.ts'
import type { Route } from './+types/counter.route'
import styles from './counter.module.css'
import { offerTexts } from './texts.ts'

const load = ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(offerCalls.counter, { params })

/** Only a pressed button answers: programs that open links in mails change nothing. */
async function send({ request, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const doing = String((await request.formData()).get('accion'))
  const call = doing === 'declinar' ? offerCalls.declineCounter : offerCalls.acceptCounter
  const reply = await context.get(apiContext).call(call, { params })
  return data({ reply }, { status: reply.ok ? 200 : reply.status })
}

export { OfferAbsent as ErrorBoundary } from './offer-absent.tsx'
export { load as loader, load as clientLoader, send as action, send as clientAction }

/** A counteroffer, which its client accepts or declines for 72 hours. */
export default function CounterPage({ loaderData: offer, actionData: result }: Route.ComponentProps) {
  const t = useTexts(offerTexts)
  const message = useMessages(offerCalls.acceptCounter)
  const language = useLanguage()
  const name = nameIn(offer, 'marca', language)
  const { dateTime } = useFormats()
  const hour = useHourName()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${t.counterTitle}: ${name}`} isPrivate />
      <meta name="referrer" content="same-origin" />
      <div className={styles.picture}>
        <Picture picture={offer.imagen} alt="" sizes="(max-width: 767px) 100vw, 480px" isFirst />
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{t.counterTitle}</p>
        <h1>
          <span lang={langOf(offer, 'marca', language)}>{name}</span>, {offer.anio}
        </h1>
        {result && !result.reply.ok && (
          <Answer kind="danger" to={result}>
            {message.of(result.reply)}
          </Answer>
        )}
        <dl className={styles.amounts}>
          <div>
            <dt>{t.yourOffer}</dt>
            <dd>{moneyText(offer.monto, offer.moneda)}</dd>
          </div>
          <div>
            <dt>{t.counter}</dt>
            <dd className={styles.large}>{moneyText(offer.contraoferta_monto, offer.moneda)}</dd>
          </div>
          <div>
            <dt>{t.until}</dt>
            <dd>
              {dateTime(offer.vence_en)} ({hour})
            </dd>
          </div>
        </dl>
        {offer.contraoferta_comentario && <p className={styles.comment}>{offer.contraoferta_comentario}</p>}
        {offer.puede_responder ? <AnswerForms /> : <Answered offer={offer} />}
      </div>
    </div>
  )
}

function AnswerForms() {
  const t = useTexts(offerTexts)
  const byCard = useTakesCards()
  const isSending = useNavigation().state !== 'idle'
  return (
    <div className={styles.answers}>
      <p>{t.acceptText(byCard)}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="accion" value="aceptar" />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.accept}
        </Button>
      </Form>
      <details suppressHydrationWarning>
        <summary>{t.decline}</summary>
        <Form method="post" preventScrollReset>
          <p>{t.declineText}</p>
          <input type="hidden" name="accion" value="declinar" />
          <Button type="submit" isBusy={isSending}>
            {t.decline}
          </Button>
        </Form>
      </details>
    </div>
  )
}

function Answered({ offer }: { offer: Counter }) {
  const t = useTexts(offerTexts)
  const isAccepted = offer.url_seguimiento !== null
  return (
    <>
      <Notice kind={isAccepted ? 'done' : 'info'}>{t.states[offer.estado]}</Notice>
      {isAccepted ? (
        <ButtonLink kind="primary" to={offer.url_seguimiento ?? ''}>
          {t.pay}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/classifieds/${offer.clasificado_id}/offers`}>{t.another}</ButtonLink>
      )}
    </>
  )
}
