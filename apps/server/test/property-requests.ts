import { type Insertable, sql } from 'kysely'
import type { Propiedad } from '../src/core/database/schema.ts'
import { today } from '../src/core/database/today.ts'
import { aRequestForm, requestRow } from './machines.ts'
import type { Reserved } from './payments.ts'
import { aProperty } from './properties.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

/** Sends a request for a property from an address of its own. */
export const askForProperty = (app: TestApp, form: object, from: object = fromElsewhere()): Promise<Answered> =>
  app.call('POST', '/v1/propiedad/enviar_solicitud', aRequestForm(form), null, from)

/** A request for a property, through the front door. */
export async function aPropertyRequest(app: TestApp, propertyId: number, form: object = {}) {
  const reply = await askForProperty(app, { propiedad_id: propertyId, ...form })
  if (reply.status !== 200) throw new Error(`the request was refused: ${reply.mensaje}`)
  const id: number = reply.datos.solicitud_clasificado_id
  return { id, token: reply.datos.url_seguimiento.replace('/request/', '') as string }
}

/** Changes the state of a request for a property by the call of properties, as it is now unless a version is given. */
export async function changePropertyStatus(app: TestApp, id: number, to: number, as: Signed, rest: object = {}) {
  const { version } = await requestRow(app, id)
  const body = { solicitud_clasificado_id: id, estado_id: to, comentario: 'Visita acordada', version, ...rest }
  return app.call('POST', '/v1/propiedad/solicitud/change_estado', body, as)
}

/** Stores the value of a UF of today, in pesos. */
export const ufOfToday = async ({ deps: { db } }: TestApp, valor = 39_876.54): Promise<void> => {
  await sql`insert into tipo_cambio (moneda, fecha, valor, fuente)
    values ('UF', ${today}, ${valor}, 'prueba')
    on conflict (moneda, fecha) where eliminado_en is null do update set valor = excluded.valor`.execute(db)
}

export const noUfOfToday = async ({ deps: { db } }: TestApp): Promise<void> => {
  await sql`delete from tipo_cambio where moneda = 'UF'`.execute(db)
}

/** A request for a property in UF whose reservation of 50 UF waits to be paid, in pesos. */
export async function aPropertyReservation(
  app: TestApp,
  clerk: Signed,
  wishes: Partial<Insertable<Propiedad>> = {},
): Promise<Reserved & { propertyId: number }> {
  await ufOfToday(app)
  const property = await aProperty(app, { moneda: 'UF', precio: 5000, ...wishes })
  const email = `compra${property.id}@example.com`
  const { id } = await aPropertyRequest(app, property.id, { email })
  const reply = await changePropertyStatus(app, id, 23, clerk, { monto_reserva: 50 })
  if (reply.status !== 200) throw new Error(`the reservation was refused: ${reply.mensaje}`)
  const { monto_reserva: amount } = await requestRow(app, id)
  return { requestId: id, itemId: 0, propertyId: property.id, email, amount: amount ?? 0, currency: 'CLP' }
}
