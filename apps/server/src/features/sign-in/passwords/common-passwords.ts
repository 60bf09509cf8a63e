import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Message } from '@portal/contract/core/messages'
import { fieldRefusal } from '#core/base/errors.ts'

/**
 * Hashes of common passwords, four bytes each, ascending; made by `scripts/common-passwords.ts` (decision 051). One of
 * 90,000 other texts is taken for one of them.
 */
const hashes = readFileSync(new URL('./common-passwords.bin', import.meta.url))
const bytes = 4

/** The hash under which a form of a password is in the list. */
export const commonHash = (form: string): number => createHash('sha256').update(form).digest().readUInt32BE()

function isListed(form: string): boolean {
  const wanted = commonHash(form)
  let [low, high] = [0, hashes.length / bytes]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashes.readUInt32BE(middle * bytes) < wanted) low = middle + 1
    else high = middle
  }
  return low * bytes < hashes.length && hashes.readUInt32BE(low * bytes) === wanted
}

/** Whether a password is in public lists of common ones or is a word of our own, alone or with digits and symbols added. */
export const isCommonPassword = (password: string): boolean =>
  commonForms(password).some((form) => ownWords.has(form) || isListed(form))

/** Throws `entry` at the field of a new password that is common. */
export function refuseCommon(password: string, entry: Message): void {
  if (isCommonPassword(password)) throw fieldRefusal('password', entry)
}

/**
 * Names of the portal, its products, its roles and its trade, of which no password is made: lists of leaks do not have
 * them. In lower case, without accents and other than letters.
 */
export const ownWords: ReadonlySet<string> = new Set([
  ...['nextlion', 'nextone', 'nextoneplus', 'nextthree', 'nextremote', 'quamtum', 'portal', 'elportal', 'theportal'],
  ...['gerente', 'distribuidor', 'distribuidora', 'superadministrador', 'superadministrator', 'usuario', 'vendedor'],
  ...['tronadura', 'tronaduras', 'voladura', 'voladuras', 'blasting', 'blaster', 'explosivo', 'explosivos'],
  ...['explosives', 'detonador', 'detonadores', 'detonator', 'detonators', 'detonacion', 'perforacion', 'mineria'],
  ...['mining', 'cantera', 'quarry', 'cotizacion', 'cotizaciones', 'maquinaria', 'machinery'],
])

/** Letters for which people type a digit or a symbol. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const spelled = (text: string) => [...text].map((character) => letters[character] ?? character).join('')
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Shorter words say too little of a password of twelve characters. */
export const shortestCommon = 5

/** Returns the text, or its unit when it is one unit several times. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, at)
}

/**
 * Returns what a password is compared with in a list of common passwords: itself, and without the digits and symbols that
 * a rule made someone add, without those that stand for letters, and said once. All in lower case and without accents.
 */
function commonForms(password: string): string[] {
  const text = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = [text, text.replace(/[^\p{L}\p{Nd}]/gu, ''), trimmed(text), lettersOf(text)]
  const forms = [...parts, spelled(trimmed(text)), lettersOf(spelled(trimmed(text)))].flatMap((form) => [
    form,
    unitOf(form),
  ])
  return [...new Set(forms)].filter((form) => form.length >= shortestCommon)
}
