import type { In } from '@portal/contract/core/fields'
import type { MadePasskeySchema, UsedPasskeySchema } from '@portal/contract/sign-in/factor/schemas'

type Options = Record<string, unknown>

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Has the browser make a passkey. Returns null when the reader cancelled, or the device is registered already. */
export async function makePasskey(options: Options): Promise<In<typeof MadePasskeySchema> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options as never }).catch(() => null)
  return made as In<typeof MadePasskeySchema> | null
}

/** Has the browser use a passkey. Returns null when the reader cancelled or has none. */
export async function answerByPasskey(options: Options): Promise<In<typeof UsedPasskeySchema> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const used = await startAuthentication({ optionsJSON: options as never }).catch(() => null)
  return used as In<typeof UsedPasskeySchema> | null
}
