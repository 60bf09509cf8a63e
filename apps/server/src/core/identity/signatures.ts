import { createHmac } from 'node:crypto'

/** Returns the HMAC of a text, in 43 letters that are safe in an address. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')
