import { isSameSecret } from '#core/base/secrets.ts'
import { signatureOf } from '#core/identity/signatures.ts'

const signed = (secret: string, id: number) => signatureOf(secret, `difusion-baja:${id}`)

/** Returns the token with which a recipient unsubscribes, or comes back: nobody can make one for another. */
export const unsubscribeToken = (secret: string, id: number): string => `${id}.${signed(secret, id)}`

/** Returns the recipient of a token, or null when it is not ours. */
export function recipientOf(secret: string, token: string): number | null {
  const [, digits = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  const id = Number(digits)
  return digits && isSameSecret(signature, signed(secret, id)) ? id : null
}
