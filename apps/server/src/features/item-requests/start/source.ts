import type { Language } from '@portal/contract/core/language'
import { RequestListQuerySchema } from '@portal/contract/item-requests/schemas'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { FigureSource, WorkSource } from '#features/start/service.ts'
import { seesRequests, waiting, withZone } from '../list/list.ts'
import { allKinds, countRequests } from '../list/queries.ts'
import { requestScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

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
