import { viewMessages } from '@portal/contract/views/messages'
import { isDuplicate, Refusal } from '#core/base/errors.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { getName, type HoldingSource, moveNamed, nothingElse } from '#features/transfers/service.ts'
import { updateView } from './queries.ts'
import * as queries from './source-queries.ts'

interface Undo {
  version: number
  usuario_id: number
  nombre: string
}

/** Views that they share with their enterprise: whoever uses them goes on with them. Their other views concern nobody else. */
export const viewHoldings: HoldingSource = {
  kind: 'vistas',
  name: { es: 'Vistas compartidas', en: 'Shared views' },
  modules: [],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: () => null, // a view has no page of its own
  count: async (db, scope, userId) => ({ total: await queries.countShared(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const { from, to } = move
    const whose = await getName(db, from)
    const moved = await moveNamed(db, (db) => queries.moveViews(db, move, whose))
    if (moved.length === 0) return []
    const rows = moved.map(({ id, nombre, nombre_antes }) => ({
      action: 'views.transferred',
      entity: 'vista',
      id,
      before: { usuario_id: from, nombre: nombre_antes },
      after: { usuario_id: to.id, nombre },
    }))
    await recordAll(db, actor, rows, [announced(to.empresa_id, from, to.id)])
    return moved.map(({ id, nombre_antes: nombre, version }) => ({
      id,
      nombre,
      undo: { version, usuario_id: from, nombre } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, ...columns }: Undo) {
    const before = await queries.lockAny(db, id)
    refuseStale(before, version)
    await updateView(db, id, columns).catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal(viewMessages.nameTaken, { cause: error }) : error
    })
    const announces = [announced(before.empresa_id, before.usuario_id, columns.usuario_id)]
    const recorded = { action: 'views.transferred', entity: 'vista', id, before, after: columns }
    await record(db, actor, { ...recorded, announces })
  },
}

const announced = (enterpriseId: number | null, ...people: readonly number[]) => ({
  area: 'vistas',
  of: [{ enterpriseId }, ...people.map((authorId) => ({ authorId }))],
})
