import type { Language } from '@portal/contract/core/language'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

export const storeAddress = (db: Db, userId: number, hash: string) =>
  db
    .insertInto('calendario_direccion')
    .values({ usuario_id: userId, secreto_hash: hash })
    .onConflict((conflict) =>
      conflict.column('usuario_id').doUpdateSet({ secreto_hash: hash, creado_en: sql<Date>`now()` as never }),
    )
    .execute()

/** Forgets the address of a person. Returns whether there was one. */
export const removeAddress = async (db: Db, userId: number): Promise<boolean> =>
  (await db.deleteFrom('calendario_direccion').where('usuario_id', '=', userId).executeTakeFirst()).numDeletedRows > 0n

/** Whose address it is. */
export const ownerOf = async (db: Db, hash: string): Promise<number | undefined> =>
  (await db.selectFrom('calendario_direccion').select('usuario_id').where('secreto_hash', '=', hash).executeTakeFirst())
    ?.usuario_id

export interface FeedRow {
  id: number
  serie: number | null
  secuencia: number
  /** `YYYYMMDDTHHMMSSZ`. */
  editado: string
  descripcion: string
  nota: string
  pais: string
  /** On the clocks of its zone, as calendar files write it; of whole days only the day. */
  inicio: string
  termino: string
  zona: string | null
  regla: string
  /** Of an exception: the start that it replaces, on the clocks of its event. */
  ocurrencia: string | null
  zona_serie: string | null
  cancelada: boolean
}

/**
 * Returns the events that a person is responsible for or wrote, with their exceptions, that take place after a moment:
 * at most `most`, the latest.
 */
export async function listFeedRows(db: Db, userId: number, language: Language, since: Date, most: number) {
  const country = language === 'en' ? sql`p.nombre_en` : sql`p.nombre`
  const { rows } = await sql<FeedRow>`
    with suyos as (
      select evento_id as id from evento_calendario_responsable where usuario_id = ${userId}
      union
      select id from evento_calendario where creado_por = ${userId} and eliminado_en is null
    )
    select e.id, e.serie_id as serie, e.secuencia,
      to_char(e.editado_en, 'YYYYMMDD"T"HH24MISS"Z"') as editado, e.descripcion, e.nota, ${country} as pais,
      to_char(e.fecha_inicio at time zone e.zona_horaria,
        case when e.todo_el_dia then 'YYYYMMDD' else 'YYYYMMDD"T"HH24MISS' end) as inicio,
      to_char(e.fecha_termino at time zone e.zona_horaria,
        case when e.todo_el_dia then 'YYYYMMDD' else 'YYYYMMDD"T"HH24MISS' end) as termino,
      case when e.todo_el_dia then null else e.zona_horaria end as zona,
      e.regla,
      to_char(e.ocurrencia at time zone s.zona_horaria,
        case when s.todo_el_dia then 'YYYYMMDD' else 'YYYYMMDD"T"HH24MISS' end) as ocurrencia,
      case when s.todo_el_dia then null else s.zona_horaria end as zona_serie,
      e.cancelada
    from suyos
      join evento_calendario e on e.id = suyos.id or (e.cancelada and e.serie_id = suyos.id)
      join pais p on p.id = e.pais_id
      left join evento_calendario s on s.id = e.serie_id
    where e.eliminado_en is null and coalesce(e.ultimo_termino, 'infinity') > ${since}
    order by e.fecha_inicio desc, e.id desc limit ${most}`.execute(db)
  return rows
}
