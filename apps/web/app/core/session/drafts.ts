import { sessionLimits } from '@portal/contract/core/limits'

/** A form that was not sent. `path` is its page, `label` its name for the reader. */
export interface Draft {
  form: string
  label: string
  path: string
  savedAt: number
  values: Record<string, unknown>
}

/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The user, key and storage of drafts. The key comes from the server at log-in and is never stored. */
export interface DraftBox {
  userId: number
  key: CryptoKey
  storage: DraftStorage
}

interface Sealed {
  at: number
  iv: string
  data: string
}

const prefix = 'draft:'
const lifeMs = sessionLimits.draftHours * 3_600_000

/** Returns the key of a user's drafts, from the server's base64 (`clave_borrador`). */
export function draftKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Stores an encrypted draft in place of the earlier one of the same form. */
export async function keepDraft({ userId, key, storage }: DraftBox, draft: Draft): Promise<void> {
  const name = nameOf(userId, draft.form)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(draft))
  const data = await crypto.subtle.encrypt(bound(name, iv), key, text)
  const sealed: Sealed = { at: draft.savedAt, iv: base64Of(iv), data: base64Of(new Uint8Array(data)) }
  storage.setItem(name, JSON.stringify(sealed))
}

/** Returns the draft of a form, or null when there is none, it is older than 24 h, damaged, or another user's. */
export async function findDraft({ userId, key, storage }: DraftBox, form: string, now: number): Promise<Draft | null> {
  const name = nameOf(userId, form)
  const sealed = sealedIn(storage.getItem(name))
  if (!sealed || sealed.at + lifeMs < now) return null
  try {
    const text = await crypto.subtle.decrypt(bound(name, bytesOf(sealed.iv)), key, bytesOf(sealed.data))
    return JSON.parse(new TextDecoder().decode(text)) as Draft
  } catch {
    return null // another key or a changed text
  }
}

/** Returns every draft of the user, newest first. Removes drafts older than 24 h of any user. */
export async function listDrafts(box: DraftBox, now: number): Promise<Draft[]> {
  dropOld(box.storage, now)
  const own = names(box.storage).filter((name) => name.startsWith(nameOf(box.userId, '')))
  const drafts = await Promise.all(own.map((name) => findDraft(box, name.slice(nameOf(box.userId, '').length), now)))
  return drafts.filter((draft) => draft !== null).sort((a, b) => b.savedAt - a.savedAt)
}

export function dropDraft({ userId, storage }: Pick<DraftBox, 'userId' | 'storage'>, form: string): void {
  storage.removeItem(nameOf(userId, form))
}

function dropOld(storage: DraftStorage, now: number): void {
  for (const name of names(storage)) {
    const sealed = sealedIn(storage.getItem(name))
    if (!sealed || sealed.at + lifeMs < now) storage.removeItem(name)
  }
}

const nameOf = (userId: number, form: string) => `${prefix}${userId}:${form}`

const names = (storage: DraftStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  )

function sealedIn(text: string | null): Sealed | null {
  try {
    return text ? (JSON.parse(text) as Sealed) : null
  } catch {
    return null // another program's item under our prefix
  }
}

/** Bound to its name: a draft moved to another form or user does not decrypt. */
const bound = (name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Whether a screen lists a draft: the start page and pages above its form. The form offers it itself. */
export function isOfferedAt(pathname: string, { path }: Pick<Draft, 'path'>): boolean {
  const form = path.replace(/\?.*$/s, '')
  return form !== pathname && (pathname === '/dashboard' || form.startsWith(`${pathname}/`))
}
