import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { fillInBulk } from './bulk-fill.ts'

/** Licenses of one holder. */
const each = 4

/** Adds holders in several enterprises and countries, four licenses for each, and a period for each license. */
export async function fillLicenses(db: Db, count: number): Promise<void> {
  const { rows } = await sql<{ last: number }>`select max(id) as last from usuario`.execute(db)
  const last = rows[0]!.last
  await db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`
      with sede as (select id, empresa_id, row_number() over (order by id) as lugar, count(*) over () as sedes from sucursal)
      insert into usuario (nombres, apellido_paterno, email, rol_id, empresa_id, sucursal_id, pais_id)
        select (array['Ana','Luis','Elena','Diego','Rosa'])[1 + i % 5], 'Titular ' || i, 'titular' || i || '@example.com', 3,
          sede.empresa_id, sede.id, (array[152, 604, 484, 76, 72])[1 + i % 5]
        from generate_series(1, ${Math.ceil(count / each)}::int) i join sede on sede.lugar = 1 + i % sede.sedes`.execute(
      db,
    )
  })
  await fillInBulk(db, count, {
    tables: ['licencia'],
    insert: async (db, from, to) => {
      await sql`
        insert into licencia (id, usuario_id, servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, estado_id,
          empresa_id, sucursal_id, zona_horaria, creado_en)
        overriding system value
        select i, u.id, 1 + i % 3, 2 + i % 3, current_date + 1000 - i % 1500 - 365, current_date + 1000 - i % 1500,
          case when i % 1500 > 1010 then 4 else 1 end, u.empresa_id, u.sucursal_id, p.zona_horaria,
          now() - make_interval(mins => i % 900000)
        from generate_series(${from}::int, ${to}::int) i
        join usuario u on u.id = ${last}::int + 1 + (i - 1) / ${sql.lit(each)} join pais p on p.id = u.pais_id`.execute(
        db,
      )
    },
  })
  await fillInBulk(db, count, {
    tables: ['licencia_periodo'],
    insert: async (db, from, to) => {
      await sql`
        insert into licencia_periodo (id, licencia_id, tipo_licencia_id, fecha_inicio, fecha_termino, creado_en)
        overriding system value
        select id, id, tipo_licencia_id, fecha_inicio, fecha_termino, fecha_inicio from licencia
        where id between ${from} and ${to}`.execute(db)
    },
  })
  await sql`analyze usuario`.execute(db)
}
