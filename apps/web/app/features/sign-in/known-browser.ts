const name = 'dispositivo'

/** Returns the device token of this browser; empty before its first log-in. */
export const knownBrowser = (): string => localStorage.getItem(name) ?? ''

/** Kept after log-out: later tries still count separately from those of strangers. */
export const storeKnownBrowser = (token: string): void => localStorage.setItem(name, token)

/** Adds the device token to a form with a password. Adds nothing on the server. */
export function withBrowser(form: FormData): FormData {
  if (typeof document !== 'undefined') form.set(name, knownBrowser())
  return form
}
