import { type GrantableModule, grantableModules, Module } from '@portal/contract/access/constants'
import { accessMessages } from '@portal/contract/access/messages'
import { moduleNames } from '@portal/contract/access/modules'
import type { AccessListSchema, AccessSaveSchema } from '@portal/contract/access/schemas'
import { holdingOf, type Profile, profileOf, profiles } from '@portal/contract/access/templates'
import type { In, Of } from '@portal/contract/core/fields'
import { type Actor, type Anyone, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { deletePending, listPending, replacePending } from './pending/queries.ts'
import { maySeeAccess } from './policy.ts'
import * as queries from './queries.ts'
import { cutTo, type Grantee, modulesAfter, refusalToGrant } from './rules.ts'
import { readTemplate, readTemplates } from './templates/queries.ts'

type AccessList = In<typeof AccessListSchema>

/** Returns every module, whether the user has it and whether the actor may change that. */
export async function listAccess(db: Db, actor: Actor, userId: number): Promise<AccessList> {
  const owner = await queries.getAccessOwner(db, userId)
  if (!owner || !maySeeAccess(actor, owner)) throw new Refusal(accessMessages.userInvalid)
  return accessList(db, actor, owner, await queries.listModules(db, userId))
}

/** Replaces a user's modules; valid from their next request. The version is that of the user. */
export function saveAccess(db: Db, actor: Actor, form: Of<typeof AccessSaveSchema>): Promise<AccessList> {
  const wanted = [...new Set(form.claves_modulo)].filter(isGrantable)
  if (wanted.length < new Set(form.claves_modulo).size) throw new Refusal(accessMessages.moduleInvalid)
  const writing = inTransaction(db, async (db) => {
    const owner = await queries.lockAccessOwner(db, form.usuario_id)
    if (!owner || !maySeeAccess(actor, owner)) throw new Refusal(accessMessages.userInvalid)
    const held = await queries.listModules(db, owner.id)
    const refusal = refusalToGrant(actor, granteeOf(owner, held), wanted)
    if (refusal) throw new Refusal(refusal)
    refuseStale(owner, form.version)

    await queries.replaceModules(db, owner.id, wanted)
    const approved = await deletePending(db, owner.id, wanted)
    await queries.raiseVersion(db, owner.id)
    await record(db, actor, {
      action: 'access.saved',
      entity: 'usuario',
      id: owner.id,
      before: { claves_modulo: held },
      after: { claves_modulo: wanted.toSorted() },
      announces: approved.length ? accessChanges([owner]) : [{ area: 'acceso', usuario_id: owner.id }],
    })
    return accessList(db, actor, { ...owner, version: owner.version + 1 }, wanted)
  })
  return showingStored(writing, () => listAccess(db, actor, form.usuario_id))
}

/**
 * Gives a user the modules of a profile, at a change of role: removes what the profile may never have and adds its
 * template, cut to what the actor holds; the rest waits for someone who holds it. Who acts for nobody (registration,
 * demo data) gives all of it. Call it in the transaction of the change; it is audited and announced to their open
 * browser. Returns their modules.
 */
export async function applyTemplate(db: Db, by: Anyone, userId: number, profile: Profile): Promise<GrantableModule[]> {
  const held = await queries.listModules(db, userId)
  const { claves_modulo: template } = await readTemplate(db, profile)
  const { given, waiting } = cutFor(by, held, template)
  const modules = modulesAfter(profile, held, given)
  await queries.replaceModules(db, userId, modules)
  await replacePending(db, [userId], waiting, isActor(by) ? by.id : null)
  if (held.length || waiting.length)
    await record(db, by, {
      action: 'access.templateApplied',
      entity: 'usuario',
      id: userId,
      before: { claves_modulo: held },
      after: afterTemplate(modules, waiting),
      announces: [{ area: 'acceso', usuario_id: userId }, ...(waiting.length ? [someoneWaits] : [])],
    })
  return modules
}

/**
 * Gives new users the modules of a profile, cut to what the actor holds, in the transaction that creates them, whose
 * audit row says so. Returns what waits for someone who holds it.
 */
export async function giveTemplate(
  db: Db,
  actor: Actor,
  userIds: readonly number[],
  profile: Profile,
): Promise<GrantableModule[]> {
  const { claves_modulo: template } = await readTemplate(db, profile)
  const { given, waiting } = cutTo(actor, [], template)
  await queries.insertModules(db, userIds, modulesAfter(profile, [], given))
  await replacePending(db, userIds, waiting, actor.id)
  if (waiting.length) {
    const after = afterTemplate(given, waiting)
    const rows = userIds.map((id) => ({ action: 'access.templateApplied', entity: 'usuario', id, after }))
    await recordAll(db, actor, rows, [someoneWaits])
  }
  return waiting
}

/** What waits of each profile's template when this person gives it to a new user. */
export async function waitingByProfile(db: Db, actor: Actor) {
  const templates = await readTemplates(db)
  return profiles.map((perfil) => ({
    perfil,
    claves_modulo: [...templates.get(perfil)!],
    esperan: cutTo(actor, [], templates.get(perfil)!).waiting,
  }))
}

const cutFor = (by: Anyone, held: readonly GrantableModule[], template: readonly GrantableModule[]) =>
  isActor(by) ? cutTo(by, held, template) : { given: [...template], waiting: [] }

/** What the audit says of a template that was given. */
export const afterTemplate = (modules: readonly GrantableModule[], waiting: readonly GrantableModule[]) => ({
  claves_modulo: modules.toSorted(),
  ...(waiting.length && { por_aprobar: waiting.toSorted() }),
})

/** The counters of those who may approve are read again. */
const someoneWaits: Change = { area: 'acceso' }

/** What changes with the access of users: their own dashboards, and the lists and counters of those who may approve. */
export const accessChanges = (owners: readonly { id: number; empresa_id: number | null }[]): Change[] => [
  ...owners.map(({ id }) => ({ area: 'acceso', usuario_id: id })),
  someoneWaits,
  { area: 'usuarios', of: owners.map(({ id, empresa_id }) => ({ enterpriseId: empresa_id, authorId: id })) },
]

/** For the first super administrator: nobody above them could grant what their template omits. */
export async function giveAllModules(db: Db, userId: number): Promise<void> {
  await queries.replaceModules(
    db,
    userId,
    grantableModules.filter((module) => holdingOf('superAdmin', module) !== 'never'),
  )
}

const isGrantable = (module: Module): module is GrantableModule => module !== Module.dash

/** A user as the rules see them whose modules change. */
export const granteeOf = (owner: queries.AccessOwner, held: readonly GrantableModule[]): Grantee => ({
  id: owner.id,
  role: owner.rol_id,
  place: owner.lugar,
  held,
})

/** The access of a user as the reader may see and change it. */
export async function accessList(
  db: Db,
  actor: Actor,
  owner: queries.AccessOwner,
  held: readonly GrantableModule[],
): Promise<AccessList> {
  const grantee = granteeOf(owner, held)
  const { claves_modulo: template } = await readTemplate(db, profileOf(owner.rol_id, owner.lugar, held))
  const pending = new Map((await listPending(db, owner.id)).map(({ clave_modulo: key, ...asked }) => [key, asked]))
  const rows = grantableModules.map((module) => {
    const isHeld = held.includes(module)
    const toggled = isHeld ? held.filter((other) => other !== module) : [...held, module]
    return {
      modulo: moduleNames[module].es,
      clave_modulo: module,
      asignado: isHeld,
      es_predeterminado: template.includes(module),
      puede_cambiar: refusalToGrant(actor, grantee, toggled) === null,
      pendiente: pending.get(module) ?? null,
    }
  })
  return { usuario_id: owner.id, version: owner.version, pertenencia: owner.lugar, acceso_modulo: rows }
}
