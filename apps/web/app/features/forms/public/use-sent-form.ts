import { useMessages } from '#core/language.ts'
import { useFocusOnRefusal } from '#core/public/use-focus-on-refusal.ts'
import type { FormResult } from './form-result.ts'

/** What a form needs of its last answer: what was typed and refused beside each field, and what concerns no field. */
export function useSentForm<Fields>(call: Parameters<typeof useMessages>[0], result: FormResult | undefined) {
  const message = useMessages(call)
  const form = useFocusOnRefusal(result)
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const isGeneral = refusal && Object.keys(refusal.campos).length === 0
  const sent: FormResult['sent'] = result?.sent ?? {}
  const errorOf = (name: keyof Fields & string) => message.numbered(refusal?.campos[name])
  return {
    form,
    sent,
    errorOf,
    isRefused: refusal !== undefined,
    general: isGeneral ? message.of(refusal) : undefined,
    filled: (name: keyof Fields & string) => ({ name, defaultValue: sent[name], error: errorOf(name) }),
  }
}
