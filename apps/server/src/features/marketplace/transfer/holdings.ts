import type { GrantableModule } from '@portal/contract/access/constants'
import type { Area } from '@portal/contract/core/areas'
import type { Text } from '@portal/contract/core/text'
import type { Actor } from '#core/base/actor.ts'
import { everything, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { ItemKind, StoredItem } from '../items/kind.ts'
import * as queries from './queries.ts'

interface Held {
  area: Area
  name: Text
  /** Of owners: its receiver needs it. */
  module: GrantableModule
  /** The list of staff. */
  path: string
  /** The column that names an item. */
  named: string
}

interface Undo {
  version: number
  usuario_id: number
}

/** Returns how the items of a kind that are not sold go to another owner, with their requests (decision 036). */
export function itemHoldings<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  { area, name, module, path, named }: Held,
) {
  const { entity, audit, store, isStaff, changeOf } = kind
  const table: queries.ItemTable = { table: entity, named }
  const action = `${audit}.transferred`
  return {
    kind: area,
    name,
    modules: [module],
    isOfEnterprise: true,
    mayStay: true,
    addressFor: (actor: Actor, id: number) => (isStaff(actor) ? `${path}/${id}` : null),
    async count(db: Db, scope: Scope, userId: number) {
      const { total, solicitudes } = await queries.countOpen(db, table, scope, userId)
      return { total, detail: requests(solicitudes) }
    },
    async move(db: Db, actor: Actor, move: queries.ItemMove) {
      const { from, to } = move
      const moved = await queries.moveItems(db, table, move)
      if (moved.length === 0) return []
      const before = { usuario_id: from }
      const after = { usuario_id: to.id }
      const of = [{ authorId: from }, { authorId: to.id }]
      await recordAll(
        db,
        actor,
        moved.map(({ id }) => ({ action, entity, id, before, after })),
        [
          { area, of },
          { area: 'solicitudes', of },
        ],
      )
      return moved.map(({ id, nombre, sku, version }) => ({
        id,
        nombre: [nombre, sku].filter(Boolean).join(' · '),
        undo: { version, usuario_id: from } satisfies Undo,
      }))
    },
    async undo(db: Db, actor: Actor, id: number, { version, usuario_id }: Undo) {
      const before = await store.lockItem(db, everything, id)
      refuseStale(before, version)
      const after = await store.updateItem(db, id, { usuario_id })
      const announces = [before, after].flatMap((row) => changeOf(before, row))
      await record(db, actor, { action, entity, id, before, after, announces })
    },
  }
}

function requests(count: number): Text {
  if (count === 0) return { es: '', en: '' }
  if (count === 1) return { es: 'con 1 solicitud abierta', en: 'with 1 open request' }
  return { es: `con ${count} solicitudes abiertas`, en: `with ${count} open requests` }
}
