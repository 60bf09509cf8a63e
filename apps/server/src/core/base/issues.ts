import { coreMessages } from '@portal/contract/core/core-messages'
import { withLetters } from '@portal/contract/core/letters'
import type { Message, Messages } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { z } from 'zod'

/**
 * Returns the entry of an issue of a schema: its message is the name of an entry of `area`. `letters` are those that
 * cannot be printed; the text of the entry names them.
 */
export function entryOfIssue(issue: z.core.$ZodIssue, area: Messages): { entry: Message; letters?: string } {
  if (issue.message !== 'notPrinted') return { entry: area[issue.message] ?? coreMessages.invalid }
  const letters = lettersOf(issue)
  const { es, en, ...entry } = sendingMessages.notPrinted
  return { entry: { ...entry, es: withLetters(es, letters), en: withLetters(en, letters) }, letters }
}

const lettersOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.letters === 'string' ? issue.params.letters : ''
