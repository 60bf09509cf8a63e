import { Alert, Button, PinInput } from '@mantine/core'
import { pinLimits } from '@portal/contract/core/limits'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refused } from '#core/api/api.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { countdownText } from '#core/formats/dates.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { useSecondsUntil } from '#core/session/use-seconds-until.ts'
import type { Quote } from '../rows.ts'
import classes from './pin-dialog.module.css'
import { pinTexts } from './pin-texts.ts'

interface Props {
  quote: Quote
  /** When false, the dialog only sends a PIN: the client confirms themselves. */
  mayConfirm: boolean
  onClose: () => void
}

/** Sends the PIN of a quote to the client, and takes it when they read it out. */
export function PinDialog({ quote, mayConfirm, onClose }: Props) {
  const t = useTexts(pinTexts)
  const { id, codigo, pin } = quote
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const { revalidate } = useRevalidator()
  const asking = useSend(quoteCalls.requestPin, { isHandled: () => true })
  const confirming = useSend(quoteCalls.confirm, { isHandled: () => true })
  const holds = useSecondsUntil(pin.vence_en ? Date.parse(pin.vence_en) : 0)
  const isComplete = typed.length === pinLimits.digits

  async function ask() {
    setRefusal(null)
    const reply = await asking.send({ params: { id } })
    if (!reply.ok) setRefusal(reply)
    setTyped('')
  }
  async function confirm() {
    if (!isComplete || confirming.isSending) return
    setRefusal(null)
    const reply = await confirming.send({ params: { id }, body: { pin: typed } })
    if (reply.ok) return onClose()
    setRefusal(reply)
    setTyped('')
    void revalidate() // the fifth wrong attempt invalidates the PIN
  }
  return (
    <Dialog onClose={onClose} title={t.title(codigo)} size={440}>
      <div className={classes.dialog}>
        <p className={classes.about}>{t.about(quote.cliente_email)}</p>
        {pin.vence_en && holds > 0 && <p role="timer">{t.holds(countdownText(holds))}</p>}
        {mayConfirm && pin.vence_en && (
          <form
            className={classes.confirm}
            onSubmit={(event) => {
              event.preventDefault()
              void confirm()
            }}
          >
            <PinInput
              key={pin.proximo_en} // another PIN empties the field
              autoFocus
              length={pinLimits.digits}
              type="number"
              oneTimeCode
              size="lg"
              value={typed}
              onChange={setTyped}
              error={refusal !== null}
              getInputProps={(index) => ({
                'aria-label': t.digit(index + 1),
                ...(index === 0 && { 'data-autofocus': true }),
              })}
            />
            <Button type="submit" disabled={!isComplete} loading={confirming.isSending}>
              {t.confirm}
            </Button>
          </form>
        )}
        {refusal && <Refusal refused={refusal} />}
        <AskButton pin={pin} isSending={asking.isSending} isFirst={!pin.vence_en} onAsk={ask} />
      </div>
    </Dialog>
  )
}

function Refusal({ refused }: { refused: Refused }) {
  const t = useTexts(pinTexts)
  const message = useMessages(quoteCalls.confirm)
  return (
    <Alert variant="light" color="red" role="alert">
      {message.of(refused)} <span className={classes.code}>{t.code(refused.codigo)}</span>
    </Alert>
  )
}

interface AskProps {
  pin: Quote['pin']
  isSending: boolean
  isFirst: boolean
  onAsk: () => void
}

/** Three minutes must pass between two PINs (rule pins/requests). */
function AskButton({ pin, isSending, isFirst, onAsk }: AskProps) {
  const t = useTexts(pinTexts)
  const wait = useSecondsUntil(pin.proximo_en ? Date.parse(pin.proximo_en) : 0)
  return (
    <Button variant={isFirst ? 'filled' : 'default'} loading={isSending} disabled={wait > 0} onClick={onAsk}>
      {wait > 0 ? t.againIn(countdownText(wait)) : isFirst ? t.ask : t.again}
    </Button>
  )
}
