import { readReturned } from '@portal/contract/payments/addresses'
import { paymentCalls } from '@portal/contract/payments/calls'
import { useEffect, useState } from 'react'
import { data, useNavigation, useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/payment-response.route'
import { Checking } from './checking.tsx'
import { ErrorToast } from './error-toast.tsx'
import { happenedIn, outcomeOf } from './outcome.ts'
import { ParamsError } from './params-error.tsx'
import styles from './payment.module.css'
import { PaymentResult } from './payment-result.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { texts } from './texts.ts'

/** Safe to repeat: returns the stored result, and charges nothing twice (rule payments/one-charge). */
async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const asked = readReturned(url.searchParams)
  if (!asked) return data({ outcome: null, sessionId: '', mark: null }, { status: 400 })
  const { body, mark } = asked
  const outcome = outcomeOf(await context.get(apiContext).call(paymentCalls.confirm, { body }))
  return data({ outcome, sessionId: body.session_id, mark })
}

export { load as loader, load as clientLoader }

/** Third step: the result of the payment. */
export default function PaymentResponsePage({ loaderData: { outcome, sessionId, mark } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const message = useMessages(paymentCalls.confirm)
  const isComing = useNavigation().state === 'loading'
  const isPolling = usePolling(outcome?.kind === 'pending')
  const [cleared, setCleared] = useState<number | null>(null)
  if (!outcome) return <ParamsError title="Error" />

  const { kind, code } = outcome
  const text = code === null ? undefined : message.numbered(code)
  const isFailure = kind !== 'approved' && kind !== 'pending' && kind !== 'returned'
  const isApproved = kind === 'approved' ? true : isFailure || kind === 'returned' ? false : null
  const isChecking = kind === 'pending' && (isPolling || isComing)
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <StepIndicator current="finished" isApproved={isApproved} />
      {isChecking ? (
        <Checking isOfClient={outcome.transaction?.es_del_cliente !== false} />
      ) : (
        <PaymentResult outcome={outcome} text={text} sessionId={sessionId} mark={mark} />
      )}
      {isFailure && (
        <ErrorToast
          text={code !== null && code !== cleared ? happenedIn(text) : null}
          onCleared={() => setCleared(code)}
        />
      )}
    </div>
  )
}

/**
 * How often the page repeats its loader while the provider has not reported, and the pause between
 * (rule payments/checking).
 */
const times = 10
const pauseMs = 3000

/** Repeats the page's loader while something is pending; returns false after giving up, or when nothing is pending. */
function usePolling(isPending: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const isAsking = isPending && asked < times

  useEffect(() => {
    if (!isAsking || state !== 'idle') return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void revalidate()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isAsking, asked, state, revalidate])

  return isAsking || (isPending && state !== 'idle')
}
