import { Module } from '@portal/contract/access/constants'
import { DeliveryStatus } from '@portal/contract/forms/constants'
import { FormListQuerySchema } from '@portal/contract/forms/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Days } from '#features/start/service.ts'
import { countForms } from './list/queries.ts'

/** Counts forms that came in these days and could not be delivered; null for who may not open their list. */
export async function countUndeliveredForms(db: Db, { modules, isOfHouse }: Actor, { from, to }: Days) {
  if (!isOfHouse || !modules.has(Module.allContacts)) return null
  const asked = { entrega: DeliveryStatus.failed, creada_desde: from, creada_hasta: to }
  return countForms(db, FormListQuerySchema.parse(asked))
}
