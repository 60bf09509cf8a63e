import type { Text } from '@portal/contract/core/text'
import { quoteTemplateMessages } from '@portal/contract/quotes/templates/messages'
import { isDuplicate, Refusal } from '#core/base/errors.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { getName, type HoldingSource, moveNamed, nothingElse } from '#features/transfers/service.ts'
import * as queries from '../source-queries.ts'
import { updateTemplate } from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
  nombre: string
}

/** Templates of quotes, shared or not. */
export const templateHoldings: HoldingSource = {
  kind: 'plantillas',
  name: { es: 'Plantillas de cotización', en: 'Quote templates' },
  modules: [],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: () => null, // whether the reader sees it depends on the template
  async count(db, scope, userId) {
    const { total, compartidas } = await queries.countOwn(db, scope, userId)
    return { total, detail: compartidas === 0 ? nothingElse : shared(compartidas) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const whose = await getName(db, from)
    const moved = await moveNamed(db, (db) => queries.moveTemplates(db, move, whose))
    if (moved.length === 0) return []
    const rows = moved.map(({ id, nombre, nombre_antes }) => ({
      action: 'quoteTemplates.transferred',
      entity: 'cotizacion_plantilla',
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
    await updateTemplate(db, id, columns).catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal(quoteTemplateMessages.nameTaken, { cause: error }) : error
    })
    const announces = [announced(before.empresa_id, before.usuario_id, columns.usuario_id)]
    const recorded = { action: 'quoteTemplates.transferred', entity: 'cotizacion_plantilla', id }
    await record(db, actor, { ...recorded, before, after: columns, announces })
  },
}

const announced = (enterpriseId: number | null, ...people: readonly number[]) => ({
  area: 'cotizacion_plantillas',
  of: [{ enterpriseId }, ...people.map((authorId) => ({ authorId }))],
})

const shared = (count: number): Text =>
  count === 1
    ? { es: '1 de ellas compartida', en: '1 of them shared' }
    : { es: `${count} de ellas compartidas`, en: `${count} of them shared` }
