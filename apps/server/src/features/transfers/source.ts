import type { GrantableModule } from '@portal/contract/access/constants'
import type { Text } from '@portal/contract/core/text'
import type { Actor } from '#core/base/actor.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'

export interface Receiver {
  id: number
  empresa_id: number | null
}

/** A record that went to its receiver. */
export interface Moved {
  id: number
  nombre: string
  /** What `undo` needs, as JSON. */
  undo: object
}

export interface Move {
  /** The rows that may go. */
  scope: Scope
  from: number
  to: Receiver
  most: number
}

/** What a feature lets a user hold, and how that goes to another person. A feature adds itself in `portal.ts`. */
export interface HoldingSource {
  /** Its name on the wire and in stored transfers. */
  kind: string
  name: Text
  /** The modules of which its receiver needs one; empty: none. */
  modules: readonly GrantableModule[]
  /** Whether its receiver must belong to the enterprise of who holds it. */
  isOfEnterprise: boolean
  /** Whether it may stay with a person who leaves. */
  mayStay: boolean
  /** The rows of a transfer of this kind alone, by who does not end the holder's access. */
  scopeFor?(actor: Actor): Scope
  /** The address of a record for this reader; null when they may not open it. */
  addressFor(actor: Actor, id: number): string | null
  /** How many records a user holds, and what goes with them. */
  count(db: Db, scope: Scope, userId: number): Promise<{ total: number; detail: Text }>
  /** Moves at most `most` records inside the caller's transaction, with their events and audit rows. */
  move(db: Db, actor: Actor, move: Move): Promise<Moved[]>
  /** Gives one record back inside the caller's transaction. Throws a refusal when it has changed since. */
  undo(db: Db, actor: Actor, id: number, undo: never): Promise<void>
}

export const nothingElse: Text = { es: '', en: '' }
