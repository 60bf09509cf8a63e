import type { Currency } from '@portal/contract/core/currencies'
import type { QuoteService } from '@portal/contract/quotes/draft'
import type { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import { type Expression, type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database.ts'
import type { Cotizacion, CotizacionEvento, CotizacionLinea, DB } from '#core/schema.ts'
import type { QuoteScope } from './policy.ts'

/** The quotes that exist for a person. */
export const inScope = (scope: QuoteScope) => (eb: ExpressionBuilder<DB & { q: DB['cotizacion'] }, 'q'>) => {
  if (scope === 'all') return eb.lit(true)
  return 'authorId' in scope ? eb('q.usuario_id', '=', scope.authorId) : eb('q.empresa_id', '=', scope.enterpriseId)
}

export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>

const columns = [
  'q.id',
  'q.empresa_id',
  'q.sucursal_id',
  'q.usuario_id',
  'q.pais_id',
  'q.revision',
  'q.version',
  'q.enlace_version',
  'q.anterior_id',
  'q.reemplazada',
  'q.numero',
  'q.codigo',
  'q.creado_en',
  'q.actualizado_en',
  'q.vigencia',
  'q.vence_en',
  'q.total',
  'q.subtotal',
  'q.impuesto',
  'q.impuesto_porcentaje',
  'q.servicio_total',
  'q.cliente_empresa',
  'q.cliente_nombre',
  'q.cliente_telefono',
  'q.cliente_email',
  'q.referencia',
  'q.observaciones',
  'q.hash',
  'q.aprobacion_motivos',
  'q.aprobacion_rol_id',
  'q.enviada_en',
  'q.vista_en',
  'q.aprobada_en',
  'q.pdf_id',
  sql<QuoteStatus>`q.estado`.as('estado'),
  sql<QuoteApproval>`q.aprobacion`.as('aprobacion'),
  sql<Currency>`q.moneda`.as('moneda'),
  sql<'es' | 'en'>`q.idioma`.as('idioma'),
  sql<QuoteService | null>`q.servicio`.as('servicio'),
  sql<Date>`clock_timestamp()`.as('ahora'),
] as const

/** A quote, whoever asks; `ahora` is the moment of reading. */
export const readQuote = (db: Db, id: number) => quotes(db).where('q.id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockQuote = (db: Db, id: number) => quotes(db).where('q.id', '=', id).forNoKeyUpdate().executeTakeFirst()

const quotes = (db: Db) => db.selectFrom('cotizacion as q').select(columns)

type Columns = Updateable<Cotizacion>
/** Values, or moments that the database reckons. */
export type QuoteChange = {
  [Column in keyof Columns]: Date extends Columns[Column] ? Columns[Column] | Expression<Date> : Columns[Column]
}

/** Undefined when it has left this state or version meanwhile. */
export async function changeQuote(
  db: Db,
  { id, estado, version }: Pick<LockedQuote, 'id' | 'estado' | 'version'>,
  change: QuoteChange,
): Promise<LockedQuote | undefined> {
  const row = await db
    .updateTable('cotizacion')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row && readQuote(db, row.id)
}

export async function insertEvent(db: Db, event: Insertable<CotizacionEvento>): Promise<void> {
  await db.insertInto('cotizacion_evento').values(event).execute()
}

export type Line = Awaited<ReturnType<typeof listLines>>[number]

export function listLines(db: Db, quoteId: number) {
  return db.selectFrom('cotizacion_linea').selectAll().where('cotizacion_id', '=', quoteId).orderBy('orden').execute()
}

export async function insertLines(db: Db, lines: readonly Insertable<CotizacionLinea>[]): Promise<void> {
  await db.insertInto('cotizacion_linea').values(lines).execute()
}

export async function deleteLines(db: Db, quoteId: number): Promise<void> {
  await db.deleteFrom('cotizacion_linea').where('cotizacion_id', '=', quoteId).execute()
}

export const now = () => sql<Date>`now()`

/** The moment in which a day is over where the enterprise is. */
export const endOfDay = (date: string, zone: string) => sql<Date>`((${date}::date + 1)::timestamp at time zone ${zone})`
