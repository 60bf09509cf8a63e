import type { Reply } from '#core/api/api.ts'
import { useLanguage, useMessages } from '#core/language/language.ts'
import { neededBy } from '#core/language/needed.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

/** The result of a form, with the typed values for the next try. */
export interface SentForm<T> {
  reply: Reply<T>
  sent: Partial<Record<string, string>>
}

/** Returns the typed values of a form, to show them again. */
export const typedIn = (form: FormData): SentForm<unknown>['sent'] =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Whether a field is a choice: its name says so. */
const isChoice = (name: string) => name.endsWith('_id')

/** Whether a field was left empty: an unchosen choice is not sent at all. Files are never sent as text. */
const isEmpty = (name: string, sent: string | undefined) => (sent === undefined ? isChoice(name) : sent.trim() === '')

/**
 * Returns the text of the refusal of a field, by the value that was sent: what it needs where that was empty. For forms
 * that keep an answer of their own.
 */
export function useFieldRefusal(call: Parameters<typeof useMessages>[0]) {
  const message = useMessages(call)
  const language = useLanguage()
  return (name: string, reply: Reply<unknown> | undefined, sent: string | undefined): string | undefined => {
    const text = refusalAt(message, reply, name)
    return text && isEmpty(name, sent) ? neededBy(text, language, isChoice(name)) : text
  }
}

/** Returns what a form needs of its last answer: typed values, errors per field, and the general error. */
export function useSentForm<Fields>(
  call: Parameters<typeof useMessages>[0],
  result: SentForm<unknown> | null | undefined,
) {
  const message = useMessages(call)
  const refusalOf = useFieldRefusal(call)
  const form = useFocusOnRefusal(result)
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const isGeneral = refusal && Object.keys(refusal.campos).length === 0
  const sent: SentForm<unknown>['sent'] = result?.sent ?? {}
  /** For a field outside the schema of the call, such as files. */
  const errorIn = (name: string) => refusalOf(name, refusal, sent[name])
  const errorOf = (name: keyof Fields & string) => errorIn(name)
  return {
    form,
    sent,
    errorOf,
    errorIn,
    isRefused: refusal !== undefined,
    general: isGeneral ? message.of(refusal) : undefined,
    filled: (name: keyof Fields & string) => ({ name, defaultValue: sent[name], error: errorOf(name) }),
  }
}
