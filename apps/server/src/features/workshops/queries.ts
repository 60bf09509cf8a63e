import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Workshop, WorkshopRegistro } from '#core/database/schema.ts'

const facts = ['id', 'clave', 'nombre', 'nombre_en', 'lugar', 'lugar_en', 'pais_id', 'zona_horaria'] as const

/** What decides about places, and what mails tell. */
export type WorkshopRow = NonNullable<Awaited<ReturnType<typeof lockWorkshop>>>

const workshops = (db: Db) =>
  db
    .selectFrom('workshop')
    .select([...facts, 'descripcion', 'descripcion_en', 'mapa_url', 'estado', 'cupo', 'horas', 'version'])
    .select(({ ref }) => [
      sql<Date>`${ref('inicio')}`.as('inicio'),
      sql<Date>`${ref('termino')}`.as('termino'),
      sql<Date | null>`${ref('abre')}`.as('abre'),
      sql<Date | null>`${ref('cierra')}`.as('cierra'),
    ])
    .where('eliminado_en', 'is', null)

/** Locks a workshop until the caller's transaction ends: whoever changes its places waits. */
export const lockWorkshop = (db: Db, id: number) =>
  workshops(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Returns a workshop that visitors may see, by its name in addresses. */
export const findWorkshop = (db: Db, key: string) =>
  workshops(db).where('clave', '=', key).where('estado', '<>', 'borrador').executeTakeFirst()

/** The clock of the database, which all processes share; it goes on inside a transaction. */
export async function currentTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()
  return now
}

export const written = [
  'id',
  'workshop_id',
  'nombre',
  'email',
  'telefono',
  'empresa',
  'pais_id',
  'idioma',
  'estado_id',
  'version',
  'enlace_version',
] as const

export const moments = () => [
  sql<Date | null>`confirmado_en`.as('confirmado_en'),
  sql<Date | null>`vence_en`.as('vence_en'),
  sql<Date | null>`espera_en`.as('espera_en'),
  sql<Date | null>`asistio_en`.as('asistio_en'),
]

export type RegistrationRow = Awaited<ReturnType<typeof insertRegistration>>

export const insertRegistration = (db: Db, registration: Insertable<WorkshopRegistro>) =>
  db
    .insertInto('workshop_registro')
    .values(registration)
    .returning(written)
    .returning(moments())
    .executeTakeFirstOrThrow()

/**
 * Locks the workshop of a registration, then the registration: the order in which everyone locks them. Undefined when
 * there is none.
 */
export async function lockRegistration(db: Db, id: number) {
  const of = await db.selectFrom('workshop_registro').select('workshop_id').where('id', '=', id).executeTakeFirst()
  const workshop = of && (await lockWorkshop(db, of.workshop_id))
  if (!workshop) return undefined
  const registration = await db
    .selectFrom('workshop_registro')
    .select(written)
    .select(moments())
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { workshop, registration }
}

export const updateRegistration = (db: Db, id: number, columns: Updateable<WorkshopRegistro>) =>
  db
    .updateTable('workshop_registro')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .returning(moments())
    .executeTakeFirstOrThrow()

/** Number of places taken in a workshop. */
export async function countTaken(db: Db, workshopId: number): Promise<number> {
  const { taken } = await db
    .selectFrom('workshop_registro')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('workshop_id', '=', workshopId)
    .where('estado_id', 'in', [1, 4] satisfies RegistrationStatus[])
    .executeTakeFirstOrThrow()
  return taken
}

export async function insertWorkshop(db: Db, workshop: Insertable<Workshop>): Promise<number> {
  const { id } = await db.insertInto('workshop').values(workshop).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertRegistrations(db: Db, rows: Insertable<WorkshopRegistro>[]): Promise<void> {
  await db.insertInto('workshop_registro').values(rows).execute()
}

/** Returns the keys of future workshops, as in their addresses. */
export const keysToCome = (db: Db) =>
  db
    .selectFrom('workshop')
    .select('clave')
    .where('inicio', '>', sql<Date>`now()`)
    .where('estado', '<>', 'borrador')
    .where('eliminado_en', 'is', null)
    .orderBy('inicio')
    .execute()
