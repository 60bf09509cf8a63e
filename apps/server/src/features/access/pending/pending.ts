import { type GrantableModule, grantableModules, Role } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import type { AccessDecideSchema, AccessListSchema } from '@portal/contract/access/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { accessChanges, accessList, granteeOf } from '../grants.ts'
import { mayChangeAccess, maySeeAccess } from '../policy.ts'
import * as access from '../queries.ts'
import { refusalToGrant } from '../rules.ts'
import * as queries from './queries.ts'

type Decided = Of<typeof AccessDecideSchema>

/**
 * Gives a user modules that waited for it; a grant by the actor, so they must hold them
 * (rule access/no-more-than-held).
 */
export const approvePending = (db: Db, actor: Actor, form: Decided): Promise<In<typeof AccessListSchema>> =>
  decide(db, actor, form, async (db, owner, held, asked) => {
    const wanted = [...new Set([...held, ...asked])]
    const refusal = refusalToGrant(actor, granteeOf(owner, held), wanted)
    if (refusal) throw new Refusal(refusal)
    await access.replaceModules(db, owner.id, wanted)
    return { action: 'access.approved', after: wanted }
  })

/** Ends the waiting of modules without giving them; whoever may change this person's access may. */
export const refusePending = (db: Db, actor: Actor, form: Decided): Promise<In<typeof AccessListSchema>> =>
  decide(db, actor, form, async (_, owner, held) => {
    if (!mayChangeAccess(actor, { id: owner.id, role: owner.rol_id })) throw new Refusal(coreMessages.notAllowed)
    return { action: 'access.refused', after: held }
  })

type Deciding = (
  db: Db,
  owner: access.AccessOwner,
  held: readonly GrantableModule[],
  asked: readonly GrantableModule[],
) => Promise<{ action: string; after: readonly GrantableModule[] }>

/** Of two who decide at once the second finds that it no longer waits. */
const decide = (db: Db, actor: Actor, form: Decided, deciding: Deciding) =>
  inTransaction(db, async (db) => {
    const owner = await access.lockAccessOwner(db, form.usuario_id)
    if (!owner || !maySeeAccess(actor, owner)) throw new Refusal(accessMessages.userInvalid)
    const held = await access.listModules(db, owner.id)
    const asked = grantableModules.filter((module) => form.claves_modulo.includes(module))
    const waited = await queries.deletePending(db, owner.id, asked)
    if (asked.length === 0 || waited.length < asked.length) throw new Refusal(accessMessages.notWaiting)
    const { action, after } = await deciding(db, owner, held, asked)
    await access.raiseVersion(db, owner.id)
    await record(db, actor, {
      action,
      entity: 'usuario',
      id: owner.id,
      before: { claves_modulo: held, por_aprobar: asked },
      after: { claves_modulo: after.toSorted() },
      announces: accessChanges([owner]),
    })
    return accessList(db, actor, { ...owner, version: owner.version + 1 }, after)
  })

/** The person as one who decides about what waits: their modules, and the roles of those whom they may change. */
export const approverOf = (actor: Actor) => ({
  id: actor.id,
  modules: [...actor.modules].sort(),
  roles: Object.values(Role).filter((role) => mayChangeAccess(actor, { id: 0, role })),
})
