import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import type { PropertyFeature } from '@portal/contract/properties/constants'
import type { PropertySchema } from '@portal/contract/properties/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText, Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { ownScopeOf, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { standingFor } from '#features/marketplace/items/detail.ts'
import { notFound } from '#features/marketplace/items/refusals.ts'
import * as saving from '#features/marketplace/items/save.ts'
import type { PropertyDeps } from './deps.ts'
import { propertyKind } from './kind.ts'
import * as lists from './list-queries.ts'
import { isStaff, propertyScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { formFrom, type PropertyForm, type SentFields, type SentForm, type SentUpdate } from './rules/values.ts'

export type { StoredProperty } from './demo/demo.ts'
export type { PropertyHooks } from './deps.ts'
export { propertyKind } from './kind.ts'
export { formFrom } from './rules/values.ts'

/** Returns the choices of the form. */
export const propertyChoices = (db: Db) => queries.listChoices(db)

/** Returns a page of the own properties, or of all of them for staff, as JSON text. */
export function listProperties(db: Db, actor: Actor, query: lists.ListQuery): Promise<JsonText> {
  return lists.listProperties(db, listedScopeOf(actor, query), query)
}

/** Whose properties a list shows. Throws `notAllowed` for all of them, except for staff. */
export function listedScopeOf(actor: Actor, { alcance }: Pick<lists.ListQuery, 'alcance'>): Scope {
  if (alcance === 'mios') return ownScopeOf(actor)
  if (!isStaff(actor)) throw new Refusal(coreMessages.notAllowed)
  return propertyScopeOf(actor)
}

/**
 * Returns a property of the actor's scope in its form's fields, with a waiting edit applied, its history and their
 * rights. Throws `absent` when there is none for them.
 */
export async function propertyFor(
  { db, itemHooks }: Pick<PropertyDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  id: number,
): Promise<In<typeof PropertySchema>> {
  await itemHooks.settle(db, id)
  const property = await queries.getProperty(db, propertyScopeOf(actor), id)
  if (!property) throw await notFound(propertyKind, db, id)
  const standing = await standingFor(propertyKind, db, actor, property)
  const shown = { ...property, ...standing }
  return {
    ...shown,
    caracteristicas: JSON.parse(shown.caracteristicas) as PropertyFeature[],
    historial: await queries.listHistory(db, id),
  }
}

type SaveDeps = Pick<PropertyDeps, 'db' | 'files' | 'workers' | 'itemHooks'>

/** Creates a property with earlier uploads and new pictures. Stores nothing when one fails. */
export const saveProperty = (
  deps: SaveDeps,
  actor: Actor,
  { imagenes_actuales: ids, revisar_duplicados: isCompared, ...form }: SentForm,
  uploads: readonly Upload[],
) => saving.saveItem(propertyKind, deps, actor, { form: formFrom(form), ids, uploads, isCompared })

/** Changes a property. 409 with the stored one when someone saved after the form's version. */
export const saveChanges = (
  deps: SaveDeps,
  actor: Actor,
  { id, version, imagenes_actuales: ids, revisar_duplicados: isCompared, ...form }: SentUpdate,
  uploads: readonly Upload[],
) =>
  saving.saveChanges(
    propertyKind,
    deps,
    actor,
    // the schema leaves absent fields out, it never makes them undefined
    {
      id,
      version,
      ids,
      form: formFrom(form as SentFields) as Partial<PropertyForm>,
      uploads,
      isCompared,
    },
    () => propertyFor(deps, actor, id),
  )
