import { sendingMessages } from '@portal/contract/core/sending-messages'
import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { newKey } from '#core/api/api.browser.ts'
import type { Reply } from '#core/api/api.ts'
import { alsoShare } from '#core/language/entries.ts'

alsoShare(sendingMessages)

const fieldName = 'clave_envio'

/**
 * The key of this form, so that a repeated send creates nothing twice. Made in the browser: the HTML is the same for
 * everyone, so without JavaScript there is none. What was done, or told as done with other data, needs another one.
 * `answer` is the last answer of a form that sends itself; otherwise it is that of the page's action.
 */
export function FormKey({ answer }: { answer?: Answered | undefined }) {
  const [key, setKey] = useState('')
  const posted = useActionData() as Answered | undefined
  const reply = (answer ?? posted)?.reply
  useEffect(() => setKey((known) => (known === '' || isUsed(reply) ? newKey() : known)), [reply])
  return <input type="hidden" name={fieldName} value={key} />
}

interface Answered {
  reply?: Reply<unknown>
}

const isUsed = (reply: Reply<unknown> | undefined): boolean =>
  reply !== undefined && (reply.ok || reply.codigo === sendingMessages.keyUsed.code)

/** Takes the key out of what was sent, since it is no field of the call. */
export function takeKey(form: FormData): string | undefined {
  const key = form.get(fieldName)
  form.delete(fieldName)
  return typeof key === 'string' && key ? key : undefined
}
