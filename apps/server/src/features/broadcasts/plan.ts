import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import { fieldRefusal } from '#core/base/errors.ts'
import { momentOf } from '#core/calendar/clocks.ts'

/** A time as it was typed, on the clocks of a zone. */
export interface Typed {
  programada_en: string | null
  zona_horaria: string
}

/** Returns the moment of a typed time; null: at once. Refuses one that is past. */
export function plannedAt({ programada_en: typed, zona_horaria: zone }: Typed): Date | null {
  return typed === null ? null : inFuture(momentOf(typed, zone || 'UTC'))
}

/** Refuses a moment that is past. */
export function inFuture(moment: Date): Date {
  if (!(moment.getTime() > Date.now())) throw fieldRefusal('programada_en', broadcastMessages.dateNotInFuture)
  return moment
}
