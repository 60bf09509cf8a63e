import { Module, Role } from '@portal/contract/access/constants'
import type { Insertable, Updateable } from 'kysely'
import type { Clasificado, Pago, SolicitudClasificado } from '../src/core/database/schema.ts'
import { chileId } from './makers.ts'
import { aUser, type Person, theHouse } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>
let made = 0

/** A category of its own for each call. */
export async function aCategory({ deps: { db } }: App): Promise<number> {
  const name = `Categoría ${++made}-${Math.random()}`
  const { id } = await db
    .insertInto('clasificado_categoria')
    .values({ nombre: name, nombre_en: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A public item for 40,000 USD unless wished otherwise, of a customer of its own. */
export async function anItem(app: App, wishes: Partial<Insertable<Clasificado>> = {}) {
  const ownerId = wishes.usuario_id ?? (await aUser(app)).id
  const price = wishes.precio ?? 40_000
  return app.deps.db
    .insertInto('clasificado')
    .values({
      usuario_id: ownerId,
      aprobacion: 1,
      marca: `Excavadora ${++made}`,
      anio: 2020,
      condicion: 0,
      categoria_id: wishes.categoria_id ?? (await aCategory(app)),
      pais_id: chileId,
      ciudad: 'Calama',
      descripcion: 'Excavadora en buen estado, con mantención al día.',
      precio: price,
      precio_final: price,
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An item for rent: 95 USD a day, at least 7 days, unless wished otherwise. */
export const aRental = (app: App, wishes: Partial<Insertable<Clasificado>> = {}) =>
  anItem(app, { es_venta: false, es_arriendo: true, precio: 0, precio_arriendo: 95, dias_minimos: 7, ...wishes })

/** What the form of a request sends; each from someone else unless given. */
export const aRequestForm = (changes: object = {}) => ({
  nombre: 'Carla Pérez',
  email: `carla${++made}@example.com`,
  telefono: '',
  pais_id: chileId,
  empresa: 'Minera Ejemplo',
  mensaje: '¿Sigue disponible?',
  idioma: 'es',
  ...changes,
})

const path = '/v1/clasificado'

/** Sends a request from an address of its own. */
export const ask = (app: TestApp, form: object, from: object = fromElsewhere()): Promise<Answered> =>
  app.call('POST', `${path}/enviar_solicitud`, aRequestForm(form), null, from)

/** A request for an item as it is in the database, in the wished state. Through the front door, then moved by hand. */
export async function aRequest(
  app: TestApp,
  itemId: number,
  form: object = {},
  state: Updateable<SolicitudClasificado> = {},
): Promise<{ id: number; token: string; version: number }> {
  const reply = await ask(app, { clasificado_id: itemId, ...form })
  if (reply.status !== 200) throw new Error(`the request was refused: ${reply.mensaje}`)
  const id: number = reply.datos.solicitud_clasificado_id
  if (Object.keys(state).length)
    await app.deps.db.updateTable('solicitud_clasificado').set(state).where('id', '=', id).execute()
  return { id, token: reply.datos.url_seguimiento.replace('/request/', ''), version: 1 }
}

/** Staff of the machines: an administrator with all that the module needs, unless another role is wished. */
export const aClerk = async (app: App, role: Role = Role.user): Promise<Person> =>
  aUser(app, { role, enterpriseId: await theHouse(app), modules: [Module.manageMachines] })

/** Changes the state of a request as it is now, unless a version is given. */
export async function changeStatus(app: TestApp, id: number, to: number, as: Signed, rest: object = {}) {
  const { version } = await requestRow(app, id)
  const body = { solicitud_clasificado_id: id, estado_id: to, comentario: 'Conversado por teléfono', version, ...rest }
  return app.call('POST', `${path}/solicitud/change_estado`, body, as)
}

export const requestRow = ({ deps: { db } }: App, id: number) =>
  db.selectFrom('solicitud_clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const itemRow = ({ deps: { db } }: App, id: number) =>
  db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const oneRequest = (app: TestApp, id: number | string, as: Signed) =>
  app.call('GET', `${path}/solicitud/list/solicitud?solicitud_clasificado_id=${id}`, undefined, as)

export const eventsOf = ({ deps: { db } }: App, requestId: number) =>
  db.selectFrom('solicitud_evento').selectAll().where('solicitud_id', '=', requestId).orderBy('id').execute()

/** A date so many days from today by the clock of the business. */
export function dayFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A card payment of a request as it is in the books, 2,000 USD unless wished otherwise. */
export async function aPayment({ deps: { db } }: App, requestId: number, wishes: Partial<Insertable<Pago>> = {}) {
  const mark = `p${++made}-${Math.random().toString(36).slice(2)}`
  const { id } = await db
    .insertInto('pago')
    .values({
      solicitud_id: requestId,
      buy_order: mark.slice(0, 26),
      session_id: mark,
      retorno: mark,
      comercio: '597055555532',
      moneda: 'USD',
      monto: 2000,
      condiciones: '-',
      ip: '127.0.0.1',
      ...wishes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const refundsOf = ({ deps: { db } }: App, paymentId: number) =>
  db.selectFrom('pago_reembolso').select(['monto', 'motivo']).where('pago_id', '=', paymentId).execute()
