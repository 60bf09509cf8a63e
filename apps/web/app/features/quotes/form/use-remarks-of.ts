import { languageOf } from '@portal/contract/core/language'
import { useEffect } from 'react'
import type { Begun } from './fresh-draft.ts'
import type { useQuoteForm } from './use-quote-form.ts'

/** The remarks of a template follow the client's language until the author edits them. */
export function useRemarksOf(begun: Begun | null, form: ReturnType<typeof useQuoteForm>['form']): void {
  const { idioma: language, observaciones: text } = form.values
  const remarks = begun?.remarks
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what changes it
  useEffect(() => {
    if (!remarks || !Object.values(remarks).includes(String(text))) return
    const wanted = remarks[languageOf(language)]
    if (wanted !== text) form.set({ observaciones: wanted })
  }, [language])
}
