import { sql } from 'kysely'
import { deliveredMails } from './mail.ts'
import { withPortalDatabase } from './own-database.ts'
import { until } from './programs.ts'

/** Where the recipients of the drill's broadcasts are: their mails are counted with their broadcast. */
export const broadcastDomain = '@difusion.test'

/** Mails that the demo data say were sent. */
let ofDemo = 0

const countOf = (state: 'enviado' | 'pendiente') =>
  withPortalDatabase(async (db) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from correo where estado = ${state}`.execute(db)
    return rows[0]!.n
  })

/** Call it before any process sends. */
export async function noteMails(): Promise<void> {
  ofDemo = await countOf('enviado')
}

/** Waits until no mail waits, and compares what the portal sent with what the mailbox holds. */
export async function mailsOnce(): Promise<{ delivered: number; twice: number; missing: number }> {
  await until('all mails are sent', async () => (await countOf('pendiente')) === 0, 120).catch(() => {})
  const sent = (await countOf('enviado')) - ofDemo
  const lettersApart = () => deliveredMails().filter(({ to }) => !to.endsWith(broadcastDomain))
  await until('all mails are delivered', () => lettersApart().length >= sent, 30).catch(() => {})
  const ids = lettersApart().map(({ id }) => id)
  const once = new Set(ids).size
  return { delivered: ids.length, twice: ids.length - once, missing: Math.max(0, sent - once) }
}
