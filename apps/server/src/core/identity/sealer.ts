import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'

/** Returns how texts of one purpose are encrypted with a key of this database, so that no list, log or export shows them. */
export function sealer(purpose: string) {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(key: string, text: string): string {
      const iv = randomBytes(12)
      const sealing = createCipheriv(cipher, keyOf(key), iv)
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
    },
    /** Throws when the text was not sealed with this key for this purpose. */
    open(key: string, text: string): string {
      const bytes = Buffer.from(text, 'base64url')
      const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, 12))
      opening.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8')
    },
  }
}
