import { coreMessages } from '@portal/contract/core/core-messages'
import type { Call } from '@portal/contract/core/endpoint'
import type { Message, Messages } from '@portal/contract/core/messages'
import type { Reply } from '../api/api.ts'

/** The areas in which a call's messages are found. */
export type Spoken = Pick<Call<never, never, never>, 'area' | 'done' | 'alsoDone' | 'doneArea'>

/** Returns the entry of an answer: numbers of successes may equal those of refusals, in another area. */
export function entryOfReply({ area, done, alsoDone, doneArea }: Spoken, { ok, codigo }: Reply<unknown>) {
  if (!ok) return entryOf(area, codigo)
  if (codigo === undefined) return done
  return [done, alsoDone].find((entry) => entry?.code === codigo) ?? entryOf(doneArea ?? area, codigo)
}

const shared: Message[] = Object.values(coreMessages)

/** Adds further core messages, for pages that need them. */
export function alsoShare(messages: Messages): void {
  shared.push(...Object.values(messages))
}

/** Returns the entry with this number in an area, or in core. */
export const entryOf = (area: Messages, code: number): Message | undefined =>
  (code >= coreMessages.unexpected.code ? shared : Object.values(area)).find((entry) => entry.code === code)
