import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { PublicationStatus } from '@portal/contract/marketplace/states'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { isSameSecret } from '#core/base/secrets.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { signatureOf } from '#core/identity/signatures.ts'
import type { MachineDeps } from '../deps.ts'
import { changesOf } from '../kind.ts'
import { inNinetyDays, updateMachine } from '../queries.ts'
import { lockRenewable } from './queries.ts'

type LinkDeps = Pick<MachineDeps, 'db' | 'secrets'>

interface Expiring {
  id: number
  vence_en: Date
}

/**
 * Returns the token of the link that renews an item. It contains the end of the 90 days, so it is valid for one
 * renewal.
 */
export const renewalToken = ({ secrets }: Pick<LinkDeps, 'secrets'>, item: Expiring): string =>
  `${item.id}.${markOf(secrets.enlace, item)}`

const markOf = (secret: string, { id, vence_en }: Expiring): string =>
  signatureOf(secret, `renovar|${id}|${vence_en.getTime()}`)

/**
 * Renews an item for 90 days from now; an expired one is shown again. The same link once more changes nothing, and is
 * told the same while the item runs. Refuses a forged or too old link.
 */
export async function renewByLink({ db, secrets }: LinkDeps, caller: Caller, token: string): Promise<null> {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) throw new Refusal(machineMessages.idInvalid)
  return inTransaction(db, async (db) => {
    const before = await lockRenewable(db, Number(id))
    const isOf = (end: Date) =>
      before !== undefined && isSameSecret(signature, markOf(secrets.enlace, { id: before.id, vence_en: end }))
    if (before?.renovado_desde && !before.esta_vencido && isOf(before.renovado_desde)) return null
    if (!before || !isOf(before.vence_en)) throw new Refusal(coreMessages.absent)
    const after = await updateMachine(db, before.id, {
      vence_en: inNinetyDays(),
      renovado_desde: before.vence_en,
      aviso_dias: null,
      // the owner may have hidden it themselves before the end
      ...(before.esta_vencido && { publicacion: PublicationStatus.active }),
    })
    const action = 'classifieds.renewed'
    await record(db, caller, {
      action,
      entity: 'clasificado',
      id: before.id,
      before,
      after,
      announces: changesOf(after),
    })
    return null
  })
}
