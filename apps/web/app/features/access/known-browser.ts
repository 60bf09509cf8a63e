const name = 'dispositivo'

/** The name under which the server knows this browser; empty in one where nobody logged in yet. */
export const knownBrowser = (): string => localStorage.getItem(name) ?? ''

/** Kept when someone logs out: his next tries still count apart from those of strangers. */
export const storeKnownBrowser = (token: string): void => localStorage.setItem(name, token)

/** Sent with a password. On the server, without a browser of its own, nothing is added. */
export function withBrowser(form: FormData): FormData {
  if (typeof document !== 'undefined') form.set(name, knownBrowser())
  return form
}
