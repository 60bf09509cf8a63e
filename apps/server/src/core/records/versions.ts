import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { Refusal } from '../base/errors.ts'

/**
 * Refuses a change (`changedByOther`) of a row that someone saved after its reader saw the version `seen`, or that is
 * gone. Null: the reader saw none, and any version will do. `shown` is the row as the answer shows it; where reading it
 * takes more than the row, `showingStored` adds it. Areas with a message of their own pass it as `entry`.
 */
export function refuseStale<R extends { version: number }>(
  row: R | undefined,
  seen: number | null,
  shown?: object,
  entry: Message = coreMessages.changedByOther,
): asserts row is R {
  if (row && (seen === null || row.version === seen)) return
  throw new Refusal(entry, shown ? { data: shown } : {})
}

/** Awaits a change; one that was refused as stale is refused with what `show` returns of the row as it is now. */
export async function showingStored<T>(writing: Promise<T>, show: () => Promise<unknown>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const isStale = error instanceof Refusal && error.entry === coreMessages.changedByOther && error.data === null
    throw isStale ? new Refusal(coreMessages.changedByOther, { data: await show() }) : error
  }
}

/** Returns the row as it is after a change; a stale change is refused with `answer` of the row as it is now. */
export async function shownAfter<T>(
  writing: Promise<unknown>,
  show: () => Promise<T>,
  answer: (stored: T) => unknown = (stored) => stored,
): Promise<T> {
  await showingStored(writing, async () => answer(await show()))
  return show()
}
