import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { factCalls } from '@portal/contract/products/facts/calls'
import { factMessages } from '@portal/contract/products/facts/messages'
import * as s from '@portal/contract/products/facts/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import * as facts from './facts.ts'

const access = Module.products

/** Mounts what staff do with the facts of products. */
export function factRoutes(door: Door, { db }: { db: Db }): void {
  const params = s.FactsOfSchema
  door.mount(factCalls.list, { access, params, reply: s.StaffFactsSchema }, ({ params }) =>
    facts.factsOf(db, params.id),
  )
  door.mount(
    factCalls.save,
    {
      access,
      budget: 'saving',
      params,
      body: s.FactFormSchema,
      reply: s.FactSavedSchema,
      failed: factMessages.notSaved,
    },
    ({ actor, params, body }) => facts.saveFact(db, actor, params.id, body),
  )
  door.mount(
    factCalls.remove,
    { access, budget: 'saving', params, body: s.FactRemoveSchema, reply: EmptySchema, failed: factMessages.notDeleted },
    ({ actor, params, body }) => facts.removeFact(db, actor, params.id, body.clave),
  )
}
