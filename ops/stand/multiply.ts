import { type RawBuilder, sql } from 'kysely'
import { sealAll } from '../../apps/server/src/core/audit/seal.ts'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { fillInBulk } from '../../bench/core/bulk-fill.ts'

interface Copied {
  table: string
  /** Columns whose values a copy has for itself, by its number `k`. */
  own?: Readonly<Record<string, string>>
  /** Trigger whose result contains such a value. */
  trigger?: string
  /** What the audit says of such a row. */
  action?: string
}

/** The records of the house. People, enterprises and what belongs to a day or a mail stay as they are. */
const copied: readonly Copied[] = [
  {
    table: 'clasificado',
    own: { sku: `sku || '-' || k`, destacado: 'false', vence_en: `vence_en + interval '30 days'` }, // nobody is mailed now
    action: 'classifieds.created',
  },
  { table: 'propiedad', own: { sku: `sku || '-' || k`, destacado: 'false' }, action: 'properties.created' },
  { table: 'propiedad_historial' },
  {
    table: 'clasificado_cliente',
    own: {
      email: `case email when '' then '' else k || '.' || email end`,
      telefono: `case telefono when '' then '' else telefono || k end`,
    },
  },
  { table: 'solicitud_clasificado', action: 'requests.created' },
  { table: 'solicitud_evento' },
  {
    table: 'cotizacion',
    own: { numero: `numero || '-' || k`, hash: 'md5(hash || k) || md5(k || hash)' },
    trigger: 'cotizacion_texto',
    action: 'quotes.created',
  },
  { table: 'cotizacion_linea' },
  { table: 'cotizacion_evento' },
  { table: 'orden_produccion' },
  { table: 'orden_evento' },
  { table: 'contacto', own: { email: `k || '.' || email` }, action: 'contacts.created' },
  { table: 'historialcontacto' },
]

/**
 * Makes the records of the demo data `times` as many, each with its row of the audit, sealed. The rows are of now: one
 * that claims to be older than those before it counts as put in later. Needs a superuser.
 */
export async function multiplyDemo(db: Db, times: number): Promise<void> {
  const last = await lastIds(db)
  for (const each of copied) await copy(db, each, times - 1, last)
  for (const { table, action } of copied) if (action) await audit(db, table, action, last.get(table)!)
  await sealAll(db)
}

/** The highest id of each table. A copy has the ids above it, so the copies of what refers to it are known. */
async function lastIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  for (const { table } of copied) {
    const { rows } = await sql<{ id: number }>`select max(id)::int as id from ${sql.table(table)}`.execute(db)
    last.set(table, rows[0]!.id)
  }
  return last
}

async function copy(db: Db, { table, own = {}, trigger }: Copied, copies: number, last: ReadonlyMap<string, number>) {
  const { rows } = await sql<{ column: string; refers: string | null }>`
    select attname as column, (
        select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = attrelid and conkey = array[attnum]) as refers
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  const columns = rows.map(({ column }) => sql.ref(column))
  const values = rows.map(({ column, refers }): RawBuilder<unknown> => {
    if (own[column]) return sql.raw(own[column])
    const above = last.get(column === 'id' ? table : (refers ?? ''))
    return above === undefined ? sql.ref(column) : sql`${sql.ref(column)} + k * ${sql.lit(above)}`
  })
  await fillInBulk(db, copies, {
    tables: [table],
    ...(trigger && { trigger }),
    insert: async (db, from, to) => {
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
        select ${sql.join(values)} from ${sql.table(table)}, generate_series(${from}::int, ${to}::int) k
        where id <= ${last.get(table)}`.execute(db)
    },
  })
}

async function audit(db: Db, table: string, action: string, last: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`
      insert into auditoria (creado_en, usuario_id, ip, solicitud_id, accion, entidad, entidad_id, despues)
      select now(), 1, '10.0.0.1', md5(${table} || id), ${action}, ${table}, id::text, jsonb_build_object('id', id)
      from ${sql.table(table)} where id > ${last}`.execute(db)
  })
}
