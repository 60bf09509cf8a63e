import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { isFrozen, refusalToPublish } from '../rules/standing.ts'
import type { ItemKind, StoredItem } from './kind.ts'

/**
 * Returns what the page of an item shows besides its row: the form with a waiting edit applied, the differences, and
 * what the actor may do.
 */
export async function standingFor<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  item: F & StoredItem,
) {
  const version = await kind.versions.getVersion(db, item.id)
  const isWaiting = version?.estado === 'pendiente'
  const { values, pictures } = isWaiting
    ? kind.edits.withChanges(item, version.datos)
    : { values: {}, pictures: item.imagenes }
  const differences = kind.edits.differencesOf(item, version)
  const isMine = kind.canChange(actor, item)
  const mayChange = isMine && !isFrozen(item)
  return {
    ...values,
    imagenes: pictures,
    estado_cambios: version && differences.length ? version.estado : null,
    diferencias: differences,
    puede_editar: mayChange,
    puede_aprobar: kind.isStaff(actor) && (item.aprobacion !== ApprovalStatus.approved || isWaiting) && !isFrozen(item),
    puede_eliminar: mayChange && !(await kind.store.isHeld(db, item.id)),
    puede_publicar: isMine && refusalToPublish(item, otherThan(item.publicacion), kind.messages) === null,
  }
}

const otherThan = (publication: number) =>
  publication === PublicationStatus.active ? PublicationStatus.inactive : PublicationStatus.active
