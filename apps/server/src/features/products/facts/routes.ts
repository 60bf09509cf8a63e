import { factCalls } from '@portal/contract/products/facts/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import * as facts from './facts.ts'

/** Mounts what staff do with the facts of products. */
export function factRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(factCalls.list, ({ params }) => facts.factsOf(db, params.id))
  door.mount(factCalls.save, ({ actor, params, body }) => facts.saveFact(db, actor, params.id, body))
  door.mount(factCalls.remove, ({ actor, params, body }) => facts.removeFact(db, actor, params.id, body.clave))
}
