import type { Module } from '@portal/contract/access/constants'
import type { Db } from '#core/database/database.ts'
import type { Actor } from './actor.ts'

/** A number of waiting items, shown next to a screen. */
export interface Counter {
  readonly name: string
  /** Who may see it. */
  readonly access: 'session' | Module
  /** Counts items of the house. */
  readonly isOfHouse?: boolean
  count(db: Db, actor: Actor): Promise<number>
}
