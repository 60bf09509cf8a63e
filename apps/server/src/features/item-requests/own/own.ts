import type { In } from '@portal/contract/core/fields'
import { OwnRequestQuerySchema, type OwnRequestsSchema } from '@portal/contract/item-requests/schemas'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { requestStatusName } from '@portal/contract/marketplace/states'
import { workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { trackingPath } from '../links.ts'
import * as queries from './queries.ts'

/** Returns the requests that the actor sent from the address of their account, which they have proved to own, with their links. */
export async function ownRequests(
  deps: ExpiryDeps,
  { email }: Pick<Actor, 'email'>,
  query: queries.OwnQuery,
): Promise<In<typeof OwnRequestsSchema>> {
  await expireDue(deps)
  const [rows, total] = await Promise.all([
    queries.listOwn(deps.db, email, query),
    queries.countOwn(deps.db, email, query),
  ])
  return {
    solicitudes: rows.map(({ enlace_version, ...row }) => ({
      ...row,
      url_seguimiento: trackingPath(deps.secrets.enlace, { id: row.id, enlace_version }),
    })),
    total,
  }
}

/** The requests of a customer or a distributor, on their own start page. */
export const ownRequestWork = (db: Db): WorkSource => ({
  section: workSections.ownRequests,
  isFor: ({ isOfHouse }) => !isOfHouse,
  async read({ email }, most) {
    const query = OwnRequestQuerySchema.parse({ page_row: most })
    const [rows, total] = await Promise.all([queries.listOwn(db, email, query), queries.countOwn(db, email, query)])
    return { rows: rows.map(asWork), total, isExact: true }
  },
})

type Row = Awaited<ReturnType<typeof queries.listOwn>>[number]

function asWork({ id, tipo, marca, marca_en, estado_id, es_arriendo, creado_en }: Row) {
  const status = requestStatusName(estado_id, es_arriendo)
  const kind = requestKindNames[tipo as RequestKind]
  return {
    id,
    titulo: marca,
    titulo_en: marca_en,
    detalle: `${kind.es} · ${status.es}`,
    detalle_en: `${kind.en} · ${status.en}`,
    momento: creado_en,
    dias: null,
    importe: null,
  }
}
