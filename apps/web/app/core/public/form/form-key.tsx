import { sendingMessages } from '@portal/contract/core/sending-messages'
import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { newKey } from '#core/api/api.browser.ts'
import type { Reply } from '#core/api/api.ts'
import { alsoShare } from '#core/language/entries.ts'

alsoShare(sendingMessages)

const fieldName = 'clave_envio'

/**
 * Holds the key of this form, so that a repetition creates nothing twice. Made in the browser, since the HTML is the
 * same for everyone; without JavaScript there is none. A completed form gets a new key. `answer` is the last answer of
 * a form that sends itself; by default that of the page's action.
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

/** Removes the key from the form data, since it is not a field of the call. */
export function takeKey(form: FormData): string | undefined {
  const key = form.get(fieldName)
  form.delete(fieldName)
  return typeof key === 'string' && key ? key : undefined
}
