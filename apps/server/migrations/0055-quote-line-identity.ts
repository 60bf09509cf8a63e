import { type Kysely, sql } from 'kysely'

/**
 * From the likest to the least alike: what a line of the revision before must have in common with one of the next. What
 * tells lines of one product apart is its cable before its price, which a renewal changes, and that before its quantity.
 */
const likeness = [
  ['cantidad', 'longitud_cable', 'cable_extra', 'anios_licencia', 'precio_venta', 'descuento'],
  ['cantidad', 'longitud_cable', 'cable_extra', 'anios_licencia'],
  ['longitud_cable', 'cable_extra', 'anios_licencia', 'precio_venta', 'descuento'],
  ['longitud_cable', 'cable_extra', 'anios_licencia'],
  [],
] as const

/** A line of a quote has an identity from its birth, which revisions and renewals keep: they are compared by it (decision 022). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion_linea add column identidad uuid;
    update cotizacion_linea l set identidad = gen_random_uuid()
      from cotizacion q where q.id = l.cotizacion_id and q.anterior_id is null;
  `.execute(db)
  await inheritIdentities(db)
  await sql`
    -- by default for the release before this one, which may still write while processes change
    alter table cotizacion_linea alter column identidad set default gen_random_uuid(), alter column identidad set not null;
    alter table cotizacion_linea add constraint cotizacion_linea_identidad unique (cotizacion_id, identidad);
  `.execute(db)
}

/** Once, for what was written without: each revision after the one before it, the likest lines first, then in their order. */
async function inheritIdentities(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    select distinct revision from cotizacion where anterior_id is not null order by revision`.execute(db)
  for (const { revision } of rows) {
    for (const fields of likeness) await inherit(db, revision, fields)
    await sql`
      update cotizacion_linea l set identidad = gen_random_uuid() from cotizacion q
      where q.id = l.cotizacion_id and q.revision = ${revision} and l.identidad is null`.execute(db)
  }
}

async function inherit(db: Kysely<never>, revision: number, fields: readonly string[]): Promise<void> {
  const alike = sql.join(['producto_id', ...fields].map((field) => sql.ref(`l.${field}`)))
  await sql`
    with waiting as (
      select l.*, row_number() over (partition by l.cotizacion_id, ${alike} order by l.orden) as nth, q.anterior_id
      from cotizacion q join cotizacion_linea l on l.cotizacion_id = q.id
      where q.revision = ${revision} and q.anterior_id is not null and l.identidad is null
    ), free as (
      select l.*, row_number() over (partition by l.cotizacion_id, ${alike} order by l.orden) as nth
      from cotizacion q join cotizacion_linea l on l.cotizacion_id = q.anterior_id
      where q.revision = ${revision} and not exists (
        select from cotizacion_linea taken where taken.cotizacion_id = q.id and taken.identidad = l.identidad)
    )
    update cotizacion_linea l set identidad = free.identidad
    from waiting join free on free.cotizacion_id = waiting.anterior_id and free.nth = waiting.nth
      and (${sql.join(['producto_id', ...fields].map((field) => sql.ref(`free.${field}`)))})
        = (${sql.join(['producto_id', ...fields].map((field) => sql.ref(`waiting.${field}`)))})
    where l.id = waiting.id`.execute(db)
}
