import { OfferMode } from '@portal/contract/machines/constants'
import { type Insertable, sql } from 'kysely'
import type { Clasificado, Subasta } from '../src/core/database/schema.ts'
import { type ABidder, bidsOf, leaveMs, openBidders } from './crash/auctions.ts'
import { anItem } from './machines.ts'
import { pinMailedTo } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>
const path = '/v1/clasificado/subasta'
let made = 0

interface Wishes {
  /** Minutes from now, by the database's clock. */
  startsIn?: number
  endsIn?: number
  item?: Partial<Insertable<Clasificado>>
  auction?: Partial<Insertable<Subasta>>
}

/** An auction that has run for an hour and runs for one more, from 10,000 USD, unless wished otherwise. */
export async function anAuction(app: App, { startsIn = -60, endsIn = 60, item = {}, auction = {} }: Wishes = {}) {
  const machine = await anItem(app, { es_oferta: true, modo_oferta: OfferMode.auction, ...item })
  const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(secs => ${minutes * 60}::float8)`
  const row = await app.deps.db
    .insertInto('subasta')
    .values({
      clasificado_id: machine.id,
      moneda: machine.moneda,
      precio_inicial: 10_000,
      inicia_en: inMinutes(startsIn),
      termina_en: inMinutes(endsIn),
      fin_efectivo: inMinutes(endsIn),
      ...auction,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, itemId: machine.id, ownerId: machine.usuario_id, brand: machine.marca }
}

export type AnAuction = Awaited<ReturnType<typeof anAuction>>

/** What someone who wants to bid sends; each is someone else unless given. */
export const aJoinForm = (changes: object = {}) => ({
  nombre: 'Marta Gómez',
  email: `postor${++made}@example.com`,
  telefono: '',
  pais_id: 152,
  empresa: 'Áridos del Norte',
  idioma: 'es',
  acepta_condiciones: true,
  ...changes,
})

export const join = (app: TestApp, { itemId }: { itemId: number }, form: object): Promise<Answered> =>
  app.call('POST', `${path}/participar/${itemId}`, form, null, fromElsewhere())

export const verify = (app: TestApp, { itemId }: { itemId: number }, form: object): Promise<Answered> =>
  app.call('POST', `${path}/verificar/${itemId}`, form, null, fromElsewhere())

export type { ABidder }

/** Someone who came through the front door: form, mail, PIN. */
export async function aBidder(app: TestApp, auction: AnAuction, changes: object = {}): Promise<ABidder> {
  const form = aJoinForm(changes)
  const joined = await join(app, auction, form)
  if (joined.status !== 200) throw new Error(`${joined.codigo} ${joined.mensaje}`)
  const verified = await verify(app, auction, { email: form.email, pin: await pinMailedTo(app, form.email) })
  if (verified.status !== 200) throw new Error(`${verified.codigo} ${verified.mensaje}`)
  const token: string = verified.datos.url_postor.replace('/auction/', '')
  return { id: Number.parseInt(token, 10), email: form.email, token }
}

/** Verified bidders as they are in the database, for those who need many. */
export const manyBidders = ({ deps: { db, secrets } }: App, auction: { id: number }, count: number) =>
  openBidders(db, secrets.enlace, auction.id, count)

/** Bids up to a maximum, or exactly an amount. */
export const placeBid = (
  app: TestApp,
  { token }: { token: string },
  monto: number | string,
  rest: object = { es_maximo: true },
): Promise<Answered> => app.call('POST', `${path}/postor/${token}/puja`, { monto, ...rest }, null, fromElsewhere())

export const auctionRow = ({ deps: { db } }: App, id: number) =>
  db.selectFrom('subasta').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const bidRows = ({ deps: { db } }: App, auctionId: number) => bidsOf(db, auctionId)

export const publicAuction = (app: TestApp, { itemId }: { itemId: number }) =>
  app.call('GET', `${path}/list_all/${itemId}`)

/** As if so many milliseconds were left, by the database's clock; fewer than 0: over, also where that is set back a little. */
export const leave = ({ deps: { db } }: App, { id }: { id: number }, ms: number) => leaveMs(db, id, ms)

/** How many requests for an item there are, by state. */
export async function requestsOf({ deps: { db } }: App, itemId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'estado_id', 'email', 'monto_venta', 'monto_reserva', 'vence_en', 'moneda'])
    .where('clasificado_id', '=', itemId)
    .orderBy('id')
    .execute()
}
