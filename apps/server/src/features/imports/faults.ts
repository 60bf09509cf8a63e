import type { Language } from '@portal/contract/core/language'
import type { Message, Messages } from '@portal/contract/core/messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import type { z } from 'zod'
import { entryOfIssue } from '#core/base/issues.ts'
import type { Fault, SheetRow } from './queries.ts'

export const faultOf = (field: string, entry: Message, language: Language): Fault => ({
  campo: field,
  codigo: entry.code,
  texto: entry[language],
})

/** Reads a form by its schema, whose messages are names of entries of `area`; one fault for each field. */
export function formOf<T>(
  schema: z.ZodType<T>,
  sent: Record<string, unknown>,
  area: Messages,
  language: Language,
): { form: T | null; errores: Fault[] } {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return { form: parsed.data, errores: [] }
  const found = new Map<string, Fault>()
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!found.has(field)) found.set(field, faultOf(field, entryOfIssue(issue, area).entry, language))
  }
  return { form: null, errores: [...found.values()] }
}

/** An unreadable cell reports only that error. */
export function withUnreadable({ ilegibles }: SheetRow, faults: readonly Fault[], language: Language): Fault[] {
  const unread = Object.entries(ilegibles).map(([field, why]) =>
    faultOf(field, why === 'error' ? fileMessages.cellError : fileMessages.cellUnreadable, language),
  )
  return [...unread, ...faults.filter(({ campo }) => !(campo in ilegibles))]
}
