import { checkPath } from '@portal/contract/certificates/constants'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import type {
  CertificateDetailSchema,
  CertificateInitDataSchema,
  OwnCertificateQuerySchema,
} from '@portal/contract/certificates/schemas'
import type { In, Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

type Detail = In<typeof CertificateDetailSchema>

/** Returns a page of the certificates, as JSON text. */
export const listCertificates = (db: Db, query: queries.ListQuery): Promise<JsonText> =>
  queries.listCertificates(db, null, query)

/** Returns a page of the actor's own certificates, by their account or their e-mail; as JSON text. */
export const ownCertificates = (
  db: Db,
  actor: Pick<Actor, 'id' | 'email'>,
  query: Of<typeof OwnCertificateQuerySchema>,
): Promise<JsonText> => queries.listCertificates(db, actor, { ...query, workshop_id: null, desde: null, hasta: null })

/** Returns one certificate with the history of its documents. Throws `absent` when there is none. */
export async function certificateFor(db: Db, id: number): Promise<Detail> {
  const row = await queries.getCertificate(db, id)
  if (!row) throw new Refusal(m.absent)
  const { origen, ...shown } = row
  const chain = await queries.listChain(db, origen)
  return {
    ...shown,
    url_verificar: checkPath(row.codigo),
    actual_id: chain[0]!.id === id ? null : chain[0]!.id,
    historia: chain.flatMap(eventsOf).sort((a, b) => Number(b.momento) - Number(a.momento)),
  }
}

type Event = Omit<Detail['historia'][number], 'momento'> & { momento: Date }

function eventsOf(one: Awaited<ReturnType<typeof queries.listChain>>[number]): Event[] {
  const { codigo, emision } = one
  const event = (tipo: Event['tipo'], momento: Date | null, autor: string | null, motivo = ''): Event[] =>
    momento ? [{ tipo, codigo, emision, momento, autor, motivo }] : []
  return [
    ...event('revocado', one.revocado_en, one.revocador, one.revocado_motivo),
    ...event('enviado', one.enviado_en, null),
    ...event(emision === 1 ? 'emitido' : 'reemitido', one.creado_en, one.autor, one.motivo),
  ]
}

/** Returns the choices of form and filter. */
export async function certificateInitData(db: Db): Promise<In<typeof CertificateInitDataSchema>> {
  return { workshops: await queries.listWorkshops(db) }
}
