import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere } from '../queries.ts'

/** What a contact is recognized by. */
export interface Recognized {
  email: string
  telefono: string
  nombre: string
  empresa: string
}

/** How alike name and company of two contacts are, from which on they count as one (A10.3). */
export const alike = 0.9

/** Maximum number of similar contacts that are compared. */
const mostCompared = 500

/**
 * Waits for others who save a contact with the same e-mail, phone, or name and company: of two at once the second one
 * sees the first. Sorted, so that they do not wait for each other.
 */
export const waitForSame = (db: Db, { email, telefono, nombre, empresa }: Recognized): Promise<void> =>
  waitForKeys(db, sql`${[email.toLowerCase(), telefono]}::text[] || contacto_claves(${nombre}, ${empresa})`)

/** The same for a list of contacts by their e-mails, in small letters, and phones. */
export const waitForAddresses = (db: Db, addresses: readonly string[]): Promise<void> =>
  waitForKeys(db, sql`${addresses}::text[]`)

async function waitForKeys(db: Db, keys: RawBuilder<unknown>): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('contacto ' || clave, 0)) from (
      select distinct clave from unnest(${keys}) clave order by clave
    ) claves`.execute(db)
}

/** Returns the contacts of a scope that seem to be the same person, at most `most`: equal addresses first. */
export async function listSame(
  db: Db,
  scope: Scope,
  { email, telefono, nombre, empresa }: Recognized,
  { except, most }: { except: number | null; most: number },
) {
  const others = db
    .selectFrom('contacto')
    .where(isThere(scope))
    .$if(except !== null, (query) => query.where('contacto.id', '<>', except!))
  const byAddress = others
    .where((eb) =>
      eb.or([eb(sql<string>`lower(contacto.email)`, '=', email.toLowerCase()), eb('contacto.telefono', '=', telefono)]),
    )
    .select('contacto.id')
    .select(sql<number>`1`.as('parecido'))
    .limit(mostCompared)
  const candidates = others
    .where(sql<SqlBool>`contacto_claves(contacto.nombre, contacto.empresa) && contacto_claves(${nombre}, ${empresa})`)
    .select(['contacto.id', 'contacto.nombre', 'contacto.empresa'])
    .limit(mostCompared)
  const likeness = sql<number>`similarity(sin_acentos(c.nombre || ' ' || c.empresa), sin_acentos(${`${nombre} ${empresa}`}))`
  const { rows } = await sql<Same>`
    select c.id, c.nombre, c.email, c.telefono, c.empresa,
      lower(c.email) = ${email.toLowerCase()} as mismo_email,
      c.telefono = ${telefono} as mismo_telefono
    from (
      select id, max(parecido) as parecido from (
        (${byAddress}) union all (select c.id, ${likeness} as parecido from (${candidates}) c where ${likeness} >= ${alike})
      ) todos group by id
    ) iguales join contacto c on c.id = iguales.id
    order by lower(c.email) = ${email.toLowerCase()} desc, c.telefono = ${telefono} desc, iguales.parecido desc, c.id
    limit ${most}`.execute(db)
  return rows
}

interface Same extends Recognized {
  id: number
  mismo_email: boolean
  mismo_telefono: boolean
}
