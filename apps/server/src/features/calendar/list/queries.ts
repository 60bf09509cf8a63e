import { type SqlBool, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { isThere } from '../queries.ts'

export interface Filters {
  buscar: string
  responsable_id: number | null
  pais_id: number | null
}

const rows = (db: Db) =>
  db
    .selectFrom('evento_calendario as e')
    .select([
      'e.id',
      'e.serie_id',
      'e.ocurrencia',
      'e.descripcion',
      'e.fecha_inicio',
      'e.fecha_termino',
      'e.todo_el_dia',
      'e.zona_horaria',
      'e.pais_id',
      'e.nota',
      'e.regla',
      'e.creado_en',
    ])
    .select(
      // an exception has the version of its event, which every change of one raises
      sql<number>`coalesce((select s.version from evento_calendario s where s.id = e.serie_id), e.version)`.as(
        'version',
      ),
    )
    .select(
      sql<string>`coalesce((select s.regla from evento_calendario s where s.id = e.serie_id), e.regla)`.as('de_regla'),
    )
    .select(
      sql<{ id: number; nombre: string }[]>`coalesce((
        select json_agg(json_build_object('id', u.id,
          'nombre', concat_ws(' ', u.nombres, nullif(u.apellido_paterno, ''))) order by u.nombres, u.id)
        from evento_calendario_responsable r join usuario u on u.id = r.usuario_id where r.evento_id = e.id), '[]')`.as(
        'responsables',
      ),
    )

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** Returns events of a scope, and exceptions, that may take place in a span of time, at most `most`. */
export function listEvents(db: Db, scope: Scope, { buscar, ...filters }: Filters, from: Date, to: Date, most: number) {
  return rows(db)
    .where(isThere(scope, 'e'))
    .where(sql<SqlBool>`tstzrange(e.fecha_inicio, coalesce(e.ultimo_termino, 'infinity')) && tstzrange(${from}, ${to})`)
    .where('e.cancelada', '=', false)
    .where((eb) => eb.and(wordsIn(eb.ref('e.buscado'), buscar)))
    .$if(filters.pais_id !== null, (query) => query.where('e.pais_id', '=', filters.pais_id!))
    .$if(filters.responsable_id !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('evento_calendario_responsable as r')
            .select('r.evento_id')
            .whereRef('r.evento_id', '=', 'e.id')
            .where('r.usuario_id', '=', filters.responsable_id!),
        ),
      ),
    )
    .orderBy('e.fecha_inicio')
    .orderBy('e.id')
    .limit(most)
    .execute()
}

/** Returns the occurrences of these events that exceptions replace. */
export async function listReplaced(db: Db, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const of = new Map<number, Set<number>>(ids.map((id) => [id, new Set()]))
  if (ids.length === 0) return of
  const rows = await db
    .selectFrom('evento_calendario')
    .select(['serie_id', 'ocurrencia'])
    .where('serie_id', 'in', [...ids])
    .where('eliminado_en', 'is', null)
    .execute()
  for (const { serie_id: id, ocurrencia } of rows) of.get(id!)!.add(ocurrencia!.getTime())
  return of
}

/** Returns an event, or the exception that replaces one of its occurrences, with its author. */
export async function getEvent(db: Db, scope: Scope, id: number) {
  return rows(db)
    .leftJoin('usuario as autor', 'autor.id', 'e.creado_por')
    .select(sql<string | null>`nullif(concat_ws(' ', autor.nombres, autor.apellido_paterno), '')`.as('autor'))
    .where(isThere(scope, 'e'))
    .where('e.serie_id', 'is', null)
    .where('e.id', '=', id)
    .executeTakeFirst()
}

export const getException = (db: Db, id: number, at: Date) =>
  rows(db)
    .select('e.cancelada')
    .where('e.serie_id', '=', id)
    .where('e.ocurrencia', '=', at)
    .where('e.eliminado_en', 'is', null)
    .executeTakeFirst()

/** Since when a person has an address for other programs. */
export const addressSince = async (db: Db, userId: number): Promise<Date | null> =>
  (await db.selectFrom('calendario_direccion').select('creado_en').where('usuario_id', '=', userId).executeTakeFirst())
    ?.creado_en ?? null
