import { Sessions, secretOf } from '../../apps/server/src/core/identity/sessions.ts'
import { manyReservations, type Reserved } from '../../apps/server/test/crash/reservations.ts'
import { Role } from '../../packages/contract/src/access/constants.ts'
import { type Load, startLoad } from '../load/load.ts'
import { startBuyers } from '../load/payments.ts'
import { publicUrl } from '../stand/front.ts'
import { withPortalDatabase } from '../stand/own-database.ts'

const share = Number(process.env.DRILL_SHARE ?? 1)

/** How much load there is; `DRILL_SHARE=0.5` makes half of it, for a machine that others use too. */
export const amounts = {
  visitors: Math.ceil(60 * share),
  staff: Math.ceil(30 * share),
  writers: Math.ceil(10 * share),
  paymentsPerSecond: 2 * share,
}

const pages = [
  '/',
  '/classifieds',
  '/classifieds?pagina=2',
  '/properties',
  '/allproducts',
  '/faq',
  '/events',
  '/nextlion',
  '/?lang=en',
  '/classifieds?lang=en&busqueda=camion',
]
const lists = [
  '/v1/unidad_tiempo/list',
  '/v1/contacto/list',
  '/v1/persona/list',
  '/v1/tarea/list',
  '/v1/auditoria/list',
]

/** Signs in as many members of staff as the load has. */
export const tokensOf = (count: number) =>
  withPortalDatabase(async (db) => {
    const sessions = new Sessions(await secretOf(db, 'sesion'))
    const { id } = await db
      .selectFrom('usuario')
      .select('id')
      .where('rol_id', '=', Role.superAdmin)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const caller = { ip: '172.16.0.1', agent: 'drill' }
    return Promise.all(Array.from({ length: count }, async () => (await sessions.open(db, id, caller)).token))
  })

/** One statement writes as many as its time limit allows on a busy machine. */
const reservationsAtOnce = 200

const reserve = (count: number) =>
  withPortalDatabase(async (db) => {
    const all: Reserved[] = []
    while (all.length < count)
      all.push(...(await manyReservations(db, Math.min(reservationsAtOnce, count - all.length))))
    return all
  })

export interface World {
  load: Load
  /** Ends load and buyers, and returns how many buyers there were. */
  stop(): Promise<number>
}

/** Starts visitors, staff, writers and buyers, for at most `seconds`. */
export async function startWorld(seconds: number, change: Partial<typeof amounts> = {}): Promise<World> {
  const { visitors, staff, writers, paymentsPerSecond } = { ...amounts, ...change }
  const tokens = await tokensOf(staff + writers)
  const reservations = await reserve(Math.ceil(seconds * paymentsPerSecond))
  const load = startLoad({ url: publicUrl, visitors, staff, writers, tokens, pages, lists })
  const buyers = startBuyers(reservations, paymentsPerSecond)
  return {
    load,
    async stop() {
      const [, bought] = await Promise.all([load.stop(), buyers.stop()])
      return bought
    },
  }
}
