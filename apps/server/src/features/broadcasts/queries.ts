import type {
  BroadcastListQuerySchema,
  broadcastOrders,
  RecipientListQuerySchema,
} from '@portal/contract/broadcasts/schemas'
import { BroadcastStatus, RecipientStatus } from '@portal/contract/broadcasts/states'
import type { Language } from '@portal/contract/core/language'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Difusion } from '#core/database/schema.ts'

/** How contacts are chosen: by hand, or by the query of an address of their list. */
export interface Choice {
  contactos: readonly number[]
  filtro: string | null
}
export interface Attachment {
  archivo_id: string
  nombre: string
  bytes: number
}

const { ref } = sql
const isThere = (scope: Scope) => rowsIn(scope, { enterprise: 'difusion.empresa_id', author: 'difusion.creado_por' })
const columns = [
  'id',
  'titulo',
  'asunto',
  'asunto_en',
  'mensaje',
  'mensaje_en',
  'estado',
  'empresa_id',
  'programada_en',
  'zona_horaria',
  'enviada_en',
  'version',
] as const
const json = {
  seleccion: sql<Choice>`difusion.seleccion`.as('seleccion'),
  adjuntos: sql<Attachment[]>`difusion.adjuntos`.as('adjuntos'),
}

export type Stored = NonNullable<Awaited<ReturnType<typeof lockBroadcast>>>

export function lockBroadcast(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('difusion')
    .select(columns)
    .select([json.seleccion, json.adjuntos])
    .where('difusion.id', '=', id)
    .where(isThere(scope))
    .forUpdate()
    .executeTakeFirst()
}

export function insertBroadcast(db: Db, row: Insertable<Difusion>) {
  return db.insertInto('difusion').values(row).returning(['id', 'estado', 'version']).executeTakeFirstOrThrow()
}

export function updateBroadcast(db: Db, id: number, row: Updateable<Difusion>) {
  return db
    .updateTable('difusion')
    .set({ ...row, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'estado', 'version'])
    .executeTakeFirstOrThrow()
}

/** Leaves out those who wait, when a broadcast is canceled. */
export async function omitWaiting(db: Db, id: number): Promise<void> {
  await db
    .updateTable('difusion_destinatario')
    .set({ estado: RecipientStatus.omitted, motivo: 'cancelada' })
    .where('difusion_id', '=', id)
    .where('estado', 'in', [RecipientStatus.queued, RecipientStatus.deferred])
    .execute()
}

/** Puts failed ones back into the queue; returns how many. */
export async function queueAgain(db: Db, id: number, states: readonly RecipientStatus[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('difusion_destinatario')
    .set({ estado: RecipientStatus.queued, proximo_en: sql`now()` })
    .where('difusion_id', '=', id)
    .where('estado', 'in', [...states])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const keysOf: Record<(typeof broadcastOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('difusion.creado_en'),
  titulo: inSpanishOrder(ref('difusion.titulo')) as RawBuilder<unknown>,
  enviada_en: ref('difusion.enviada_en'),
}
const totals = sql<Partial<Record<RecipientStatus, number>>>`coalesce((select jsonb_object_agg(estado, n) from (
  select estado, count(*) n from difusion_destinatario r where r.difusion_id = difusion.id group by estado) t), '{}')`

const found = (db: Db, scope: Scope) =>
  db.selectFrom('difusion').innerJoin('usuario as autor', 'autor.id', 'difusion.creado_por').where(isThere(scope))

const shown = [
  ...columns.map((column) => `difusion.${column}` as const),
  'difusion.creado_en',
  'difusion.terminada_en',
  'difusion.espera_hasta',
] as const
const authorName = sql<string>`concat_ws(' ', autor.nombres, nullif(autor.apellido_paterno, ''))`.as(
  'creado_por_nombre',
)

/** Returns one page of the broadcasts, and how many there are. */
export async function listBroadcasts(db: Db, scope: Scope, query: z.output<typeof BroadcastListQuerySchema>) {
  const matching = found(db, scope)
    .where((eb) => eb.and(wordsIn(eb.ref('difusion.buscado'), query.buscar)))
    .$if(query.estado !== null, (rows) => rows.where('difusion.estado', '=', query.estado!))
    .$if(query.id !== null, (rows) => rows.where('difusion.id', '=', query.id!))
  const { column, direction } = orderOf(query.orden)
  const rows = await matching
    .select(shown)
    .select([totals.as('totales'), authorName])
    .orderBy(inOrder([keysOf[column], ref('difusion.id')], direction))
    .limit(query.page_row)
    .offset((query.page - 1) * query.page_row)
    .execute()
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export type Row = Awaited<ReturnType<typeof listBroadcasts>>['rows'][number]

export function getBroadcast(db: Db, scope: Scope, id: number) {
  return found(db, scope)
    .select(shown)
    .select([totals.as('totales'), authorName, json.seleccion, json.adjuntos])
    .where('difusion.id', '=', id)
    .executeTakeFirst()
}

/** The recipients of a broadcast, and how many there are. */
export async function listRecipients(db: Db, query: z.output<typeof RecipientListQuerySchema>) {
  const matching = db
    .selectFrom('difusion_destinatario as r')
    .innerJoin('contacto as c', 'c.id', 'r.contacto_id')
    .where('r.difusion_id', '=', query.id)
    .$if(query.estado !== null, (rows) => rows.where('r.estado', '=', query.estado!))
    .$if(query.buscar !== '', (rows) =>
      rows.where(({ eb, or }) =>
        or([eb.and(wordsIn(eb.ref('c.buscado'), query.buscar)), eb('r.email', '=', query.buscar)]),
      ),
    )
  const { column, direction } = orderOf(query.orden)
  const rows = await matching
    .select(['r.id', 'r.contacto_id', 'c.nombre', 'r.email', 'r.idioma', 'r.estado', 'r.motivo', 'r.respuesta'])
    .select(['r.intentos', 'r.proximo_en', 'r.enviado_en', 'r.baja_en'])
    .orderBy(inOrder([column === 'id' ? ref('r.id') : sql`lower(r.email)`, ref('r.id')], direction))
    .limit(query.page_row)
    .offset((query.page - 1) * query.page_row)
    .execute()
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const isWaiting = (estado: string) => estado === BroadcastStatus.sending || estado === BroadcastStatus.scheduled

/** What a letter may say of a contact of this scope. */
export async function getReader(db: Db, scope: Scope, id: number, language: Language) {
  return db
    .selectFrom('contacto')
    .innerJoin('pais as p', 'p.id', 'contacto.pais_id')
    .innerJoin('usuario as u', 'u.id', 'contacto.responsable_id')
    .select(['contacto.nombre', 'contacto.empresa', 'contacto.ocupacion'])
    .select(sql<string>`${ref(language === 'en' ? 'p.nombre_en' : 'p.nombre')}`.as('pais'))
    .select(sql<string>`concat_ws(' ', u.nombres, nullif(u.apellido_paterno, ''))`.as('responsable'))
    .where('contacto.id', '=', id)
    .where('contacto.eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'contacto.empresa_id', author: 'contacto.responsable_id' }))
    .executeTakeFirst()
}
