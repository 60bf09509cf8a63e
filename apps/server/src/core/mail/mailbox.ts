import { mailboxCalls } from '@portal/contract/core/mailbox-calls'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Door } from '../door/door.ts'
import type { Env } from '../environment/env.ts'

const newest = 50

type Place = Pick<Env, 'NODE_ENV' | 'SMTP_URL' | 'DEMO_PUBLIC'>

/**
 * Whether mails are shown here: never in production, never with a mail server (rule platform/mailbox), and never where
 * other machines can reach the portal, since the mails hold everyone's PINs.
 */
export const hasMailbox = ({ NODE_ENV, SMTP_URL, DEMO_PUBLIC }: Place): boolean =>
  NODE_ENV !== 'production' && !SMTP_URL && !DEMO_PUBLIC

interface Deps {
  db: Db
  env: Place
}

/** Serves the mailbox of a machine without a mail server; elsewhere its call does not exist. */
export function mailboxRoutes(door: Door, { db, env }: Deps): void {
  if (!hasMailbox(env)) return
  door.mount(mailboxCalls.list, ({ params }) => listMails(db, params.para))
}

function listMails(db: Db, address: string) {
  let query = db
    .selectFrom('correo')
    .select(['id', 'para', 'asunto', 'texto', 'html', 'motivo', 'creado_en'])
    .orderBy('id', 'desc')
    .limit(newest)
  if (address) query = query.where(sql`lower(para)`, '=', address.toLowerCase())
  return query.execute()
}
