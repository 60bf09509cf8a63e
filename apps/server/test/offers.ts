import { OfferMode } from '@portal/contract/machines/constants'
import type { Insertable } from 'kysely'
import type { Clasificado } from '../src/core/database/schema.ts'
import { anItem } from './machines.ts'
import type { Person } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, TestApp } from './start-app.ts'

const path = '/v1/clasificado/oferta'
let made = 0

/** A public machine for 40,000 USD that takes offers. */
export const anOfferItem = (app: TestApp, changes: Partial<Insertable<Clasificado>> = {}) =>
  anItem(app, { es_oferta: true, modo_oferta: OfferMode.offer, ...changes })

/** Sends an offer of 35,000 from someone else unless changed. */
export const sendOffer = (
  app: TestApp,
  itemId: number,
  changes: object = {},
  from = fromElsewhere(),
): Promise<Answered> =>
  app.call(
    'POST',
    `${path}/enviar`,
    {
      clasificado_id: itemId,
      monto: 35_000,
      nombre: 'Pablo Rivas',
      email: `oferta${++made}@example.com`,
      empresa: 'Rivas Hermanos',
      mensaje: 'Pago al contado',
      idioma: 'es',
      ...changes,
    },
    null,
    from,
  )

/** A stored offer, with its client. */
export async function anOffer(app: TestApp, itemId: number, changes: object = {}) {
  const email = `cliente${++made}@example.com`
  const reply = await sendOffer(app, itemId, { email, ...changes })
  if (reply.status !== 200) throw new Error(`${reply.codigo} ${reply.mensaje}`)
  const row = await app.deps.db
    .selectFrom('oferta')
    .selectAll()
    .where('solicitud_id', '=', reply.datos.solicitud_clasificado_id)
    .executeTakeFirstOrThrow()
  return { id: row.id, requestId: row.solicitud_id, email }
}

export const offerRow = ({ deps: { db } }: Pick<TestApp, 'deps'>, id: number) =>
  db.selectFrom('oferta').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Answers an offer as it is now. */
export async function answerOffer(app: TestApp, id: number, how: string, as: Person, body: object = {}) {
  const { version } = await offerRow(app, id)
  return app.call('PUT', `${path}/${how}/${id}`, { version, ...body }, as)
}
