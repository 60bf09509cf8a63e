import type { Role } from '@portal/contract/access/constants'
import { isOfHouse, type Place } from '@portal/contract/access/templates'
import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Language, PageLanguage } from '@portal/contract/core/language'
import type { QuoteService } from '@portal/contract/quotes/draft'
import type { PriceSource } from '@portal/contract/quotes/prices'
import type { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import type { Rate } from '@portal/contract/rates/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import { isIn, ownScopeOf, rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Correo, Cotizacion, CotizacionEvento, CotizacionLinea } from '#core/database/schema.ts'

/** The condition for quotes in a person's scope, on the alias `q`. */
export const inScope = (scope: Scope) => rowsIn(scope, { enterprise: 'q.empresa_id', author: 'q.usuario_id' })

export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>

export const quoteColumns = [
  'id',
  'empresa_id',
  'sucursal_id',
  'usuario_id',
  'pais_id',
  'revision',
  'version',
  'enlace_version',
  'anterior_id',
  'licencia_id',
  'reemplazada',
  'numero',
  sql<string>`codigo`.as('codigo'),
  'creado_en',
  'actualizado_en',
  'vigencia',
  'vence_en',
  'total',
  'subtotal',
  'impuesto',
  'impuesto_nombre',
  'impuesto_porcentaje',
  'venta_interna',
  'servicio_total',
  'cliente_empresa',
  'cliente_nombre',
  'cliente_telefono',
  'cliente_identificador',
  'cliente_email',
  'referencia',
  'observaciones',
  'hash',
  'aprobacion_motivos',
  'aprobacion_rol_id',
  'limites_descuento',
  'enviada_en',
  'recordar',
  'aprobada_en',
  'enviada_produccion_en',
  'pdf_id',
  sql<QuoteStatus>`estado`.as('estado'),
  sql<QuoteApproval>`aprobacion`.as('aprobacion'),
  sql<QuoteCurrency>`moneda`.as('moneda'),
  sql<PageLanguage>`idioma`.as('idioma'),
  sql<QuoteService | null>`servicio`.as('servicio'),
  sql<Rate | null>`tipo_cambio`.as('tipo_cambio'),
  sql<Date>`clock_timestamp()`.as('ahora'),
] as const

/** Returns a quote regardless of scope; `ahora` is the time of reading. */
export const readQuote = (db: Db, id: number) => quotes(db).where('id', '=', id).executeTakeFirst()

/** Whether the quote `q` was voided after its confirmation; such a note is never deleted. */
export const isVoided = sql<boolean>`exists (
  select from cotizacion_nota nota where nota.cotizacion_id = q.id and nota.tipo = 'anulacion')`

/** Locks a quote until the transaction ends. */
export const lockQuote = (db: Db, id: number) => quotes(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const quotes = (db: Db) => db.selectFrom('cotizacion').select(quoteColumns)

/** Whether such an event was noted of a locked quote within the last so many seconds. */
export async function wasNoted(
  db: Db,
  quoteId: number,
  event: { tipo: string; autor?: string; comentario?: string },
  seconds: number,
): Promise<boolean> {
  const noted = await db
    .selectFrom('cotizacion_evento')
    .select('id')
    .where('cotizacion_id', '=', quoteId)
    .where((eb) => eb.and(event))
    .where('creado_en', '>', sql<Date>`statement_timestamp() - make_interval(secs => ${seconds}::int)`)
    .limit(1)
    .executeTakeFirst()
  return noted !== undefined
}

type Columns = Updateable<Cotizacion>
/** Values, or times computed by the database. */
export type QuoteChange = {
  [Column in keyof Columns]: Date extends Columns[Column] ? Columns[Column] | Expression<Date> : Columns[Column]
}

/** Returns undefined when the quote has left this state or version. */
export function changeQuote(
  db: Db,
  { id, estado, version }: Pick<LockedQuote, 'id' | 'estado' | 'version'>,
  change: QuoteChange,
) {
  return db
    .updateTable('cotizacion')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('version', '=', version)
    .returning(quoteColumns)
    .executeTakeFirst()
}

export async function insertEvent(db: Db, event: Insertable<CotizacionEvento>): Promise<void> {
  await db.insertInto('cotizacion_evento').values(event).execute()
}

export type Line = Awaited<ReturnType<typeof listLines>>[number]

/** Listed by name: a prepared `select *` of a running process fails once a migration adds a column. */
const lineColumns = [
  'id',
  'identidad',
  'orden',
  'producto_id',
  'producto_nombre',
  sql<string>`coalesce(nombre, producto_nombre)`.as('nombre'),
  'nombre_en',
  'nombre_pt',
  'categoria_id',
  'unidad_nombre',
  'unidad_nombre_en',
  'cantidad',
  'longitud_cable',
  'cable_extra',
  'costo_cable_metro',
  'anios_licencia',
  'precio_sugerido',
  'precio_lista',
  sql<PriceSource | null>`precio_origen`.as('precio_origen'),
  'precio_venta',
  'descuento',
  'importe',
  'costo_unitario',
  'costo_master',
  'precio_anterior',
  sql<string | null>`(
    select vigente_desde::text from producto_costos_version where id = proyeccion_version_id)`.as('proyeccion_desde'),
] as const

export function listLines(db: Db, quoteId: number) {
  return db
    .selectFrom('cotizacion_linea')
    .select(lineColumns)
    .where('cotizacion_id', '=', quoteId)
    .orderBy('orden')
    .execute()
}

export type NewLine = Omit<Insertable<CotizacionLinea>, 'cotizacion_id' | 'id' | 'identidad'> & { identidad: string }

/** Stores all lines of a quote in one statement. */
export async function insertLines(db: Db, quoteId: number, lines: readonly NewLine[]): Promise<void> {
  await sql`
    insert into cotizacion_linea (cotizacion_id, identidad, orden, producto_id, producto_nombre, nombre, nombre_en, nombre_pt, categoria_id,
      unidad_nombre, unidad_nombre_en, cantidad, longitud_cable, cable_extra, costo_cable_metro, anios_licencia, precio_sugerido,
      precio_lista, precio_origen, precio_venta, descuento, importe, proyeccion_version_id, costo_unitario, costo_master,
      precio_anterior)
    select ${quoteId}::int, identidad, orden, producto_id, producto_nombre, nombre, nombre_en, nombre_pt, categoria_id,
      unidad_nombre, unidad_nombre_en, cantidad, longitud_cable, cable_extra, costo_cable_metro, anios_licencia, precio_sugerido, precio_lista, precio_origen,
      precio_venta, descuento, importe, proyeccion_version_id, costo_unitario, costo_master, precio_anterior
    from jsonb_populate_recordset(null::cotizacion_linea, ${JSON.stringify(lines)}::jsonb)`.execute(db)
}

export async function deleteLines(db: Db, quoteId: number): Promise<void> {
  await db.deleteFrom('cotizacion_linea').where('cotizacion_id', '=', quoteId).execute()
}

export const now = () => sql<Date>`now()`

/** Returns the end of a day in the enterprise's time zone. */
export const endOfDay = (date: string, zone: string) => sql<Date>`((${date}::date + 1)::timestamp at time zone ${zone})`

/** Returns the author of a quote, if they may log in and still sees it (rule scope/own-rows), to mail them. */
export async function getAuthor(db: Db, { usuario_id, empresa_id }: Pick<LockedQuote, 'usuario_id' | 'empresa_id'>) {
  const author = await db
    .selectFrom('usuario')
    .select(['id', 'email', 'empresa_id as enterpriseId', sql<Language>`idioma`.as('idioma')])
    .select([sql<Role>`rol_id`.as('role'), sql<Place>`lugar_de(empresa_id)`.as('lugar')])
    .where('id', '=', usuario_id)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
  const scope = author && ownScopeOf({ ...author, isOfHouse: isOfHouse(author.role, author.lugar) })
  return scope && isIn(scope, { enterpriseId: empresa_id, authorId: usuario_id }) ? author : undefined
}

/** Returns the name of a user in mails and notes. */
export async function getFullName(db: Db, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('usuario')
    .select(sql<string>`trim(concat(nombres, ' ', apellido_paterno))`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}

/** Returns the address of production's mail; null when not set. */
export async function getProductionAddress(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('ajuste')
    .select(sql<string | null>`nullif(valor ->> 'produccion', '')`.as('produccion'))
    .where('clave', '=', 'cotizaciones')
    .executeTakeFirst()
  return row?.produccion ?? null
}

/** Inserts a mail of the demo set as already sent. */
export async function insertSentMail(
  db: Db,
  mail: Pick<Insertable<Correo>, 'para' | 'asunto' | 'texto' | 'idioma' | 'motivo' | 'creado_en' | 'enviado_en'>,
): Promise<number> {
  const row = { ...mail, estado: 'enviado', intentos: 1 }
  const { id } = await db.insertInto('correo').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
