import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { fillInBulk } from './bulk-fill.ts'

const firstNames = ['María', 'Ana', 'José', 'Luis', 'Carla', 'Iñaki', 'Rosa', 'Pedro', 'Ximena', 'Hugo']
const lastNames = ['González', 'López', 'Peña', 'Núñez', 'Torres', 'Ávila', 'Quispe', 'Rojas', 'Mamani', 'Silva']
const companies = ['Minera', 'Canteras', 'Constructora', 'Túneles', 'Perforaciones', 'Áridos', 'Obras', 'Grupo']

const oneOf = (list: readonly string[], step: number) =>
  sql`(${list}::text[])[1 + (i / ${sql.lit(step)}) % ${sql.lit(list.length)}]`
const person = sql`${oneOf(firstNames, 1)} || ' ' || ${oneOf(lastNames, 10)} || ' ' || i % 9973`
const company = sql`${oneOf(companies, 3)} || ' ' || i % 5003`

/** Adds customers of the machines, and a request of each for one of the machines that are there. */
export async function fillRequests(db: Db, count: number): Promise<void> {
  await fillInBulk(db, count, {
    tables: ['clasificado_cliente'],
    insert: async (db, from, to) => {
      await sql`
        insert into clasificado_cliente (id, nombre, email, telefono, pais_id, empresa)
        overriding system value
        select i, ${person}, 'cliente' || i || '@example.com', '+5691' || lpad(i::text, 7, '0'), 152, ${company}
        from generate_series(${from}::int, ${to}::int) i`.execute(db)
    },
  })
  await fillInBulk(db, count, {
    tables: ['solicitud_clasificado'],
    insert: async (db, from, to) => {
      await sql`
        insert into solicitud_clasificado (id, clasificado_id, cliente_id, tipo, estado_id, nombre, email, empresa, creado_en)
        overriding system value
        select i, i, i, 'venta', 11, ${person}, 'cliente' || i || '@example.com', ${company},
          now() - make_interval(mins => ${sql.lit(count)} - i)
        from generate_series(${from}::int, ${to}::int) i`.execute(db)
    },
  })
}

/** Adds users of the first enterprise, with ids above those that are there. */
export const fillUsers = (db: Db, count: number): Promise<void> =>
  fillInBulk(db, count, {
    tables: ['usuario'],
    insert: async (db, from, to) => {
      await sql`
        insert into usuario (id, nombres, apellido_paterno, email, rol_id, empresa_id, pais_id)
        overriding system value
        select 1000 + i, ${person}, ${oneOf(lastNames, 7)}, 'usuario' || i || '@example.com', 3, 1, 152
        from generate_series(${from}::int, ${to}::int) i`.execute(db)
    },
  })

/** Notes the clients of the quotes that are there, as the trigger does that filling in bulk leaves out. */
export async function noteQuoteClients(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`
      insert into cotizacion_cliente (empresa_id, usuario_id, email, cotizacion_id, usado_en, texto)
      select q.empresa_id, q.usuario_id, lower(q.cliente_email), q.id, q.creado_en, cotizacion_cliente_texto(q)
      from cotizacion q join (
        select distinct on (empresa_id, usuario_id, lower(cliente_email)) id
        from cotizacion order by empresa_id, usuario_id, lower(cliente_email), creado_en desc) last using (id)`.execute(
      db,
    )
  })
  await sql`analyze cotizacion_cliente`.execute(db)
}
