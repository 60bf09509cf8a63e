import { withLetters } from '@portal/contract/core/letters'
import type { Reply } from '../api/api.ts'
import type { useMessages } from './language.ts'

/** What a refusal of signs that cannot be printed holds, by field. */
interface Lettered {
  letras?: Readonly<Record<string, string>>
}

/** Returns the refusal of a field in the reader's language; signs that cannot be printed are named. */
export function refusalAt(
  message: Pick<ReturnType<typeof useMessages>, 'numbered'>,
  reply: Reply<unknown> | undefined,
  field: string,
): string | undefined {
  if (reply?.ok !== false) return
  const text = message.numbered(reply.campos[field])
  return text && withLetters(text, (reply.datos as Lettered | null)?.letras?.[field])
}
