import { feedPath } from '@portal/contract/calendar/constants'
import type { Actor } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { newSecret } from '#core/identity/secret-links.ts'
import type { CalendarDeps } from '../deps.ts'
import * as queries from './queries.ts'

/** Makes a secret address of a person's calendar; an earlier one opens nothing any more. It is answered once. */
export function makeAddress({ db, env }: CalendarDeps, actor: Actor): Promise<{ direccion: string }> {
  return inTransaction(db, async (db) => {
    const { token, hash } = newSecret()
    await queries.storeAddress(db, actor.id, hash)
    await note(db, actor, 'addressMade')
    return { direccion: `${env.PUBLIC_URL}${feedPath}/${token}.ics` }
  })
}

/** Ends the address of a person's calendar. */
export function revokeAddress({ db }: CalendarDeps, actor: Actor): Promise<void> {
  return inTransaction(db, async (db) => {
    if (await queries.removeAddress(db, actor.id)) await note(db, actor, 'addressRevoked')
  })
}

const note = (db: CalendarDeps['db'], actor: Actor, verb: string) =>
  record(db, actor, {
    action: `calendar.${verb}`,
    entity: 'calendario_direccion',
    id: actor.id,
    announces: [{ area: 'calendario', usuario_id: actor.id }],
  })
