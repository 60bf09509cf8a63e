import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Words that are compared letter by letter: the most similar ones, and for a short word those that begin alike. */
const mostCandidates = { similar: 30, short: 3000 }
/** Returns words of contacts for each of these, none for one with a digit. */
export async function listCandidates(db: Db, words: readonly string[]): Promise<{ palabra: string }[][]> {
  const { rows } = await sql<{ candidatas: { palabra: string }[] }>`
    select candidatas from unnest(${words}::text[]) with ordinality buscadas (buscada, lugar) cross join lateral (
      select coalesce(json_agg(parecida), '[]') as candidatas from (
        (select palabra from contacto_palabra
          where palabra % buscada and buscada ~ '^[[:alpha:]]{3,40}$'
          order by similarity(palabra, buscada) desc limit ${sql.lit(mostCandidates.similar)})
        union
        (select palabra from contacto_palabra
          where palabra >= left(buscada, 1) and palabra < left(buscada, 1) || 'zzzz' and buscada ~ '^[[:alpha:]]{3,5}$'
            and length(palabra) between length(buscada) - 1 and length(buscada) + 1
          limit ${sql.lit(mostCandidates.short)})
      ) parecida
    ) parecidas order by lugar`.execute(db)
  return rows.map(({ candidatas }) => candidatas)
}
