import { coreMessages } from '@portal/contract/core/core-messages'
import type { Call } from '@portal/contract/core/endpoint'
import type { Message, Messages } from '@portal/contract/core/messages'
import type { Reply } from '../api/api.ts'

/** Where a call finds the words of its answers. */
export type Spoken = Pick<Call<never, never, never>, 'area' | 'done' | 'alsoDone' | 'doneArea'>

/** The entry that an answer names: the numbers of successes may be those of refusals, in an area of their own. */
export function entryOfReply({ area, done, alsoDone, doneArea }: Spoken, { ok, codigo }: Reply<unknown>) {
  if (!ok) return entryOf(area, codigo)
  if (codigo === undefined) return done
  return [done, alsoDone].find((entry) => entry?.code === codigo) ?? entryOf(doneArea ?? area, codigo)
}

const shared: Message[] = Object.values(coreMessages)

/** More of core, for pages that load it with what needs it. */
export function alsoShare(messages: Messages): void {
  shared.push(...Object.values(messages))
}

/** The entry of this number in an area, or beyond it in what all areas share. */
export const entryOf = (area: Messages, code: number): Message | undefined =>
  (code >= coreMessages.unexpected.code ? shared : Object.values(area)).find((entry) => entry.code === code)
