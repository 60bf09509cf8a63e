import { logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import { ProofKind } from '@portal/contract/sign-in/factor/constants'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import type { Waiting } from './log-in-steps.ts'
import { logInTexts } from './log-in-texts.ts'
import { answerByPasskey } from './passkeys.ts'

/**
 * Asks the browser for a passkey and sends its answer as a step of the log-in: of the account that waits, or without one
 * of any that the browser finds. `failure` says why it was not sent.
 */
export function usePasskeyStep(waiting: Waiting | null) {
  const t = useTexts(logInTexts)
  const message = useMessages(logInFactorCalls.options)
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function ask() {
    setAsking(true)
    setFailure(null)
    const reply = await browserApi.call(logInFactorCalls.options, { body: { reto: waiting?.reto ?? '' } })
    const answer = reply.ok ? await answerByPasskey(reply.datos.opciones) : null
    setAsking(false)
    if (!reply.ok) return setFailure(message.of(reply))
    if (!answer) return setFailure(t.passkeyFailed)
    const form = new FormData()
    form.set('paso', waiting ? 'factor' : 'passkey')
    form.set('tipo', ProofKind.passkey)
    form.set('respuesta', JSON.stringify(answer))
    if (waiting) {
      form.set('reto', waiting.reto)
      form.set('formas', waiting.formas.join())
    }
    await submit(form, { method: 'post', preventScrollReset: true })
  }
  return { ask: () => void ask(), isAsking, failure }
}
