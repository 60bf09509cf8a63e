import { type GrantableModule, grantableModules, Module } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import { moduleNames } from '@portal/contract/access/modules'
import type { AccessListSchema, AccessSaveSchema } from '@portal/contract/access/schemas'
import { holdingOf, type Profile, profileOf } from '@portal/contract/access/templates'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { maySeeAccess } from './policy.ts'
import * as queries from './queries.ts'
import { type Grantee, modulesAfter, refusalToGrant } from './rules.ts'
import { readTemplate } from './templates/queries.ts'

type AccessList = Of<typeof AccessListSchema>

/** Returns every module, whether the user has it and whether the actor may change that. */
export async function listAccess(db: Db, actor: Actor, userId: number): Promise<AccessList> {
  const owner = await queries.getAccessOwner(db, userId)
  if (!owner || !maySeeAccess(actor, owner)) throw new Refusal(accessMessages.userInvalid)
  return accessList(db, actor, owner, await queries.listModules(db, userId))
}

/** Replaces a user's modules; valid from his next request. The version is that of the user. */
export function saveAccess(db: Db, actor: Actor, form: Of<typeof AccessSaveSchema>): Promise<AccessList> {
  const wanted = [...new Set(form.claves_modulo)].filter(isGrantable)
  if (wanted.length < new Set(form.claves_modulo).size) throw new Refusal(accessMessages.moduleInvalid)
  return inTransaction(db, async (db) => {
    const owner = await queries.lockAccessOwner(db, form.usuario_id)
    if (!owner || !maySeeAccess(actor, owner)) throw new Refusal(accessMessages.userInvalid)
    const held = await queries.listModules(db, owner.id)
    const refusal = refusalToGrant(actor, granteeOf(owner, held), wanted)
    if (refusal) throw new Refusal(refusal)
    if (owner.version !== form.version)
      throw new Refusal(coreMessages.changedByOther, { data: await accessList(db, actor, owner, held) })

    await queries.replaceModules(db, owner.id, wanted)
    await queries.raiseVersion(db, owner.id)
    await record(db, actor, {
      action: 'access.saved',
      entity: 'usuario',
      id: owner.id,
      before: { claves_modulo: held },
      after: { claves_modulo: wanted.toSorted() },
      announces: [{ area: 'acceso', usuario_id: owner.id }],
    })
    return accessList(db, actor, { ...owner, version: owner.version + 1 }, wanted)
  })
}

/**
 * Gives a user the modules of a profile, at a change of role: removes what the profile may never have
 * and adds its template. Not a grant by a person, so the actor need not have them. Call it in the transaction of the
 * change; it is audited and announced to his open browser. Returns his modules.
 */
export async function applyTemplate(db: Db, by: Anyone, userId: number, profile: Profile): Promise<GrantableModule[]> {
  const held = await queries.listModules(db, userId)
  const { claves_modulo: template } = await readTemplate(db, profile)
  const modules = modulesAfter(profile, held, template)
  await queries.replaceModules(db, userId, modules)
  if (held.length)
    await record(db, by, {
      action: 'access.templateApplied',
      entity: 'usuario',
      id: userId,
      before: { claves_modulo: held },
      after: { claves_modulo: modules.toSorted() },
      announces: [{ area: 'acceso', usuario_id: userId }],
    })
  return modules
}

/**
 * Gives new users the modules of a profile, in the transaction that creates them, whose audit row says so. Nobody's grant,
 * as in `applyTemplate`.
 */
export async function giveTemplate(db: Db, userIds: readonly number[], profile: Profile): Promise<void> {
  const { claves_modulo: template } = await readTemplate(db, profile)
  await queries.insertModules(db, userIds, modulesAfter(profile, [], template))
}

/** For the first super administrator: nobody above him could grant what his template omits. */
export async function giveAllModules(db: Db, userId: number): Promise<void> {
  await queries.replaceModules(
    db,
    userId,
    grantableModules.filter((module) => holdingOf('superAdmin', module) !== 'never'),
  )
}

const isGrantable = (module: Module): module is GrantableModule => module !== Module.dash

const granteeOf = (owner: queries.AccessOwner, held: readonly GrantableModule[]): Grantee => ({
  id: owner.id,
  role: owner.rol_id,
  place: owner.lugar,
  held,
})

async function accessList(
  db: Db,
  actor: Actor,
  owner: queries.AccessOwner,
  held: readonly GrantableModule[],
): Promise<AccessList> {
  const grantee = granteeOf(owner, held)
  const { claves_modulo: template } = await readTemplate(db, profileOf(owner.rol_id, owner.lugar, held))
  const rows = grantableModules.map((module) => {
    const isHeld = held.includes(module)
    const toggled = isHeld ? held.filter((other) => other !== module) : [...held, module]
    return {
      modulo: moduleNames[module].es,
      clave_modulo: module,
      asignado: isHeld,
      es_predeterminado: template.includes(module),
      puede_cambiar: refusalToGrant(actor, grantee, toggled) === null,
    }
  })
  return { usuario_id: owner.id, version: owner.version, pertenencia: owner.lugar, acceso_modulo: rows }
}
