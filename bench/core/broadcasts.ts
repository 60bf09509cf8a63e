import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/db.ts'

const author = sql`(select max(id) from usuario where rol_id = 5)`

/** Inserts contacts of the last super administrator, `contacto1` to the number that is asked for, at a domain: `@example.com`. */
export async function insertContacts(db: Db, count: number, domain: string): Promise<void> {
  await sql`
    insert into contacto (nombre, email, telefono, pais_id, empresa, responsable_id)
    select 'Contacto ' || n, 'contacto' || n || ${domain}::text, '+569' || lpad(n::text, 8, '0'), 152, 'Minera ' || n, ${author}
    from generate_series(1, ${count}::int) n`.execute(db)
}

/** Inserts a broadcast to all contacts of a domain that is due; returns its id. */
export async function insertBroadcast(db: Db, domain: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into difusion (titulo, asunto, mensaje, seleccion, estado, enviada_en, creado_por)
    values ('Novedades', 'Hola {{nombre|cliente}}', '<p>Estimado {{nombre}}:</p><p>Hay novedades para {{empresa}}.</p>',
      '{}', 'enviando', now(), ${author}) returning id`.execute(db)
  const { id } = rows[0]!
  await sql`
    insert into difusion_destinatario (difusion_id, contacto_id, email, idioma, estado)
    select ${id}, id, email, idioma, 'en_cola' from contacto where email like ${`%${domain}`}`.execute(db)
  return id
}

/** Compares what a broadcast says of each recipient with the addresses of the mails that arrived. */
export async function outcomesOf(db: Db, id: number, arrived: readonly string[]) {
  const { rows } = await sql<{ email: string; estado: string }>`
    select email, estado from difusion_destinatario where difusion_id = ${id}`.execute(db)
  const got = new Set(arrived)
  const isLost = ({ email, estado }: { email: string; estado: string }) =>
    estado === 'enviado' ? !got.has(email) : estado !== 'desconocido'
  return {
    recipients: rows.length,
    twice: arrived.length - got.size,
    lost: rows.filter(isLost).length,
    unknown: rows.filter(({ estado }) => estado === 'desconocido').length,
  }
}
