import { sessionLimits } from '@portal/contract/core/limits'
import { inLanguage, storedLanguage } from '../language/language-address.ts'
import { safeReturn } from './safe-return.ts'

const { tokenName, tokenLifeHours } = sessionLimits
const userName = 'usuario'

/** Who is signed in, as much of it as the bars of both kits show before anything was asked. */
export interface SignedInUser {
  nombres: string
}

/** The token of this browser, or null. */
export const storedToken = (): string | null => localStorage.getItem(tokenName)

/** Keeps the token as the specification has it: a stored item and a cookie of the same name (spec 1, 4). */
export function storeToken(token: string): void {
  localStorage.setItem(tokenName, token)
  writeCookie(token, tokenLifeHours * 60 * 60)
  tell()
}

/** Keeps what the public bar shows of who is signed in; told again when his names change. */
export function storeUser({ nombres }: SignedInUser): void {
  localStorage.setItem(userName, JSON.stringify({ nombres }))
  tell()
}

/** Forgets token and user; what was typed and not sent stays (decision 7). */
export function clearSession(): void {
  localStorage.removeItem(tokenName)
  localStorage.removeItem(userName)
  writeCookie('', 0)
  tell()
}

/** Null without a session, or when the stored item is not ours. */
export function signedInUser(): SignedInUser | null {
  if (!storedToken()) return null
  try {
    const { nombres } = JSON.parse(localStorage.getItem(userName) ?? 'null') as SignedInUser
    return { nombres }
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

/** Someone signed in or out in this page, or in another tab. */
export function onSessionStored(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The root element says whether someone is signed in, as the small script of the public bar does before hydration. */
function tell(): void {
  document.documentElement.toggleAttribute('data-signed-in', signedInUser() !== null)
  for (const listener of listeners) listener()
}

/** Fired on `window` before the page is left, so that forms keep what was typed. */
export const sessionEnded = 'sessionended'

let isLeaving = false

/**
 * Forgets the session, keeps drafts, and loads another page afresh, so that nothing stays in memory. Whoever notices
 * first decides where to: the others would call back a page that is on its way.
 */
export function leaveTo(address: string): void {
  clearSession()
  if (isLeaving) return
  isLeaving = true
  window.dispatchEvent(new Event(sessionEnded))
  window.addEventListener('pageshow', () => location.reload()) // brought back by the browser as it was left
  location.assign(address)
}

/** The server no longer knows this session: log in, come back. */
export const leaveToLogin = (): void => leaveTo(loginAddress(location.pathname + location.search))

/** Address of the log-in that leads back to `path`. */
export const loginAddress = (path: string): string =>
  inLanguage(`/login?${new URLSearchParams({ volver: safeReturn(path) })}`, storedLanguage())

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and asynchronous in the rest
  document.cookie = `${tokenName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}
