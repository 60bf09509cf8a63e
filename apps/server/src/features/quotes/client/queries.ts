import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#core/database/database.ts'
import { isVoided, type LockedQuote } from '../queries.ts'

/** Returns the names of issuer, author and client's country, and whether it was voided. */
export function getNames(db: Db, { id }: Pick<LockedQuote, 'id'>) {
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('empresa as e', 'e.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .select(['pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select(sql<string>`trim(concat(u.nombres, ' ', u.apellido_paterno))`.as('autor_nombre'))
    .select(isVoided.as('anulada'))
    .select(({ ref }) =>
      jsonBuildObject({
        nombre: ref('e.nombre'),
        email: ref('e.email'),
        telefono: ref('e.telefono'),
        identificador_tributario: ref('e.identificador_tributario'),
        pais_id: ref('e.pais_id'),
      }).as('empresa'),
    )
    .where('q.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Seconds after a mail in which visits come from mail scanners. */
const scannedSeconds = 10
/** Minutes in which a repeated look belongs to the same visit. */
const visitMinutes = 10

/** Counts a visit; returns its number, or null when it does not count. Of two concurrent visits one counts. */
export async function countOpening(db: Db, quoteId: number): Promise<number | null> {
  const { rows } = await sql<{ veces: number }>`
    insert into cotizacion_apertura (cotizacion_id)
    select ${quoteId}::int where not exists (
      select from cotizacion_evento where cotizacion_id = ${quoteId} and tipo in ('enviada', 'recordada', 'pin')
        and creado_en > now() - make_interval(secs => ${scannedSeconds}::int))
    on conflict (cotizacion_id) do update set veces = cotizacion_apertura.veces + 1, ultima_en = now()
      where cotizacion_apertura.ultima_en < now() - make_interval(mins => ${visitMinutes}::int)
    returning veces`.execute(db)
  const visit = rows[0]?.veces ?? null
  if (visit === 1) await markOpened(db, quoteId)
  return visit
}

/** Stores the first visit for the lists; does not raise the version, so editors get no conflict. */
async function markOpened(db: Db, quoteId: number): Promise<void> {
  await db.updateTable('cotizacion').set({ abierta_en: sql<Date>`now()` }).where('id', '=', quoteId).execute()
}
