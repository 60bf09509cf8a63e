import { type TimelineKind, timelineKinds, timelinePage } from '@portal/contract/contacts/constants'
import type {
  TimelineEntrySchema,
  TimelineQuerySchema,
  TimelineSchema,
} from '@portal/contract/contacts/history-schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Addresses, Before } from '#core/database/newest-about.ts'
import { contactScopeOf } from '../policy.ts'
import { listAddresses } from './queries.ts'

export type TimelineEntry = Omit<In<typeof TimelineEntrySchema>, 'tipo' | 'momento' | 'evento'> & {
  momento: Date
  evento?: In<typeof TimelineEntrySchema>['evento']
}

/** What a feature adds to the timelines of contacts. */
export interface TimelineSource {
  kind: TimelineKind
  /** Whether it has anything that this reader may see. */
  isFor(actor: Actor): boolean
  /**
   * Returns the newest entries about a contact that the reader may see, at most `most`: older than `before`, or as old
   * with a smaller id. `who` has their id and the e-mails and phones that they are recognized by, in small letters.
   */
  find(actor: Actor, who: Addresses, before: Before | null, most: number): Promise<TimelineEntry[]>
}

const order = Object.values(timelineKinds)
/** Larger than any id. */
const beyond = 2_147_483_647

/** Returns one page of everything about a contact, newest first (rule contacts/timeline). */
export async function timelineOf(
  db: Db,
  sources: readonly TimelineSource[],
  actor: Actor,
  id: number,
  { tipos: asked, antes }: z.output<typeof TimelineQuerySchema>,
): Promise<In<typeof TimelineSchema>> {
  const who = await listAddresses(db, contactScopeOf(actor), id)
  if (!who) throw new Refusal(coreMessages.absent)
  const open = sources.filter((source) => source.isFor(actor))
  const from = antes === '' ? null : pointOf(antes)
  const found = await Promise.all(
    open
      .filter(({ kind }) => asked.includes(kind))
      .map(async ({ kind, find }) => {
        const rows = await find(actor, who, from && boundOf(from, kind), timelinePage + 1)
        return rows.map((row) => ({ ...row, tipo: kind, evento: row.evento ?? null }))
      }),
  )
  const all = found
    .flat()
    .sort(
      (a, b) =>
        b.momento.getTime() - a.momento.getTime() || order.indexOf(a.tipo) - order.indexOf(b.tipo) || b.id - a.id,
    )
  const page = all.slice(0, timelinePage)
  const last = page.at(-1)
  return {
    entradas: page,
    siguiente: last && all.length > page.length ? `${last.momento.toISOString()}|${last.tipo}|${last.id}` : null,
    tipos: open.map(({ kind }) => kind),
  }
}

interface Point extends Before {
  kind: string
}

function pointOf(text: string): Point {
  const [at = '', kind = '', id] = text.split('|')
  return { at: new Date(at), kind, id: Number(id) }
}

/** Where a source continues: of the same moment, kinds before that of the last entry have been shown. */
function boundOf({ at, kind, id }: Point, of: TimelineKind): Before {
  const place = order.indexOf(of) - order.indexOf(kind as TimelineKind)
  return { at, id: place === 0 ? id : place < 0 ? 0 : beyond }
}
