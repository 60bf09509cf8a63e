import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { Refusal } from '../base/errors.ts'

/** Deeper than any form of ours; further nesting could only exhaust the stack. */
const deepest = 30
/** Line breaks and tabs are allowed; other control characters come from pasted text. */
const controls = /(?![\t\n\r])\p{Cc}+/gu

/**
 * The one check of every text from outside (decision 019). Refuses NUL and unpaired surrogates, which PostgreSQL cannot
 * store, at their field; replaces any other control character by a space. Returns the value with its texts cleaned.
 * Throws `badCharacters`, or `invalid` when nested too deep.
 */
export function cleaned(value: unknown): unknown {
  const fields: Record<string, number> = {}
  const result = clean(value, [], fields)
  if (Object.keys(fields).length === 0) return result
  const { '': _whole, ...named } = fields // a text in place of a form has no field to show it at
  throw new Refusal(sendingMessages.badCharacters, { fields: named })
}

function clean(value: unknown, path: readonly string[], fields: Record<string, number>): unknown {
  if (typeof value === 'string') {
    if (isStorable(value)) return value.replace(controls, ' ')
    fields[path.join('.')] = sendingMessages.badCharacters.code
    return value
  }
  if (typeof value !== 'object' || value === null) return value
  if (path.length >= deepest) throw new Refusal(coreMessages.invalid)
  if (Array.isArray(value)) return value.map((item, index) => clean(item, [...path, `${index}`], fields))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, item]) => {
    if (!isStorable(name)) throw new Refusal(sendingMessages.badCharacters)
    return [name, clean(item, [...path, name], fields)] as const
  })
  return Object.setPrototypeOf(Object.fromEntries(entries), Object.getPrototypeOf(value))
}

/** Whether PostgreSQL can store a text and UTF-8 can encode it. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Whether an object is a plain record of names and values, with or without a prototype. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
