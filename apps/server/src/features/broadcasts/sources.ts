import { Module } from '@portal/contract/access/constants'
import { recipientStatusNames } from '@portal/contract/broadcasts/states'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Text } from '@portal/contract/core/text'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { record, recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { contactScopeOf, type TimelineSource } from '#features/contacts/service.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { lockBroadcast, updateBroadcast } from './queries.ts'
import * as queries from './source-queries.ts'
import { newestBroadcasts } from './source-queries.ts'

/** The broadcasts that reached a contact, or did not, and whether they unsubscribed by one. */
export const broadcastTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.broadcasts,
  isFor: ({ modules }) => modules.has(Module.broadcasts),
  async find(actor, who, before, most) {
    const rows = await newestBroadcasts(db, contactScopeOf(actor), who, before, most)
    return rows.map(({ id, momento, difusion_id, titulo, estado, baja_en }) => {
      const { es, en } = recipientStatusNames[baja_en ? 'baja' : estado]
      return {
        id,
        momento,
        titulo,
        titulo_en: titulo,
        detalle: es,
        detalle_en: en,
        direccion: `/dashboard/contactos/difusiones/${difusion_id}`,
      }
    })
  },
})

interface Undo {
  version: number
  usuario_id: number
}

/** Broadcasts that are not over. One that is scheduled goes out at its time, whoever holds it. */
export const broadcastHoldings: HoldingSource = {
  kind: 'difusiones',
  name: { es: 'Difusiones sin terminar', en: 'Broadcasts not finished' },
  modules: [Module.broadcasts],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.broadcasts) ? `/dashboard/contactos/difusiones/${id}` : null),
  async count(db, scope, userId) {
    const { total, programadas } = await queries.countOpen(db, scope, userId)
    return { total, detail: programadas === 0 ? nothingElse : scheduled(programadas) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveBroadcasts(db, move)
    if (moved.length === 0) return []
    const rows = moved.map(({ id }) => ({
      action: 'broadcasts.transferred',
      entity: 'difusion',
      id,
      before: { creado_por: from },
      after: { creado_por: to.id },
    }))
    await recordAll(db, actor, rows, [{ area: 'difusiones', of: [{ enterpriseId: to.empresa_id }] }])
    return moved.map(({ id, titulo, version }) => ({
      id,
      nombre: titulo,
      undo: { version, usuario_id: from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: creadoPor }: Undo) {
    const before = await lockBroadcast(db, everything, id)
    refuseStale(before, version)
    await updateBroadcast(db, id, { creado_por: creadoPor })
    const recorded = { action: 'broadcasts.transferred', entity: 'difusion', id, after: { creado_por: creadoPor } }
    await record(db, actor, {
      ...recorded,
      announces: [{ area: 'difusiones', of: [{ enterpriseId: before.empresa_id }] }],
    })
  },
}

const scheduled = (count: number): Text =>
  count === 1
    ? { es: '1 de ellas programada', en: '1 of them scheduled' }
    : { es: `${count} de ellas programadas`, en: `${count} of them scheduled` }
