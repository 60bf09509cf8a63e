import { useEffect, useState } from 'react'
import { newKey } from '#core/api.browser.ts'

const fieldName = 'clave_envio'

/**
 * The key of this form, so that a repeated send creates nothing twice. Made in the browser: the HTML is the same for
 * everyone, so without JavaScript there is none.
 */
export function FormKey() {
  const [key, setKey] = useState('')
  useEffect(() => setKey(newKey()), [])
  return <input type="hidden" name={fieldName} value={key} />
}

/** Takes the key out of what was sent, since it is no field of the call. */
export function takeKey(form: FormData): string | undefined {
  const key = form.get(fieldName)
  form.delete(fieldName)
  return typeof key === 'string' && key ? key : undefined
}
