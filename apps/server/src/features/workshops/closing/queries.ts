import { ClosingOutcome, ClosingStep, closingUndoDays, RegistrationStatus } from '@portal/contract/workshops/constants'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { WorkshopCierre, WorkshopCierrePersona } from '#core/database/schema.ts'

/** What the jobs read of a closing. */
const columns = ['id', 'workshop_id', 'tipo_licencia_id', 'servicio_id', 'creado_por', 'deshecho_por'] as const
const shown = () => [sql<ClosingStep>`estado`.as('estado'), sql<Date>`creado_en`.as('creado_en')]

export type Closing = NonNullable<Awaited<ReturnType<typeof lockClosing>>>

export const lockClosing = (db: Db, id: number) =>
  db.selectFrom('workshop_cierre').select(columns).select(shown()).where('id', '=', id).forUpdate().executeTakeFirst()

/** The last closing of a workshop, locked. */
export const lockLast = (db: Db, workshopId: number) =>
  db
    .selectFrom('workshop_cierre')
    .select(columns)
    .select(shown())
    .select(sql<boolean>`creado_en > now() - make_interval(days => ${closingUndoDays}::int)`.as('es_reciente'))
    .where('workshop_id', '=', workshopId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const insertClosing = (db: Db, closing: Insertable<WorkshopCierre>) =>
  db.insertInto('workshop_cierre').values(closing).returning(columns).returning(shown()).executeTakeFirstOrThrow()

/** Writes down who was there; returns how many. */
export async function insertAttendees(
  db: Db,
  { id, workshop_id }: Pick<Closing, 'id' | 'workshop_id'>,
): Promise<number> {
  const rows = await db
    .insertInto('workshop_cierre_persona')
    .columns(['cierre_id', 'registro_id'])
    .expression((eb) =>
      eb
        .selectFrom('workshop_registro')
        .select([sql<number>`${id}::int`.as('cierre_id'), 'id'])
        .where('workshop_id', '=', workshop_id)
        .where('estado_id', '=', RegistrationStatus.attended),
    )
    .returning('registro_id')
    .execute()
  return rows.length
}

export const updateClosing = (db: Db, id: number, changes: Updateable<WorkshopCierre>) =>
  db.updateTable('workshop_cierre').set(changes).where('id', '=', id).execute()

/** The next people of a closing with this result, with the names as they are now. */
export const nextPeople = (db: Db, closingId: number, outcome: ClosingOutcome, most: number) =>
  db
    .selectFrom('workshop_cierre_persona as persona')
    .innerJoin('workshop_registro as registro', 'registro.id', 'persona.registro_id')
    .select(['persona.registro_id', 'persona.certificado_id', 'persona.licencia_pendiente_id'])
    .select(['registro.nombre', 'registro.email', 'registro.idioma'])
    .where('persona.cierre_id', '=', closingId)
    .where('persona.resultado', '=', outcome)
    .orderBy('persona.registro_id')
    .limit(most)
    .execute()

export type Person = Awaited<ReturnType<typeof nextPeople>>[number]

export const updatePerson = (
  db: Db,
  closingId: number,
  registrationId: number,
  changes: Updateable<WorkshopCierrePersona>,
) =>
  db
    .updateTable('workshop_cierre_persona')
    .set(changes)
    .where('cierre_id', '=', closingId)
    .where('registro_id', '=', registrationId)
    .execute()

/** The workshop as its certificates and mails name it: its last day and today are of its zone. */
export const getTitle = (db: Db, { workshop_id, servicio_id }: Pick<Closing, 'workshop_id' | 'servicio_id'>) =>
  db
    .selectFrom('workshop')
    .innerJoin('servicio', (join) => join.on('servicio.id', '=', servicio_id))
    .select(['workshop.id', 'workshop.nombre', 'workshop.nombre_en', 'workshop.horas'])
    .select(['servicio.nombre as servicio_nombre', 'servicio.nombre_en as servicio_nombre_en'])
    .select(sql<string>`to_char(termino at time zone zona_horaria, 'YYYY-MM-DD')`.as('ultimo_dia'))
    .select(sql<string>`to_char(now() at time zone zona_horaria, 'YYYY-MM-DD')`.as('hoy'))
    .where('workshop.id', '=', workshop_id)
    .executeTakeFirstOrThrow()

export const setWorkshopStatus = (db: Db, id: number, estado: string) =>
  db.updateTable('workshop').set({ estado, version: sql`version + 1` }).where('id', '=', id).execute()

/** Closings that have work left. */
export const listUnfinished = (db: Db) =>
  db
    .selectFrom('workshop_cierre')
    .select('id')
    .where('estado', 'in', [ClosingStep.running, ClosingStep.undoing])
    .execute()

/** Active services, for the license. */
export const listServices = (db: Db) =>
  db.selectFrom('servicio').select(['id', 'nombre', 'nombre_en']).where('estado_id', '=', 1).orderBy('id').execute()

export async function countAttended(db: Db, workshopId: number): Promise<number> {
  const { total } = await db
    .selectFrom('workshop_registro')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workshop_id', '=', workshopId)
    .where('estado_id', '=', RegistrationStatus.attended)
    .executeTakeFirstOrThrow()
  return total
}

/** The last closing of a workshop with its people. */
export async function getLast(db: Db, workshopId: number) {
  const closing = await db
    .selectFrom('workshop_cierre as cierre')
    .innerJoin('servicio', 'servicio.id', 'cierre.servicio_id')
    .innerJoin('usuario', 'usuario.id', 'cierre.creado_por')
    .select(['cierre.id', 'cierre.tipo_licencia_id', 'servicio.nombre as servicio_nombre'])
    .select([
      sql<ClosingStep>`cierre.estado`.as('estado'),
      sql<Date>`cierre.creado_en`.as('creado_en'),
      sql<Date | null>`cierre.terminado_en`.as('terminado_en'),
      sql<string>`concat_ws(' ', usuario.nombres, usuario.apellido_paterno)`.as('creado_por_nombre'),
      sql<boolean>`cierre.estado = ${ClosingStep.done}
        and cierre.creado_en > now() - make_interval(days => ${closingUndoDays}::int)`.as('puede_deshacer'),
    ])
    .where('cierre.workshop_id', '=', workshopId)
    .orderBy('cierre.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!closing) return null
  const people = await db
    .selectFrom('workshop_cierre_persona as persona')
    .innerJoin('workshop_registro as registro', 'registro.id', 'persona.registro_id')
    .select(['persona.registro_id', 'registro.nombre', 'registro.email', 'persona.motivo', 'persona.motivo_en'])
    .select(sql<ClosingOutcome>`persona.resultado`.as('resultado'))
    .where('persona.cierre_id', '=', closing.id)
    .orderBy('registro.nombre')
    .orderBy('persona.registro_id')
    .execute()
  return { ...closing, personas: people }
}

/** Whether a certificate of this registration is out. */
export async function isIssued(db: Db, registrationId: number): Promise<boolean> {
  const found = await db
    .selectFrom('workshop_cierre_persona')
    .select('cierre_id')
    .where('registro_id', '=', registrationId)
    .where('resultado', 'in', [ClosingOutcome.issued, ClosingOutcome.notWithdrawn])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function exists(db: Db, workshopId: number): Promise<boolean> {
  const found = await db
    .selectFrom('workshop')
    .select('id')
    .where('id', '=', workshopId)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
