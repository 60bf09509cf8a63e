import type { Language, PageLanguage } from '@portal/contract/core/language'
import { type DeliveryStatus, type FormKind, formLimits } from '@portal/contract/forms/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { holidaysAt } from '#core/database/days.ts'
import { houseZone } from '#core/database/today.ts'

export interface NewForm {
  tipo: FormKind
  idioma: PageLanguage
  nombre: string
  email: string
  telefono: string
  empresa: string
  pais_id: number | null
  datos: Record<string, string>
  /** Start of a meeting in the time zone of the house. */
  inicio: string | null
}

export type StoredForm = NonNullable<Awaited<ReturnType<typeof findForm>>>

/** Serialises equal forms: the second finds the first. */
export async function lockSame(db: Db, mark: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`formulario ${mark}`}, 0))`.execute(db)
}

/** Whether the same form was sent within a day; held ones never count against a person. */
export async function isRepeated(db: Db, mark: string, isHeld: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('formulario')
    .select('id')
    .where('huella', '=', mark)
    .where('creado_en', '>', sql<Date>`now() - make_interval(hours => ${formLimits.sameWithinHours}::int)`)
    .$if(!isHeld, (query) => query.where('entrega', '!=', 'retenido'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The next number of a prefix in this year. Its row is locked until the commit, so there is neither gap nor twin. */
export async function nextNumber(db: Db, prefix: string): Promise<{ anio: number; ultimo: number }> {
  const { rows } = await sql<{ anio: number; ultimo: number }>`
    insert into formulario_numero (prefijo, anio, ultimo)
    values (${prefix}, extract(year from now() at time zone ${houseZone})::int, 1)
    on conflict (prefijo, anio) do update set ultimo = formulario_numero.ultimo + 1
    returning anio, ultimo`.execute(db)
  return rows[0]!
}

interface Stored {
  referencia: string
  ip: string
  huella: string
  entrega: DeliveryStatus
}

export async function insertForm(db: Db, { inicio, datos, ...form }: NewForm, stored: Stored): Promise<number> {
  const { id } = await db
    .insertInto('formulario')
    .values({
      ...form,
      ...stored,
      datos: JSON.stringify(datos),
      inicia_en: inicio && sql<Date>`${inicio}::timestamp at time zone ${houseZone}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns a form with everything that its mails and its panel show. */
export function findForm(db: Db, id: number) {
  return db
    .selectFrom('formulario as f')
    .leftJoin('pais', 'pais.id', 'f.pais_id')
    .select(['f.id', 'f.referencia', 'f.nombre', 'f.email', 'f.telefono', 'f.empresa', 'f.pais_id', 'f.inicia_en'])
    .select(['f.intentos', 'f.error', 'f.proximo_en', 'f.entregado_en', 'f.creado_en'])
    .select(['pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select([
      sql<FormKind>`f.tipo`.as('tipo'),
      sql<PageLanguage>`f.idioma`.as('idioma'),
      sql<DeliveryStatus>`f.entrega`.as('entrega'),
      sql<Record<string, string>>`f.datos`.as('datos'),
      houseZone.as('zona'),
      sql<string | null>`to_char(f.inicia_en at time zone ${houseZone}, 'YYYY-MM-DD"T"HH24:MI')`.as('inicio'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()
}

/** Locked, to send a form again only once at a time. */
export function lockForm(db: Db, id: number) {
  return db
    .selectFrom('formulario')
    .select(['id', 'referencia', 'intentos', 'error', 'entregado_en'])
    .select(sql<DeliveryStatus>`entrega`.as('entrega'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Restarts the delivery to staff. */
export function startAgain(db: Db, id: number) {
  return db
    .updateTable('formulario')
    .set({ entrega: 'pendiente', intentos: 0, error: null, proximo_en: sql`now()`, entregado_en: null })
    .where('id', '=', id)
    .returning(['id', 'referencia', 'entrega', 'intentos', 'error', 'entregado_en'])
    .executeTakeFirstOrThrow()
}

/** Links the form to this mail, whose status it has from now on. */
export async function followMail(db: Db, id: number, mailId: number): Promise<void> {
  await db.updateTable('formulario').set({ correo_id: mailId }).where('id', '=', id).execute()
}

/** Returns today and the taken meetings, in the time zone of the house. */
export async function calendarNow(db: Db) {
  const holidays = await holidaysAt(db, null)
  const { rows } = await sql<{ today: string; zone: string; taken: string[] }>`
    select
      to_char(now() at time zone ${houseZone}, 'YYYY-MM-DD') as today,
      casa_zona() as zone,
      array(
        select to_char(inicia_en at time zone ${houseZone}, 'YYYY-MM-DD"T"HH24:MI') from formulario
        where tipo = 'reunion' and entrega <> 'retenido' and inicia_en > now()
      ) as taken`.execute(db)
  return { ...rows[0]!, holidays }
}

interface Past {
  hours: number
  tries: number
  error: string | null
  isDelivered: boolean
}

/** Sets the history of a demo form. */
export async function dateBack(db: Db, id: number, { hours, tries, error, isDelivered }: Past): Promise<void> {
  const began = sql<Date>`now() - make_interval(hours => ${hours}::int)`
  await db
    .updateTable('formulario')
    .set({
      creado_en: began,
      intentos: tries,
      error,
      entregado_en: isDelivered ? sql<Date>`${began} + interval '4 seconds'` : null,
    })
    .where('id', '=', id)
    .execute()
}

/** A user as the sender of a form. */
export const findSender = (db: Db, userId: number) =>
  db
    .selectFrom('usuario')
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(['usuario.nombres', 'usuario.apellido_paterno', 'usuario.email', 'usuario.telefono'])
    .select([
      sql<Language>`usuario.idioma`.as('idioma'),
      sql<number | null>`coalesce(usuario.pais_id, empresa.pais_id)`.as('pais_id'),
      sql<string>`coalesce(empresa.nombre, '')`.as('empresa'),
    ])
    .where('usuario.id', '=', userId)
    .executeTakeFirstOrThrow()
