import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus } from '@portal/contract/quotes/states'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { countdownText } from '#core/formats/dates.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PinField } from '#core/public/form/pin-field.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useSecondsUntil } from '#core/session/use-seconds-until.ts'
import type { ClientQuote, Result } from './client-actions.ts'
import styles from './client-quote.module.css'
import { clientTexts } from './client-texts.ts'

interface Props {
  quote: ClientQuote
  result: Result | undefined
}

/** The client's answers: confirm with the PIN, ask for a change, decline. Each is its own form. */
export function ClientAnswer({ quote, result }: Props) {
  const t = useTexts(clientTexts)
  return (
    <div className={styles.answer}>
      {result?.reply.ok && <Outcome quote={quote} result={result} />}
      {quote.estado === QuoteStatus.pending && !quote.puede_confirmar && <Notice kind="info">{t.notYet}</Notice>}
      {quote.puede_confirmar && <Confirm quote={quote} result={result} />}
      {quote.puede_responder && (
        <>
          <Words doing="cambio" name="comentario" result={result} title={t.askChange} label={t.change} send={t.send} />
          <Words doing="rechazar" name="motivo" result={result} title={t.decline} label={t.reason} send={t.declineYes}>
            <p>{t.declineText}</p>
          </Words>
        </>
      )}
      {result && !result.reply.ok && !hasForm(quote, result.doing) && <Refusal result={result} />}
    </div>
  )
}

/** Whether the page still has the form that was sent, which shows its refusal. */
const hasForm = (quote: ClientQuote, doing: Result['doing']) =>
  doing === 'permiso'
    ? quote.bloqueo_produccion !== null
    : quote.puede_confirmar || (quote.puede_responder && (doing === 'cambio' || doing === 'rechazar'))

/** The result of the sent form; the form may disappear with the reply or with the reloaded quote. */
function Outcome({ quote, result }: { quote: ClientQuote; result: Result }) {
  const message = useMessages(callOf[result.doing])
  return (
    <Answer kind="done" to={result} loaded={quote}>
      {message.of(result.reply)}
    </Answer>
  )
}

function Confirm({ quote, result }: Props) {
  const t = useTexts(clientTexts)
  const { time } = useFormats()
  const message = useMessages(quoteConfirmMessages)
  const isSending = useNavigation().state !== 'idle'
  const isHydrated = useHydrated()
  const { vence_en: until } = quote.pin
  const left = useSecondsUntil(until ? Date.parse(until) : 0)
  const refused = result?.doing === 'confirmar' && !result.reply.ok ? result.reply : undefined
  const isAwaited = refused !== undefined || (result?.doing === 'pin' && result.reply.ok)
  return (
    <section className={styles.confirm} aria-labelledby="confirm">
      <h2 id="confirm">{t.confirmTitle}</h2>
      <p>
        {(quote.bloqueo_produccion ? t.confirmBlockedText : quote.se_fabrica ? t.confirmText : t.confirmUnmadeText)(
          quote.email_pin,
        )}
      </p>
      {until && (
        <Form method="post" className={styles.form} preventScrollReset>
          <FormKey />
          <input type="hidden" name="accion" value="confirmar" />
          <PinField
            key={isAwaited ? JSON.stringify(result) : 'pin'}
            name="pin"
            label={t.pin}
            error={refused && (result?.typed ? message.of(refused) : t.needs.confirmar)}
            autoFocus={isAwaited}
            hint={isHydrated && left > 0 ? t.pinHolds(countdownText(left)) : t.pinUntil(time(until))}
          />
          <Button type="submit" kind="primary" isWide isBusy={isSending}>
            {t.confirm}
          </Button>
        </Form>
      )}
      {!until && refused && (
        <Answer kind="danger" to={refused}>
          {message.of(refused)}
        </Answer>
      )}
      {result?.doing === 'pin' && !result.reply.ok && <Refusal result={result} />}
      <AskPin quote={quote} isSending={isSending} />
    </section>
  )
}

/** Requests a PIN; without JavaScript the server refuses a request that comes too soon. */
function AskPin({ quote: { pin }, isSending }: { quote: ClientQuote; isSending: boolean }) {
  const t = useTexts(clientTexts)
  const isHydrated = useHydrated()
  const left = useSecondsUntil(pin.proximo_en ? Date.parse(pin.proximo_en) : 0)
  const mustWait = isHydrated && left > 0
  const isFirst = pin.vence_en === null
  return (
    // another PIN is another request, so it needs another key
    <Form method="post" preventScrollReset key={pin.proximo_en}>
      <FormKey />
      <input type="hidden" name="accion" value="pin" />
      <Button type="submit" {...(isFirst && { kind: 'primary' })} isWide isBusy={isSending} disabled={mustWait}>
        {mustWait ? t.againIn(countdownText(left)) : isFirst ? t.askPin : t.askAgain}
      </Button>
    </Form>
  )
}

/** Asks for a quote again that has ended. */
export function AskAgain() {
  const t = useTexts(clientTexts)
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <FormKey />
      <input type="hidden" name="accion" value="otra" />
      <Button type="submit" kind="primary" isBusy={isSending}>
        {t.again}
      </Button>
    </Form>
  )
}

interface WordsProps {
  doing: 'cambio' | 'rechazar'
  name: string
  result: Result | undefined
  title: string
  label: string
  send: string
  children?: ReactNode
}

/** A form for a short text of the client, folded under its heading. */
function Words({ doing, name, result, title, label, send, children }: WordsProps) {
  const t = useTexts(clientTexts)
  const message = useMessages(callOf[doing])
  const isSending = useNavigation().state !== 'idle'
  const own = result?.doing === doing ? result : undefined
  const refused = own?.reply.ok === false ? own.reply : undefined
  const text = refusalAt(message, refused, name)
  const error = text && own?.typed.trim() === '' ? t.needs[doing] : text
  return (
    // after sending it is closed and empty, with a new key; a quick visitor opens it before hydration
    <details
      className={styles.words}
      open={refused !== undefined || undefined}
      key={own?.reply.ok ? own.key : ''}
      suppressHydrationWarning
    >
      <summary>{title}</summary>
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        {children}
        <FormKey />
        <input type="hidden" name="accion" value={doing} />
        {refused && !error && (
          <Answer kind="danger" to={refused}>
            {message.of(refused)}
          </Answer>
        )}
        <TextAreaField<Record<string, string>>
          name={name}
          label={label}
          required
          maxLength={doing === 'cambio' ? 2000 : 500}
          defaultValue={refused ? own?.typed : ''}
          error={error}
        />
        <Button type="submit" isBusy={isSending}>
          {send}
        </Button>
      </Form>
    </details>
  )
}

function Refusal({ result: { doing, reply } }: { result: Result }) {
  const message = useMessages(callOf[doing])
  return (
    <Answer kind="danger" to={reply}>
      {message.of(reply)}
    </Answer>
  )
}

const callOf = {
  pin: quoteClientCalls.linkPin,
  confirmar: quoteClientCalls.linkConfirm,
  cambio: quoteClientCalls.linkChange,
  rechazar: quoteClientCalls.linkDecline,
  permiso: quoteClientCalls.linkPermit,
  otra: quoteClientCalls.linkAgain,
}
