import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#core/database/database.ts'
import type { LockedQuote } from '../queries.ts'

/** Who issued and wrote a quote, and the client's country, as names. */
export function getNames(db: Db, { id }: Pick<LockedQuote, 'id'>) {
  return db
    .selectFrom('cotizacion as q')
    .innerJoin('empresa as e', 'e.id', 'q.empresa_id')
    .innerJoin('usuario as u', 'u.id', 'q.usuario_id')
    .innerJoin('pais', 'pais.id', 'q.pais_id')
    .select(['pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select(sql<string>`trim(concat(u.nombres, ' ', u.apellido_paterno))`.as('autor_nombre'))
    .select(({ ref }) =>
      jsonBuildObject({ nombre: ref('e.nombre'), email: ref('e.email'), telefono: ref('e.telefono') }).as('empresa'),
    )
    .where('q.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Programs of mail servers follow a link this soon after its mail. */
const scannedSeconds = 10
/** Whoever looks again within so many minutes of his visit is still on it. */
const visitMinutes = 10

/** Counts a visit; returns which it is, or null for what is none. Of two at once one counts. */
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

/** The first look, as lists are found by it; whoever edits meanwhile is not told that someone was faster. */
async function markOpened(db: Db, quoteId: number): Promise<void> {
  await db.updateTable('cotizacion').set({ abierta_en: sql<Date>`now()` }).where('id', '=', quoteId).execute()
}
