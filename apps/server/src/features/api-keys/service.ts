import { grantableModules } from '@portal/contract/access/constants'
import { Place } from '@portal/contract/access/templates'
import { apiKeyLimits } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import type { ApiKeyFormSchema, ApiKeyInitDataSchema, ApiKeyMadeSchema } from '@portal/contract/api-keys/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal, refuseIf } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { todayIn, zoneOf, zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import type { ApiKeys } from '#core/identity/api-keys/api-keys.ts'
import { isForEnterprise } from '#core/identity/api-keys/narrowed.ts'
import * as queries from './queries.ts'
import { mayGive, networksIn, refusalToGive } from './rules.ts'

export { isEnterprise, listEnterprises, listKeys } from './queries.ts'

/** Makers are of roles whose kind does not depend on their enterprise. */
const makerOf = ({ role, modules }: Actor) => ({ role, modules, place: Place.none })

/** Returns the modules that the actor may give to a key, and the enterprises to which it can be narrowed. */
export async function keyInitData(db: Db, actor: Actor): Promise<Of<typeof ApiKeyInitDataSchema>> {
  const modulos = grantableModules.filter((module) => mayGive(makerOf(actor), module))
  return { modulos, otras: modulos.filter(isForEnterprise), empresas: await queries.listEnterprises(db) }
}

/**
 * Makes a key and answers it, this once. Throws `moduleNotHeld` and `moduleNotForKey` for modules that it may not have,
 * `networkInvalid`, `endInvalid` or `enterpriseInvalid` for its limits, `tooMany` when the actor has too many.
 */
export async function makeKey(
  { db, apiKeys }: { db: Db; apiKeys: ApiKeys },
  actor: Actor,
  form: Of<typeof ApiKeyFormSchema>,
): Promise<Of<typeof ApiKeyMadeSchema>> {
  const { nombre, modulos, solo_lectura, empresa_id, ultimo_dia: lastDay } = form
  const networks = networksIn(form.redes)
  if (!networks) throw fieldRefusal('redes', m.networkInvalid)
  refuseIf(refusalToGive(makerOf(actor), modulos, empresa_id !== null))
  return inTransaction(db, async (db) => {
    const zone = await (actor.enterpriseId === null ? zoneOfHouse(db) : zoneOf(db, actor.enterpriseId))
    if (lastDay !== null && lastDay < (await todayIn(db, zone))) throw fieldRefusal('ultimo_dia', m.endInvalid)
    if (empresa_id !== null && !(await queries.isEnterprise(db, empresa_id)))
      throw fieldRefusal('empresa_id', m.enterpriseInvalid)
    if ((await queries.countOwn(db, actor.id)) >= apiKeyLimits.perMaker) throw new Refusal(m.tooMany)
    const { key, stored } = apiKeys.make()
    const row = { ...stored, usuario_id: actor.id, nombre, modulos: [...new Set(modulos)], solo_lectura, empresa_id }
    const after = await queries.insertKey(db, row, { networks, lastDay, zone })
    const change = { entity: 'llave_api', id: after.id, after: { ...after, redes: networks } }
    await record(db, actor, { action: 'apiKeys.made', ...change, announces: [{ area: 'llaves_api' }] })
    return { id: after.id, llave: key }
  })
}

/** Ends a key, also one of another maker: from the next request on it opens nothing. Revoking it again changes nothing. */
export function revokeKey(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.revokeKey(db, id, actor.id)
    if (before === undefined) throw new Refusal(m.absent)
    if (before)
      await record(db, actor, {
        action: 'apiKeys.revoked',
        entity: 'llave_api',
        id,
        before,
        announces: [{ area: 'llaves_api' }],
      })
    return null
  })
}
