import type { ItemSchema } from '@portal/contract/listings/schemas'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { ItemDeps } from './deps.ts'
import { canChange, isStaff, itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { notFound } from './refusals.ts'
import { differencesOf, withChanges } from './rules/changes.ts'
import { isFrozen, refusalToPublish } from './rules/checks.ts'
import { getVersion } from './versions/queries.ts'

/**
 * Returns an item of the actor's scope in its form's fields, with a waiting edit applied, and his rights. Throws 19
 * when it is another's and public, 15 when it does not exist for him.
 */
export async function itemFor(
  { db, itemHooks }: Pick<ItemDeps, 'db' | 'itemHooks'>,
  actor: Actor,
  id: number,
): Promise<z.input<typeof ItemSchema>> {
  await itemHooks.settle(db, id)
  const item = await queries.getItem(db, itemScopeOf(actor), id)
  if (!item) throw await notFound(db, id)
  const version = await getVersion(db, id)
  const isWaiting = version?.estado === 'pendiente'
  const { values, pictures } = isWaiting ? withChanges(item, version.datos) : { values: item, pictures: item.imagenes }
  const differences = differencesOf(item, version)
  const isMine = canChange(actor, item)
  const mayChange = isMine && !isFrozen(item)
  return {
    ...item,
    ...values,
    imagenes: pictures,
    estado_cambios: version && differences.length ? version.estado : null,
    diferencias: differences,
    puede_editar: mayChange,
    puede_aprobar: isStaff(actor) && (item.aprobacion !== ApprovalStatus.approved || isWaiting) && !isFrozen(item),
    puede_eliminar: mayChange && !(await queries.hasReservedRent(db, id)),
    puede_publicar: isMine && refusalToPublish(item, otherThan(item.publicacion)) === null,
  }
}

const otherThan = (publication: number) =>
  publication === PublicationStatus.active ? PublicationStatus.inactive : PublicationStatus.active
