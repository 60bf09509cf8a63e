import type { Of } from '@portal/contract/core/fields'
import { isWholeMoney } from '@portal/contract/core/money'
import { offerMessages as m } from '@portal/contract/offers/messages'
import { type OfferMinimumSchema, OneOfferMachineSchema } from '@portal/contract/offers/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { lockItem } from '#features/item-requests/service.ts'
import { oneMachine } from './detail.ts'
import * as queries from './queries.ts'

/**
 * Sets the smallest acceptable offer for a machine, or none, and what lower ones are told. Throws `changedByOther` when
 * someone saved in between.
 */
export async function setMinimum(
  db: Db,
  actor: Actor,
  id: number,
  { minimo, version, ...texts }: Of<typeof OfferMinimumSchema>,
) {
  const writing = inTransaction(db, async (db) => {
    await lockItem(db, id)
    const before = await oneMachine(db, actor, id)
    refuseStale(before, version)
    if (minimo !== null && !isWholeMoney(minimo, before.moneda)) throw fieldRefusal('minimo', m.amountInvalid)
    if (minimo !== null && before.precio !== null && minimo > before.precio)
      throw fieldRefusal('minimo', m.minimumAbovePrice)
    await queries.saveMinimum(db, id, { monto: minimo, ...texts })
    const after = await oneMachine(db, actor, id)
    await record(db, actor, {
      action: 'offers.minimumSet',
      entity: 'oferta_minimo',
      id,
      before: { monto: before.minimo, texto: before.texto, texto_en: before.texto_en },
      after: { monto: minimo, ...texts },
      announces: [{ area: 'ofertas' }],
    })
    return after
  })
  return showingStored(writing, async () => OneOfferMachineSchema.parse(await oneMachine(db, actor, id)))
}
