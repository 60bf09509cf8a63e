import type { Reply } from '#core/api/api.ts'
import { useMessages } from '#core/language/language.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

/** What came of a sent form, with what was typed for the next try. */
export interface SentForm<T> {
  reply: Reply<T>
  sent: Partial<Record<string, string>>
}

/** Takes what was typed out of a form, for showing it again. */
export const typedIn = (form: FormData): SentForm<unknown>['sent'] =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** What a form needs of its last answer: what was typed and refused at each field, and what concerns no field. */
export function useSentForm<Fields>(
  call: Parameters<typeof useMessages>[0],
  result: SentForm<unknown> | null | undefined,
) {
  const message = useMessages(call)
  const form = useFocusOnRefusal(result)
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const isGeneral = refusal && Object.keys(refusal.campos).length === 0
  const sent: SentForm<unknown>['sent'] = result?.sent ?? {}
  /** Of a field that is not in the schema of the call, such as its files. */
  const errorIn = (name: string) => message.numbered(refusal?.campos[name])
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
