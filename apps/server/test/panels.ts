import { sql } from 'kysely'
import { importPaths } from '../../web/app/features/imports/paths.ts'
import { aLicense } from './licenses.ts'
import { anItem, aPayment, aRequest } from './machines.ts'
import { aLine, aQuote, aSentQuote, type Seller } from './quotes.ts'
import type { TestApp } from './start-app.ts'
import { aContactForm, formRow, sendForm } from './visitor-forms.ts'

/** The day in a time zone, so many days later. */
export const dayIn = (zone: string, later: number) => sql`((now() at time zone ${zone}::text)::date + ${later}::int)`

/** Quotes of each state, of today, of last month and of long ago, in two currencies, one that reaches the third tier. */
export async function quotesOf(t: TestApp, seller: Seller): Promise<void> {
  const { db } = t.deps
  const ids = []
  for (const cantidad of [500, 20_000, 500, 500])
    ids.push((await aQuote(t, seller, { lineas: [aLine({ cantidad })] })).id)
  const [one, two, old, cancelled] = ids
  await sql`update cotizacion set estado = 'aprobada', aprobada_en = now() where id in (${one}, ${two}, ${old})`.execute(
    db,
  )
  await sql`update cotizacion_linea set costo_unitario = 8.4075, costo_master = 7.125 where cotizacion_id in (${one}, ${two})`.execute(
    db,
  )
  await sql`update cotizacion set moneda = 'CLP', total = 950000 where id = ${one}`.execute(db)
  await sql`update cotizacion set creado_en = now() - interval '40 days', aprobada_en = now() - interval '40 days' where id = ${old}`.execute(
    db,
  )
  await sql`update cotizacion set estado = 'cancelada', sucursal_id = null where id = ${cancelled}`.execute(db)
}

/** Requests that wait for a day, came long ago, and paid a reservation. */
export async function requests(t: TestApp): Promise<void> {
  const { db } = t.deps
  const item = await anItem(t)
  const ids = []
  for (let count = 0; count < 3; count++) ids.push((await aRequest(t, item.id)).id)
  await sql`update solicitud_clasificado set creado_en = now() - interval '25 hours' where id = ${ids[0]}`.execute(db)
  await sql`update solicitud_clasificado set creado_en = now() - interval '50 days' where id = ${ids[1]}`.execute(db)
  await sql`update solicitud_clasificado set reservado_en = now(), monto_reserva = 2000, estado_id = 24 where id = ${ids[2]}`.execute(
    db,
  )
  await aPayment(t, ids[2]!, { estado: 'aprobada', saldo: 2000 })
}

/** Licenses of each in force, ended, and ending today. */
export async function licenses(t: TestApp, sellers: readonly Seller[], zone: string): Promise<void> {
  for (const seller of sellers) {
    const ids = [
      await aLicense(t, { holderId: seller.id }),
      await aLicense(t, { holderId: seller.id, from: -400, to: -40 }),
    ]
    await sql`update licencia set empresa_id = ${seller.enterpriseId} where id = any(${ids}::int[])`.execute(t.deps.db)
    const ending = await aLicense(t, { holderId: seller.id, from: -30, to: 0 })
    await sql`update licencia set empresa_id = ${seller.enterpriseId}, fecha_termino = ${dayIn(zone, 0)} where id = ${ending}`.execute(
      t.deps.db,
    )
  }
}

/** Failed imports of others, a mail of a quote and a form that could not be delivered. */
export async function failures(t: TestApp, seller: Seller): Promise<void> {
  const { db } = t.deps
  for (const tipo of Object.keys(importPaths))
    await db
      .insertInto('importacion')
      .values({ tipo, usuario_id: seller.id, estado: 'fallido', huella: tipo })
      .execute()
  const { id: mail } = await db
    .insertInto('correo')
    .values({ para: 'x@example.com', asunto: '', texto: '', idioma: 'es', motivo: 'x', estado: 'fallido' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await aSentQuote(t, seller)
  await sql`update cotizacion set envio_correo_id = ${mail} where id = ${id}`.execute(db)
  const form = await formRow(t, (await sendForm(t, 'contacto', aContactForm())).datos.referencia)
  await sql`update formulario set entrega = 'fallido', correo_id = null where id = ${form.id}`.execute(db)
}
