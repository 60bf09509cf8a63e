import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { Refusal } from '../base/errors.ts'

/** Deeper than any form of ours; what is nested further could only exhaust the stack. */
const deepest = 30
/** Line breaks and tabs belong to texts; all others come along with what is pasted. */
const controls = /(?![\t\n\r])\p{Cc}+/gu

/**
 * The one rule for every text that comes from outside (decision 019): NUL and halves of surrogate pairs, which
 * PostgreSQL cannot store, are refused beside their field; any other control character becomes a space. Answers the
 * value with its texts cleaned. Throws `badCharacters`, or `invalid` for what is nested too deep.
 */
export function cleaned(value: unknown): unknown {
  const fields: Record<string, number> = {}
  const result = clean(value, [], fields)
  if (Object.keys(fields).length === 0) return result
  const { '': _whole, ...named } = fields // a text where a form belongs has no field to stand beside
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

/** Whether PostgreSQL can store a text and UTF-8 can write it. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Without a class of its own: what a parser made of names and values, whichever way it makes its objects. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
