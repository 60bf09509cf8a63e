import type { WorkshopStatus } from '@portal/contract/workshops/constants'
import type { WorkshopInitDataSchema, WorkshopPageSchema } from '@portal/contract/workshops/schemas'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder, jsonTextOf } from '#core/database/list-query.ts'

const { ref } = sql

const facts = [
  'id',
  'clave',
  'nombre',
  'nombre_en',
  'lugar',
  'lugar_en',
  'descripcion',
  'descripcion_en',
  'pais_id',
  'zona_horaria',
  'cupo',
] as const

const utc = (moment: ReturnType<typeof sql>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const closes = sql`least(inicio, coalesce(cierra, inicio))`
const taken = sql`(select count(*) from workshop_registro r where r.workshop_id = workshop.id and r.estado_id in (1, 4))`

/** The same as `registrationPhase` of the rules. */
const state = sql<z.output<typeof WorkshopInitDataSchema>['workshops'][number]['inscripcion']>`case
  when estado <> 'publicado' or ${closes} <= now() then 'cerrada'
  when abre > now() then 'por_abrir'
  when cupo is null or ${taken} < cupo then 'abierta'
  else 'espera' end`

/** The workshops that visitors may see. */
const shown = (db: Db) =>
  db
    .selectFrom('workshop')
    .where('estado', '<>', 'borrador')
    .where('eliminado_en', 'is', null)
    .select(facts)
    .select([
      sql<WorkshopStatus>`estado`.as('estado'),
      utc(ref('inicio')).as('inicio'),
      utc(ref('termino')).as('termino'),
      utc(closes).as('cierra'),
      utc(ref('abre')).$castTo<string | null>().as('abre'),
      state.as('inscripcion'),
      sql<boolean>`${state} in ('abierta', 'espera')`.as('inscripcion_abierta'),
      sql<number | null>`greatest(0, cupo - ${taken})::int`.as('lugares'),
    ])

const countries = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('pais')
      .select(['id', 'nombre', 'nombre_en'])
      .orderBy(inSpanishOrder(ref('nombre'))),
  ).as('paises')

/** Returns every workshop that is not a draft, the newest first, and every country for the form; as JSON text. */
export const initData = (db: Db): Promise<JsonText> =>
  jsonTextOf<z.output<typeof WorkshopInitDataSchema>>(
    db,
    db.selectNoFrom([jsonArrayFrom(shown(db).orderBy('workshop.inicio', 'desc')).as('workshops'), countries(db)]),
  )

/** Returns the page of a workshop as JSON text; null when there is none of this name, or only a draft. */
export async function workshopPage(db: Db, key: string): Promise<JsonText | null> {
  const found = await db
    .selectFrom('workshop')
    .select('id')
    .where('clave', '=', key)
    .where('estado', '<>', 'borrador')
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const one = shown(db).where('workshop.id', '=', found.id).select(['mapa_url', 'programa', 'expositores', 'imagenes'])
  const next = shown(db)
    .where('workshop.id', '<>', found.id)
    .where(sql<boolean>`${state} in ('abierta', 'espera')`)
    .orderBy('workshop.inicio')
    .limit(1)
  const reply = db.selectNoFrom([
    jsonObjectFrom(one).as('workshop'),
    jsonObjectFrom(next).as('siguiente'),
    countries(db),
  ])
  return jsonTextOf<z.output<typeof WorkshopPageSchema>>(db, reply as never)
}
