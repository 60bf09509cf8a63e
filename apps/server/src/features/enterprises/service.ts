import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import type {
  EnterpriseFormSchema,
  EnterpriseInitDataSchema,
  EnterpriseSchema,
} from '@portal/contract/enterprises/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { Answer, type JsonText } from '#core/door.ts'
import { beside, isDuplicate, Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import { scopeOf } from '#core/scope.ts'
import { statusChoices } from './choices.ts'
import { canCreate } from './policy.ts'
import * as queries from './queries.ts'
import { canChangeAbbreviation, timeZoneFor } from './rules.ts'

type Form = z.output<typeof EnterpriseFormSchema>
type Saved = { id: number; version: number }

const tells = (id: number) => [{ area: 'empresas', of: [{ enterpriseId: id }] }]

/** A page of the enterprises in the actor's scope, as JSON text. */
export function listEnterprises(db: Db, actor: Actor, query: queries.EnterpriseQuery): Promise<JsonText> {
  return queries.listEnterprises(db, scopeOf(actor), query)
}

/** An enterprise in the actor's scope, and what may be done with it. Throws enterprises 12 when there is none. */
export async function enterpriseFor(db: Db, actor: Actor, id: number): Promise<z.input<typeof EnterpriseSchema>> {
  const enterprise = await queries.getEnterprise(db, scopeOf(actor), id)
  if (!enterprise) throw new Refusal(enterpriseMessages.absent)
  return {
    ...enterprise,
    puede_cambiar_abreviatura: canChangeAbbreviation(enterprise),
    puede_eliminar: mayDelete(actor.role),
  }
}

/** What the form of an enterprise offers. */
export async function enterpriseInitData(db: Db): Promise<z.input<typeof EnterpriseInitDataSchema>> {
  return { paises: await queries.listCountries(db), estados: statusChoices }
}

/** Makes an enterprise; the first of all is the house. Of two that take one abbreviation at once, the second is refused (enterprises 4). */
export function createEnterprise(db: Db, actor: Actor, form: Form): Promise<Saved> {
  if (!canCreate(actor)) throw new Refusal(coreMessages.notAllowed)
  const writing = inTransaction(db, async (db) => {
    const enterprise = await queries.insertEnterprise(db, await completed(db, form, null))
    const { id, version } = enterprise
    await record(db, actor, {
      action: 'enterprises.created',
      entity: 'empresa',
      id,
      after: enterprise,
      tells: tells(id),
    })
    if (await queries.nameHouse(db, id)) {
      const named = { action: 'settings.houseNamed', entity: 'ajuste', id: 'cotizaciones', after: { empresa_id: id } }
      await record(db, actor, { ...named, tells: [{ area: 'ajuste' }] })
    }
    return { id, version }
  })
  return orAbbreviationTaken(writing)
}

/** Changes an enterprise of the actor's scope. 409 with the stored one when somebody saved after `version`. */
export async function updateEnterprise(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockEnterprise(db, scopeOf(actor), id)
    if (!before) throw new Refusal(enterpriseMessages.absent)
    if (before.version !== version) return null
    if (before.abreviatura !== form.abreviatura && !canChangeAbbreviation(before))
      throw beside('abreviatura', enterpriseMessages.abbreviationFrozen)
    const after = await queries.updateEnterprise(db, id, await completed(db, form, before))
    await record(db, actor, { action: 'enterprises.updated', entity: 'empresa', id, before, after, tells: tells(id) })
    return { id, version: after.version }
  })
  const updated = await orAbbreviationTaken(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await enterpriseFor(db, actor, id) })
  return updated
}

/** Deletes an enterprise softly; one with branches, users or quotes is only deactivated, and the answer says so (11). */
export function removeEnterprise(db: Db, actor: Actor, id: number): Promise<null | Answer<null>> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockEnterprise(db, scopeOf(actor), id)
    if (!before) throw new Refusal(enterpriseMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(enterpriseMessages.insufficientHierarchy)

    const isInUse = before.abreviatura_usada_en !== null || (await queries.isEnterpriseInUse(db, id))
    const after = isInUse
      ? await queries.updateEnterprise(db, id, { estado_id: EnterpriseStatus.inactive })
      : await queries.markEnterpriseDeleted(db, id)
    const action = isInUse ? 'enterprises.deactivated' : 'enterprises.deleted'
    await record(db, actor, { action, entity: 'empresa', id, before, after, tells: tells(id) })
    return isInUse ? new Answer(null, enterpriseMessages.onlyDeactivated) : null
  })
}

/** The form with its time zone. Throws enterprises 6 for a country that does not exist. */
async function completed(db: Db, form: Form, before: { pais_id: number; zona_horaria: string } | null) {
  const country = await queries.getCountry(db, form.pais_id)
  if (!country) throw beside('pais_id', enterpriseMessages.countryInvalid)
  return { ...form, zona_horaria: timeZoneFor(form.zona_horaria, before, country) }
}

async function orAbbreviationTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw isDuplicate(error, 'empresa_abreviatura')
      ? beside('abreviatura', enterpriseMessages.abbreviationTaken)
      : error
  }
}
