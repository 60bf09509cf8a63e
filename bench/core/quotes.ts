import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database.ts'

const companies = ['Minera', 'Canteras', 'Constructora', 'Túneles', 'Perforaciones', 'Áridos', 'Obras', 'Grupo']
const places = ['Norte', 'Andina', 'del Bajío', 'Quebrada', 'Sierra', 'Salar', 'Costa', 'Ñuble', 'Cordillera', 'Pampa']

/** Few enough for the limit of a statement's time. */
const atOnce = 5000

/** Enterprises with a branch and a seller each; the first seller also sees all quotes. Answers the sellers' ids. */
export async function fillSellers(db: Db, count: number): Promise<number[]> {
  await sql`
    insert into empresa (nombre, abreviatura, pais_id, zona_horaria, email, telefono)
      select 'Empresa ' || i, 'E' || chr(65 + i / 26) || chr(65 + i % 26), 152, 'America/Santiago', 'e' || i || '@example.com',
        '+56912345678' from generate_series(0, ${count - 1}::int) i`.execute(db)
  await sql`insert into sucursal (empresa_id, nombre) select id, 'Casa matriz' from empresa`.execute(db)
  await sql`
    insert into usuario (nombres, email, rol_id, empresa_id, sucursal_id)
      select 'Vendedor ' || s.id, 'vendedor' || s.id || '@example.com', case when s.id = 1 then 5 else 4 end, empresa_id, s.id
      from sucursal s`.execute(db)
  await sql`
    insert into acceso_modulo (usuario_id, clave_modulo)
      select id, modulo from usuario, unnest(array['PlatformWebCotizacion', 'PlatformWebCotizacionGeneral']) modulo`.execute(
    db,
  )
  const users = await db.selectFrom('usuario').select('id').orderBy('id').execute()
  return users.map(({ id }) => id)
}

/** So many quotes of three lines, the newest first by id, spread over the enterprises and the states. */
export async function fillQuotes(db: Db, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(from + atOnce - 1, count)
    await sql`
      with nuevas as (
        insert into cotizacion (empresa_id, usuario_id, pais_id, estado, moneda, idioma, numero, creado_en, vigencia, vence_en,
          total, subtotal, impuesto, impuesto_porcentaje, cliente_empresa, cliente_nombre, cliente_telefono, cliente_email,
          referencia, hash)
        select u.empresa_id, u.id, 604, (array['pendiente','aprobada','aprobada','cancelada','vencida'])[1 + i % 5], 'USD', 'es',
          e.abreviatura || '-2026-' || lpad(i::text, 7, '0'), now() - make_interval(secs => ${count}::int - i),
          current_date + 30, now() + interval '30 days', 100 + i % 50000, 100 + i % 50000, 0, 0,
          (${companies}::text[])[1 + (i * 7) % ${companies.length}::int] || ' ' || (${places}::text[])[1 + (i / 3) % ${places.length}::int] || ' ' || i % 5003,
          'Contacto ' || i % 997, '+51987654321', 'compras' || i % 20011 || '@example.com', 'OC-' || i, md5(i::text) || md5(i::text)
        from generate_series(${from}::int, ${to}::int) i
        join usuario u on u.id = 1 + i % (select count(*) from usuario) join empresa e on e.id = u.empresa_id
        returning id)
      insert into cotizacion_linea (cotizacion_id, orden, producto_id, producto_nombre, categoria_id, cantidad, precio_venta, importe)
      select id, n, 2 + n, 'Producto ' || n, 1, 10, 10, 100 from nuevas, generate_series(1, 3) n`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}
