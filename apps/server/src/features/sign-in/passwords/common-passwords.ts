import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Message } from '@portal/contract/core/messages'
import { fieldRefusal } from '#core/base/errors.ts'
import { commonForms } from './common-forms.ts'
import { ownWords } from './own-words.ts'

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
