import { WorkshopStatus, workshopIds } from '@portal/contract/workshops/constants'
import { workshop } from '@portal/contract/workshops/staff-schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const count = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from workshop_registro r where r.workshop_id = workshop.id and ${condition})`

/** Workshops that are not deleted. Those of 2024 have their own pages, and nothing of them is edited. */
export const isThere = () => sql<boolean>`workshop.eliminado_en is null and workshop.id > 2`

/** What the form writes as it is read; its lists are JSON. */
export const plainColumns = [
  'clave',
  'nombre',
  'nombre_en',
  'lugar',
  'lugar_en',
  'descripcion',
  'descripcion_en',
  'pais_id',
  'inicio',
  'termino',
  'zona_horaria',
  'mapa_url',
  'cupo',
  'abre',
  'cierra',
  'horas',
] as const

export const workshopRows = recordRows(workshop, {
  id: 'workshop.id',
  found: (db) => db.selectFrom('workshop').where(isThere()),
  filtered: (found, { estado }) => (estado === '' ? found : found.where('workshop.estado', '=', estado)),
  searched: ref<string>('workshop.buscado'),
  orders: {
    inicio: ref('workshop.inicio'),
    nombre: inSpanishOrder(ref('workshop.nombre')),
    estado: ref('workshop.estado'),
  },
  shown: (found) =>
    found
      .select(['workshop.id', ...plainColumns, 'version'])
      .select([
        sql<WorkshopStatus>`estado`.as('estado'),
        sql<never[]>`programa`.as('programa'),
        sql<never[]>`expositores`.as('expositores'),
        sql<never[]>`imagenes`.as('imagenes'),
        count(sql`r.estado_id in (1, 4)`).as('inscritos'),
        count(sql`(r.estado_id = 1 and r.confirmado_en is not null or r.estado_id = 4)`).as('confirmados'),
        count(sql`r.estado_id = 16`).as('en_espera'),
        count(sql`r.estado_id = 4`).as('asistieron'),
      ]),
})

/** Registrations that keep a workshop from being deleted or hidden. */
export const registrationsOf = ({ id }: { id: number }) =>
  sql`select from workshop_registro where workshop_id = ${id} and estado_id not in (5, 17)`

export async function hasRegistrations(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`${registrationsOf({ id })} limit 1`.execute(db)
  return rows.length > 0
}

export const isDraft = ({ estado }: { estado: string }): boolean => estado === WorkshopStatus.draft

/** Locked, with what a publication needs. */
export const lockToPublish = (db: Db, id: number) =>
  db
    .selectFrom('workshop')
    .select(['id', 'estado', 'version', 'nombre_en', 'lugar_en', 'descripcion', 'descripcion_en', 'horas'])
    .select(({ ref }) => [
      sql<{ titulo_en: string }[]>`programa`.as('programa'),
      sql<Date>`${ref('inicio')}`.as('inicio'),
    ])
    .where('id', '=', id)
    .where(isThere())
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setStatus = (db: Db, id: number, estado: WorkshopStatus) =>
  db
    .updateTable('workshop')
    .set({ estado, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'clave', 'estado', 'version'])
    .executeTakeFirstOrThrow()

/** Binds the pictures that a saved workshop shows to it. Returns how many of them are uploaded and free or its own. */
export async function bindPictures(db: Db, workshopId: number, fileIds: readonly string[]): Promise<number> {
  if (fileIds.length === 0) return 0
  const bound = await db
    .updateTable('workshop_imagen')
    .set({ workshop_id: workshopId })
    .where('archivo_id', 'in', fileIds)
    .where(({ or, eb }) => or([eb('workshop_id', 'is', null), eb('workshop_id', '=', workshopId)]))
    .returning('archivo_id')
    .execute()
  return bound.length
}

export async function knownPictures(db: Db, workshopId: number | null, fileIds: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('workshop_imagen')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('archivo_id', 'in', fileIds)
    .where(({ or, eb }) => or([eb('workshop_id', 'is', null), eb('workshop_id', '=', workshopId ?? 0)]))
    .executeTakeFirstOrThrow()
  return total
}

/** Pictures of a workshop that it does not show any more. */
export const unusedPictures = (db: Db, workshopId: number, shown: readonly string[]) =>
  db
    .selectFrom('workshop_imagen')
    .select('archivo_id')
    .where('workshop_id', '=', workshopId)
    .$if(shown.length > 0, (query) => query.where('archivo_id', 'not in', shown as string[]))
    .execute()

export const insertPicture = (db: Db, archivoId: string, userId: number) =>
  db.insertInto('workshop_imagen').values({ archivo_id: archivoId, creado_por: userId }).execute()

/** Pictures that were uploaded more than a day ago for a form that was not saved. */
export const listAbandoned = (db: Db) =>
  db
    .selectFrom('workshop_imagen')
    .select('archivo_id')
    .where('workshop_id', 'is', null)
    .where('creado_en', '<', sql<Date>`now() - interval '1 day'`)
    .limit(500)
    .execute()

/** Whether PostgreSQL has a zone too: the runtime knows other names. */
export async function knowsZone(db: Db, zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db)
  return rows.length > 0
}

/** Returns the shown workshops that came with the portal and that no one has registered for, locked. */
export const listSamples = (db: Db) =>
  db
    .selectFrom('workshop')
    .select(['id', 'estado'])
    .where('id', 'in', Object.values(workshopIds))
    .where('estado', '!=', WorkshopStatus.draft)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('workshop_registro').select('id').whereRef('workshop_registro.workshop_id', '=', 'workshop.id'),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
