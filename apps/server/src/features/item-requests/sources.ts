import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Language } from '@portal/contract/core/language'
import { RequestListQuerySchema } from '@portal/contract/item-requests/schemas'
import { RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { requestStatusName } from '@portal/contract/marketplace/states'
import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import { PaymentWay } from '@portal/contract/payments/states'
import { searchLists } from '@portal/contract/search/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { Days, FigureSource, WorkSource } from '#features/start/service.ts'
import { seesRequests, waiting, withZone } from './list/list.ts'
import { allKinds, countRequests } from './list/queries.ts'
import { requestScopeOf } from './policy.ts'
import * as queries from './source-queries.ts'

/** Requests that nobody has answered yet, of all lists of their screen. */
export const requestWork = (db: Db): WorkSource => ({
  section: workSections.requests,
  isFor: seesRequests,
  async read(actor, most) {
    const scope = requestScopeOf(actor)
    const [rows, total] = await Promise.all([
      queries.listFirst(db, scope, allKinds, waiting, most),
      countRequests(db, scope, allKinds, waiting),
    ])
    return { rows: rows.map(asWork), total, isExact: true }
  },
})

type Row = Awaited<ReturnType<typeof queries.listFirst>>[number]

function asWork({ id, nombre, empresa, marca, tipo, creado_en }: Row) {
  const kind = requestKindNames[tipo as RequestKind]
  const detailIn = (language: Language) => [kind[language], marca, empresa].filter(Boolean).join(' · ')
  return {
    id,
    titulo: nombre,
    detalle: detailIn('es'),
    detalle_en: detailIn('en'),
    momento: creado_en,
    dias: null,
    importe: null,
  }
}

/** Requests that came, and reservations that were paid, of all lists of their screen. */
export const requestFigures = (db: Db): FigureSource => ({
  isFor: seesRequests,
  async count(actor, { from, to }) {
    const scope = requestScopeOf(actor)
    const inDays = (days: object) => withZone(db, actor, RequestListQuerySchema.parse(days))
    const [received, paid] = await Promise.all([
      inDays({ creada_desde: from, creada_hasta: to }).then((asked) => countRequests(db, scope, allKinds, asked)),
      inDays({ reservada_desde: from, reservada_hasta: to }).then((asked) =>
        queries.sumReservations(db, scope, allKinds, asked),
      ),
    ])
    const paidCount = paid.reduce((total, { solicitudes }) => total + solicitudes, 0)
    return [
      { cifra: figureNames.requestsReceived, total: received, total_exacto: true, sumas: [] },
      {
        cifra: figureNames.reservationsPaid,
        total: paidCount,
        total_exacto: true,
        sumas: paid.map(({ moneda, suma: total, devuelto, neto }) => ({ moneda, total, devuelto, neto })),
      },
    ]
  },
})

/** Searches requests for the palette: those in the actor's list of requests. */
export const requestSource = (db: Db): RecordSource => ({
  listFor: (actor) => (seesRequests(actor) ? searchLists.requests : null),
  async find(actor, text, most) {
    const rows = await queries.findRequests(db, requestScopeOf(actor), text, most)
    return rows.map(({ id, nombre, empresa, marca }) => {
      const detalle = [empresa, marca].filter(Boolean).join(' · ')
      return { id, titulo: `#${id} · ${nombre}`, detalle, detalle_en: detalle }
    })
  },
})

/** Requests of a contact, those in the reader's list of requests. */
export const requestTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.requests,
  isFor: seesRequests,
  async find(actor, who, before, most) {
    const rows = await queries.newestRequests(db, requestScopeOf(actor), who, before, most)
    return rows.map(({ id, momento, estado_id: status, es_arriendo: isForRent, marca }) => ({
      id,
      momento,
      titulo: `Solicitud #${id}`,
      titulo_en: `Request #${id}`,
      detalle: [marca, requestStatusName(status, isForRent).es].filter(Boolean).join(' · '),
      detalle_en: [marca, requestStatusName(status, isForRent).en].filter(Boolean).join(' · '),
      direccion: `/dashboard/clasificados/clasificados-solicitudes/historial/${id}`,
    }))
  },
})

const kinds = Object.values(RequestKind).map((clave) => ({ clave, ...requestKindNames[clave] }))

/** Reservations that were paid by card, and requests that nobody has answered for a day, of all lists of their screen. */
export function requestTiles(db: Db): TileSource[] {
  const asked = (actor: Actor, wanted: object) => withZone(db, actor, RequestListQuerySchema.parse(wanted))
  const paid = async (actor: Actor, { from, to }: Days, starts: readonly string[]) => {
    const filters = await asked(actor, { reservada_desde: from, reservada_hasta: to, pagada_con: PaymentWay.card })
    return pointsOf(await queries.countReservations(db, requestScopeOf(actor), filters, starts))
  }
  const waiting = async (actor: Actor, days: Partial<Days> = {}) => {
    const { from = null, to = null } = days
    const filters = await asked(actor, { espera_horas: panelLimits.waitingHours, creada_desde: from, creada_hasta: to })
    return pointsOf(await queries.countKinds(db, requestScopeOf(actor), filters))
  }
  return [
    {
      tile: tileNames.reservations,
      isFor: seesRequests,
      async read(actor, { elapsed: spans }) {
        const [puntos, before] = await Promise.all([
          paid(actor, spans.current, spans.starts),
          paid(actor, spans.previous, [spans.previous.from]),
        ])
        return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos: kinds, puntos }
      },
    },
    {
      tile: tileNames.requestsWaiting,
      isFor: seesRequests,
      async read(actor, { elapsed: spans }) {
        const [puntos, now, before] = await Promise.all([
          waiting(actor),
          waiting(actor, spans.current),
          waiting(actor, spans.previous),
        ])
        return { spans, actual: totalOf(now), anterior: totalOf(before), hoy: totalOf(puntos), grupos: kinds, puntos }
      },
    },
  ]
}
