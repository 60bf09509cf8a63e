import { createHmac } from 'node:crypto'

/** A mark that only who knows the secret can make for this text: 43 letters that an address can carry. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')
