import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere } from './queries.ts'

/** What a contact is recognized by. */
export interface Recognized {
  email: string
  telefono: string
  nombre: string
  empresa: string
}

/** How alike name and company of two contacts are, from which on they count as one (rule contacts/duplicates). */
const alike = 0.9

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

type Named = Pick<Recognized, 'nombre' | 'empresa'>

/**
 * Selects contacts of a scope of nearly the same name and company as each of these forms, whose places count from 0
 * (rule contacts/duplicates): an index finds who shares a key, and those are compared. The scope is looked at after
 * that (`offset 0`): while a table is being filled its statistics say that the reader has few contacts, and computing
 * the keys of all they have would take seconds.
 */
function alikeTo(scope: Scope, forms: readonly Named[]) {
  const names = forms.map(({ nombre }) => nombre)
  const companies = forms.map(({ empresa }) => empresa)
  const text = (row: string) => sql`sin_acentos(${sql.ref(`${row}.nombre`)} || ' ' || ${sql.ref(`${row}.empresa`)})`
  return sql`(
    select form.lugar::int - 1 as lugar, c.id, c.nombre, similarity(${text('c')}, ${text('form')}) as parecido
    from (
      select f.*, contacto_claves(nombre, empresa) as claves
      from unnest(${names}::text[], ${companies}::text[]) with ordinality f (nombre, empresa, lugar) offset 0) form
    cross join lateral (
      select id, nombre, empresa
      from (
        select id, nombre, empresa, responsable_id, empresa_id, eliminado_en from contacto
        where eliminado_en is null and contacto_claves(nombre, empresa) && form.claves offset 0) contacto
      where ${isThere(scope)}
      limit ${sql.lit(mostCompared)}) c
    where similarity(${text('c')}, ${text('form')}) >= ${alike})`
}

/** Returns the place of each form with a contact nearly alike, and the name of the oldest one. */
export async function listAlike(db: Db, scope: Scope, forms: readonly Named[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ lugar: number; nombre: string }>`
    select distinct on (lugar) lugar, nombre from ${alikeTo(scope, forms)} parecidos order by lugar, id`.execute(db)
  return new Map(rows.map(({ lugar, nombre }) => [lugar, nombre]))
}

/** Returns the contacts of a scope that seem to be the same person, at most `most`: equal addresses first. */
export async function listSame(
  db: Db,
  scope: Scope,
  { email, telefono, nombre, empresa }: Recognized,
  { except, most }: { except: number | null; most: number },
) {
  const byAddress = db
    .selectFrom('contacto')
    .where(isThere(scope))
    .where((eb) =>
      eb.or([eb(sql<string>`lower(contacto.email)`, '=', email.toLowerCase()), eb('contacto.telefono', '=', telefono)]),
    )
    .select('contacto.id')
    .select(sql<number>`1`.as('parecido'))
    .limit(mostCompared)
  const { rows } = await sql<Same>`
    select c.id, c.nombre, c.email, c.telefono, c.empresa,
      lower(c.email) = ${email.toLowerCase()} as mismo_email,
      c.telefono = ${telefono} as mismo_telefono
    from (
      select id, max(parecido) as parecido from (
        (${byAddress}) union all (select id, parecido from ${alikeTo(scope, [{ nombre, empresa }])} parecidos)
      ) todos group by id
    ) iguales join contacto c on c.id = iguales.id
    where c.id is distinct from ${except}::int
    order by mismo_email desc, mismo_telefono desc, iguales.parecido desc, c.id
    limit ${most}`.execute(db)
  return rows
}

interface Same extends Recognized {
  id: number
  mismo_email: boolean
  mismo_telefono: boolean
}
