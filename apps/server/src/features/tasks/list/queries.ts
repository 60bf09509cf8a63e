import { noneChoice } from '@portal/contract/core/none-choice'
import { type TaskTab, taskTabs } from '@portal/contract/tasks/constants'
import type { TaskBoardQuerySchema, TaskListQuerySchema, taskOrders } from '@portal/contract/tasks/schemas'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { TaskReader } from '@portal/contract/tasks/transitions'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inRange, inSpanishOrder, orderOf, wordsIn, wordsOf } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { customPlan } from '#core/database/statements.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { isMentioned } from '../notices/queries.ts'
import { isThere } from '../queries.ts'

/** `zona` is the time zone of the days of an approval. */
export type Asked = Omit<z.output<typeof TaskBoardQuerySchema>, 'tab'> & { tab: TaskTab; zona?: string }
export type Filters = Omit<Asked, 'orden'>

/** Totals are exact up to this number. */
export const maxCounted = 10_000

const { ref } = sql
const keysOf: Record<(typeof taskOrders)[number], readonly RawBuilder<unknown>[]> = {
  fecha_termino: [ref('tarea.plazo'), ref('tarea.id')],
  prioridad: [ref('tarea.prioridad'), ref('tarea.plazo'), ref('tarea.id')],
  tarea_id: [ref('tarea.id')],
  titulo: [inSpanishOrder(ref('tarea.titulo')) as RawBuilder<unknown>, ref('tarea.id')],
}

/** The tasks of a tab: what the reader does, what they gave or review, everyone's, or where they are mentioned. */
const inTab: Record<TaskTab, (reader: TaskReader) => RawBuilder<SqlBool>[]> = {
  [taskTabs.own]: ({ id }) => [sql<SqlBool>`${customPlan}tarea.encargado_id = ${id}`],
  [taskTabs.assigned]: ({ id }) => [sql<SqlBool>`${customPlan}tarea.interesados @> array[${id}::int]`],
  [taskTabs.all]: () => [],
  [taskTabs.mentioned]: (reader) => [isThere(reader), isMentioned(reader.id, 'tarea')],
}

/** In review, and this reviewer has yet to approve. */
const toReviewBy = (id: number) => [
  sql<SqlBool>`tarea.estado = ${sql.lit(TaskStatus.toReview)}`,
  sql<SqlBool>`tarea.interesados @> array[${id}::int]`,
  sql<SqlBool>`exists (select from tarea_revisor r where r.tarea_id = tarea.id and r.usuario_id = ${id}
    and r.aprobada_en is null)`,
]

const seenBy = (id: number) =>
  sql<boolean>`exists (select from tarea_visto v where v.tarea_id = tarea.id and v.usuario_id = ${id}
    and v.visto_en >= tarea.novedad_en)`

function inArea(area: Filters['area_id']): RawBuilder<SqlBool>[] {
  if (area === null) return []
  return [
    area === noneChoice ? sql<SqlBool>`tarea.area_id is null` : sql<SqlBool>`${customPlan}tarea.area_id = ${area}`,
  ]
}

/** Must equal the indexed expression. */
const marksOf = sql`tarea_marcas(tarea.estado, tarea.prioridad, tarea.area_id, tarea.encargado_id, tarea.creado_por)`
const openMark = 6
/** The largest id of which a mark can be made; no row has a larger one. */
const mostMarked = 214_748_364

/** The filters as the index of the words has them, where there are several: it finds all of them at once. */
function marked(reader: TaskReader, asked: Filters): RawBuilder<SqlBool>[] {
  const own = asked.tab === taskTabs.own ? reader.id : null
  const status = asked.por_revisar ? TaskStatus.toReview : asked.taskStatus
  const area = asked.area_id === noneChoice ? null : asked.area_id // which has no mark
  const filtered = [status, asked.prioridad, area, asked.encargado_id, asked.creado_por]
  const marks = [
    ...filtered.flatMap((id, place) => (id === null || id > mostMarked ? [] : [id * 10 + place + 1])),
    ...(own === null ? [] : [own * 10 + 4]),
    ...(asked.abiertas ? [openMark] : []),
  ]
  const others = wordsOf(asked.buscar).length + (asked.tab === taskTabs.assigned ? 1 : 0)
  return marks.length === 0 || marks.length + others < 2
    ? []
    : [sql<SqlBool>`${customPlan}${marksOf} @> ${marks}::int[]`]
}

/** The tasks of a tab by all filters. Used by page, total, board and report, so that they agree. */
export const asFound = (reader: TaskReader, asked: Filters) => (eb: ExpressionBuilder<DB, 'tarea'>) =>
  eb.and([asOrdered(reader, asked)(eb), ...marked(reader, asked)])

/** The same for rows that are read in the index of an order. */
const asOrdered = (reader: TaskReader, asked: Filters) => (eb: ExpressionBuilder<DB, 'tarea'>) =>
  eb.and([
    sql<SqlBool>`tarea.eliminado_en is null`,
    ...inTab[asked.tab](reader),
    // what one does oneself is never among what one gave: PostgreSQL would read everything for nothing
    ...(asked.tab === taskTabs.assigned && asked.encargado_id === reader.id ? [sql<SqlBool>`false`] : []),
    ...(['id', 'prioridad', 'encargado_id', 'creado_por'] as const).flatMap((column) =>
      asked[column] === null ? [] : [sql<SqlBool>`${customPlan}${ref(`tarea.${column}`)} = ${asked[column]}`],
    ),
    ...inArea(asked.area_id),
    ...(asked.taskStatus === null ? [] : [sql<SqlBool>`tarea.estado = ${sql.lit(asked.taskStatus)}`]),
    ...(asked.abiertas ? [sql<SqlBool>`tarea.abierta`] : []),
    ...(asked.por_revisar ? toReviewBy(reader.id) : []),
    ...(asked.sin_ver ? [sql<SqlBool>`not ${seenBy(reader.id)}`] : []),
    ...(asked.desde === null ? [] : [inRange<string>(eb.ref('tarea.plazo'), '>=', asked.desde)]),
    ...(asked.hasta === null ? [] : [inRange<string>(eb.ref('tarea.plazo'), '<=', asked.hasta)]),
    ...duringDays(ref('tarea.fecha_aprobacion'), [asked.aprobada_desde, asked.aprobada_hasta], asked.zona ?? 'UTC'),
    ...wordsIn(eb.ref('tarea.buscado'), asked.buscar),
  ])

/** Counts the matching tasks, up to one more than `maxCounted`. */
export async function countTasks(db: Db, reader: TaskReader, asked: Filters): Promise<number> {
  const some = db
    .selectFrom('tarea')
    .where(asFound(reader, asked))
    .select(sql`1`.as('one'))
    .limit(maxCounted + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Slice {
  offset: number
  limit: number
  /** How many match, up to one more than `maxCounted`, if known: many are read in the order of its index, few are sorted. */
  total?: number
}

/** Returns rows in the requested order. */
export function listTasks(db: Db, reader: TaskReader, { orden, ...asked }: Asked, { offset, limit, total }: Slice) {
  const { column, direction } = orderOf(orden)
  const isMany = total !== undefined && total > maxCounted
  const keys = keysOf[column].map((key, place) => ({ key, name: `clave${place}` }))
  const rows = db
    .selectFrom('tarea')
    .where(isMany ? asOrdered(reader, asked) : asFound(reader, asked))
    .select('tarea.id')
    .select(keys.map(({ key, name }) => key.as(name)))
  const order = inOrder(
    keys.map(({ name }) => ref(name)),
    direction,
  )
  const page = sql<{ id: number; lugar: number }>`(
    with found as ${sql.raw(isMany ? 'not materialized' : 'materialized')} (${rows})
    select id, row_number() over (order by ${order}) as lugar from found order by ${order} limit ${limit} offset ${offset})`
  return shown(db, reader).innerJoin(page.as('page'), 'page.id', 'tarea.id').orderBy(ref('page.lugar')).execute()
}

/** Selects tasks as lists show them. */
const shown = (db: Db, { id }: TaskReader) =>
  db
    .selectFrom('tarea')
    .innerJoin('usuario as creador', 'creador.id', 'tarea.creado_por')
    .innerJoin('usuario as encargado', 'encargado.id', 'tarea.encargado_id')
    .leftJoin('area', 'area.id', 'tarea.area_id')
    .select([
      'tarea.id',
      'tarea.id as tarea_id',
      'tarea.titulo',
      'tarea.estado',
      'tarea.estado_previo',
      'tarea.estado_en',
      'tarea.prioridad',
      'tarea.area_id',
      'area.nombre as area_nombre',
      'area.nombre_en as area_nombre_en',
      'tarea.creado_por',
      'tarea.encargado_id',
      'tarea.fecha_inicio',
      'tarea.fecha_termino',
      'tarea.fecha_aprobacion',
      'tarea.rondas_revision',
      'tarea.comentarios',
      'tarea.puntos',
      'tarea.puntos_hechos',
      'tarea.creado_en',
      'tarea.version',
    ])
    .select(fullNameOf('creador').as('creador_nombre'))
    .select(fullNameOf('encargado').as('encargado_nombre'))
    .select(seenBy(id).as('visto'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('tarea_revisor as r')
          .select(['r.usuario_id', 'r.aprobada_en'])
          .whereRef('r.tarea_id', '=', 'tarea.id'),
      ).as('revisores'),
    )

export type Row = Awaited<ReturnType<typeof listTasks>>[number]

/** Returns one task that the reader may see. */
export const getTask = (db: Db, reader: TaskReader, id: number) =>
  shown(db, reader)
    .leftJoin('contacto', 'contacto.id', 'tarea.contacto_id')
    .select([
      'tarea.descripcion',
      'tarea.regla_revision',
      'tarea.contacto_id',
      'contacto.nombre as contacto_nombre',
      'tarea.origen_texto',
      'tarea.origen_direccion',
      'tarea.referencia',
      'tarea.interesados',
    ])
    .where('tarea.id', '=', id)
    .where(isThere(reader))
    .executeTakeFirst()

/** The newest events of a task. */
export const listEvents = (db: Db, taskId: number, most: number) =>
  db
    .selectFrom('tarea_evento as e')
    .leftJoin('usuario as autor', 'autor.id', 'e.usuario_id')
    .select(['e.id', 'e.tipo', 'e.de', 'e.a', 'e.comentario', 'e.creado_en'])
    .select(sql<string | null>`nullif(${fullNameOf('autor')}, '')`.as('autor'))
    .where('e.tarea_id', '=', taskId)
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute()

/** Returns the tasks of a bulk change with their titles. A query without a tab means own and assigned ones. */
export const chosenTasks = (
  db: Db,
  reader: TaskReader,
  which: Which<z.output<typeof TaskListQuerySchema>>,
  most: number,
): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'tarea.id',
    named: ref('tarea.titulo'),
    all: db.selectFrom('tarea').where(isThere(reader)),
    asked: ({ tab, ...query }) =>
      db
        .selectFrom('tarea')
        .where(asFound(reader, { ...query, tab: tab ?? taskTabs.all }))
        .$if(tab === null, (found) => found.where(isThere({ ...reader, isManager: false }))),
  })
