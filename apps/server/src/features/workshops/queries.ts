import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import type {
  RegistrationDownloadQuerySchema,
  RegistrationListQuerySchema,
  RegistrationListSchema,
  registrationOrders,
  WorkshopInitDataSchema,
} from '@portal/contract/workshops/schemas'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Workshop, WorkshopRegistro } from '#core/database/schema.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type RegistrationQuery = z.output<typeof RegistrationListQuerySchema>
type Asked = Omit<z.output<typeof RegistrationDownloadQuerySchema>, 'idioma'>

const { ref } = sql

const keysOf: Record<(typeof registrationOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('registro.creado_en'),
  nombre: inSpanishOrder(ref('registro.nombre')),
  email: sql`lower(registro.email)`,
  empresa: inSpanishOrder(ref('registro.empresa')),
}

const facts = ['id', 'clave', 'nombre', 'nombre_en', 'lugar', 'lugar_en', 'pais_id', 'zona_horaria'] as const

/** Returns every workshop, the newest first, and every country for the form; as JSON text. */
export function initData(db: Db): Promise<JsonText> {
  const reply = db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('workshop')
        .select([...facts, 'descripcion', 'descripcion_en'])
        .select([moment('inicio'), moment('termino')])
        .select(sql<boolean>`inicio > now()`.as('inscripcion_abierta'))
        .orderBy('workshop.inicio', 'desc'),
    ).as('workshops'),
    jsonArrayFrom(
      eb
        .selectFrom('pais')
        .select(['id', 'nombre', 'nombre_en'])
        .orderBy(inSpanishOrder(ref('nombre'))),
    ).as('paises'),
  ])
  return jsonTextOf<z.output<typeof WorkshopInitDataSchema>>(db, reply)
}

const moment = (column: 'inicio' | 'termino') =>
  sql<string>`to_char(${ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(column)

export interface WorkshopRow extends Pick<z.output<typeof RegistrationListSchema>['registros'][number], 'id'> {
  clave: string
  nombre: string
  nombre_en: string
  lugar: string
  lugar_en: string
  pais_id: number
  zona_horaria: string
  inicio: Date
  termino: Date
}

/** Locks the dates of a workshop until the caller's transaction ends. */
export function keepWorkshop(db: Db, id: number): Promise<WorkshopRow | undefined> {
  return db
    .selectFrom('workshop')
    .select([...facts, 'inicio', 'termino'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

/** The clock of the database, which all processes share. */
export async function currentTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

const written = [
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
] as const

export function insertRegistration(db: Db, registration: Insertable<WorkshopRegistro>) {
  return db.insertInto('workshop_registro').values(registration).returning(written).executeTakeFirstOrThrow()
}

const found = (
  db: Db,
  { buscar, workshop_id: workshopId, estado_id: status, id = null }: Omit<Asked, 'orden'> & { id?: number | null },
) =>
  db
    .selectFrom('workshop_registro as registro')
    .where((eb) => eb.and(wordsIn(eb.ref('registro.buscado'), buscar)))
    .$if(workshopId !== null, (query) => query.where('registro.workshop_id', '=', workshopId!))
    .$if(status !== null, (query) => query.where('registro.estado_id', '=', status!))
    .$if(id !== null, (query) => query.where('registro.id', '=', id!))

const shown = [
  ...written.map((column) => `registro.${column}` as const),
  'registro.creado_en',
  'workshop.nombre as workshop_nombre',
  'workshop.nombre_en as workshop_nombre_en',
] as const

/** Returns one page of the registrations and the total, as JSON text. */
export function listRegistrations(
  db: Db,
  { page, page_row: size, orden, ...asked }: RegistrationQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found(db, asked)
        .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
        .select(shown)
        .orderBy(inOrder([keysOf[column], ref('registro.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('registros'),
    found(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof RegistrationListSchema>>(db, reply)
}

/** Registrations that are changed together, named by who comes. */
export const chosenRegistrations = (db: Db, which: Which<RegistrationQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'registro.id',
    named: ref<string>('registro.nombre'),
    all: db.selectFrom('workshop_registro as registro'),
    asked: (query) => found(db, query),
  })

/** Returns rows for a file, in the requested order; times in the time zone of the workshop. */
export function exportRegistrations(db: Db, { orden, ...asked }: Asked, most: number) {
  const { column, direction } = orderOf(orden)
  return found(db, asked)
    .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
    .leftJoin('pais', 'pais.id', 'registro.pais_id')
    .select([...shown, 'pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select(
      sql<string>`to_char(registro.creado_en at time zone workshop.zona_horaria, 'YYYY-MM-DD HH24:MI')`.as('creado_el'),
    )
    .orderBy(inOrder([keysOf[column], ref('registro.id')], direction))
    .limit(most)
    .execute()
}

export function getRegistration(db: Db, id: number) {
  return db
    .selectFrom('workshop_registro as registro')
    .innerJoin('workshop', 'workshop.id', 'registro.workshop_id')
    .select(shown)
    .where('registro.id', '=', id)
    .executeTakeFirst()
}

/** Locked, to serialise changes of the same registration. */
export function lockRegistration(db: Db, id: number) {
  return db.selectFrom('workshop_registro').select(written).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function setStatus(db: Db, id: number, status: RegistrationStatus) {
  return db
    .updateTable('workshop_registro')
    .set({ estado_id: status, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
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
  db.selectFrom('workshop').select('clave').where('inicio', '>', sql<Date>`now()`).orderBy('inicio').execute()
