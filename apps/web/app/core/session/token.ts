import { sessionLimits } from '@portal/contract/core/limits'
import { inLanguage, storedLanguage } from '../language/language-address.ts'
import { safeReturn } from './safe-return.ts'

const { tokenName, tokenLifeHours } = sessionLimits
const userName = 'usuario'

/** The signed-in user as the bars of both kits show them before any call. */
export interface SignedInUser {
  nombres: string
}

/** Returns the token of this browser, or null. */
export const storedToken = (): string | null => localStorage.getItem(tokenName)

/** Stores the token in a local item and a cookie of the same name (rule access/session). */
export function storeToken(token: string): void {
  localStorage.setItem(tokenName, token)
  writeCookie(token, tokenLifeHours * 60 * 60)
  tell()
}

/** Stores the user's names for the public bar; updated when they change. */
export function storeUser({ nombres }: SignedInUser): void {
  localStorage.setItem(userName, JSON.stringify({ nombres }))
  tell()
}

/** Items of this prefix hold what a screen shows without a network: they end with the session. */
export const devicePrefix = 'device:'

/** Deletes token, user and what a device stores of them; drafts stay (rule access/session). */
export function clearSession(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(devicePrefix)) localStorage.removeItem(name)
  localStorage.removeItem(tokenName)
  localStorage.removeItem(userName)
  writeCookie('', 0)
  tell()
}

/** Returns null without a session, or when the stored item is not ours. */
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

/** Calls back when someone signs in or out in this page or in another tab. */
export function onSessionStored(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Marks the root element when someone is signed in, as the inline script of the public bar does before hydration. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-signed-in', signedInUser() !== null)
}

function tell(): void {
  markSession()
  for (const listener of listeners) listener()
}

/** Dispatched on `window` before the page is left, so that forms store their drafts. */
export const sessionEnded = 'sessionended'

let isLeaving = false

/**
 * Deletes the session, keeps drafts, and loads another page, so that nothing stays in memory. Only the first caller
 * decides the page.
 */
export function leaveTo(address: string): void {
  clearSession()
  if (isLeaving) return
  isLeaving = true
  window.dispatchEvent(new Event(sessionEnded))
  window.addEventListener('pageshow', () => location.reload()) // restored from the browser's back/forward cache
  location.assign(address)
}

/** The server does not know this session any more: log in, then come back. */
export const leaveToLogin = (): void => leaveTo(loginAddress(location.pathname + location.search))

/** Where a session adds a device that may do nothing else. */
export const enrolPath = '/dashboard/segundo-factor'

/** Returns the address where a device is added, and which then leads to `path`. */
export const enrolAddress = (path: string): string =>
  `${enrolPath}?${new URLSearchParams({ volver: safeReturn(path) })}`

/** Leads to where a device is added, and from there back to this page. */
export const leaveToEnrol = (): void => location.assign(enrolAddress(location.pathname + location.search))

/** Returns the address of the log-in that returns to `path`. */
export const loginAddress = (path: string): string =>
  inLanguage(`/login?${new URLSearchParams({ volver: safeReturn(path) })}`, storedLanguage())

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers and asynchronous in the rest
  document.cookie = `${tokenName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}
