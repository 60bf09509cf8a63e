import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#core/database.ts'
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
