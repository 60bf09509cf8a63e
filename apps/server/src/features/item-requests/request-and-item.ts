import { machineMessages } from '@portal/contract/machines/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { type ItemKey, type LockedItem, lockItemOf } from './item-queries.ts'
import * as queries from './queries.ts'

export interface Place {
  request: queries.LockedRequest
  /** Null for a repair. */
  item: LockedItem | null
}

/** Returns a request with its item, both locked, the item first. Throws `requestAbsent` when there is none. */
export async function lockRequestAndItem(db: Db, { id, ...key }: ItemKey & { id: number }): Promise<Place> {
  const item = await lockItemOf(db, key)
  const request = await queries.lockRequest(db, id)
  if (!request) throw new Refusal(machineMessages.requestAbsent)
  return { request, item }
}

/** Returns what mails say about a request. */
export const aboutOf = (request: queries.LockedRequest, item: LockedItem | null) => ({
  request,
  item,
  ownerId: item?.usuario_id ?? null,
})
