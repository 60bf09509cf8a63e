import { type IdeaHorizon, ideaLimits } from '@portal/contract/tasks/ideas/constants'
import type { IdeaListQuerySchema, ideaOrders } from '@portal/contract/tasks/ideas/schemas'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { isMentioned } from '../../notices/queries.ts'
import { isThere } from '../queries.ts'

export type ListQuery = z.output<typeof IdeaListQuerySchema>
export type Asked = Omit<ListQuery, 'page' | 'page_row'>

/** Who reads: their scope, and themselves for "my vote". */
export interface Reader {
  scope: Scope
  id: number
}

const { ref } = sql
const keysOf: Record<(typeof ideaOrders)[number], RawBuilder<unknown>> = {
  votos: ref('idea.votos'),
  comentarios: ref('idea.comentarios'),
  creado_en: ref('idea.creado_en'),
  titulo: inSpanishOrder(ref('idea.titulo')) as RawBuilder<unknown>,
}

const isVotedBy = (userId: number) =>
  sql<boolean>`exists (select from idea_voto v where v.idea_id = idea.id and v.usuario_id = ${userId})`

/**
 * The ideas that match all filters. Used by list, board and bulk changes, so that they agree. An id and mentions
 * find closed ones too.
 */
const asFound =
  ({ scope, id: readerId }: Reader, asked: Omit<Asked, 'orden'>) =>
  (eb: ExpressionBuilder<DB, 'idea'>) =>
    eb.and([
      isThere(scope),
      ...(['id', 'tiempo_interes', 'area_id', 'creado_por'] as const).flatMap((column) =>
        asked[column] === null ? [] : [eb(`idea.${column}`, '=', asked[column])],
      ),
      ...(asked.id === null && !asked.menciones
        ? [eb('idea.tarea_id', asked.convertidas ? 'is not' : 'is', null)]
        : []),
      ...(asked.integrante_id === null ? [] : [sql<boolean>`${asked.integrante_id}::int = any(idea.integrantes)`]),
      ...(asked.votadas ? [isVotedBy(readerId)] : []),
      ...(asked.menciones ? [isMentioned(readerId, 'idea')] : []),
      ...wordsIn(eb.ref('idea.buscado'), asked.buscar),
    ])

/** Selects an idea as lists show it. */
const shown = (db: Db, readerId: number) =>
  db
    .selectFrom('idea')
    .leftJoin('area', 'area.id', 'idea.area_id')
    .innerJoin('usuario as autor', 'autor.id', 'idea.creado_por')
    .select([
      'idea.id',
      'idea.id as idea_id',
      'idea.titulo',
      'idea.area_id',
      'area.nombre as area_nombre',
      'area.nombre_en as area_nombre_en',
      'idea.creado_por',
      'idea.votos',
      'idea.comentarios',
      'idea.tarea_id',
      'idea.creado_en',
      'idea.version',
    ])
    .select(sql<IdeaHorizon>`idea.tiempo_interes`.as('tiempo_interes'))
    .select(fullNameOf('autor').as('creador_nombre'))
    .select(isVotedBy(readerId).as('votada'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('usuario as miembro')
          .select('miembro.id')
          .select(fullNameOf('miembro').as('nombre'))
          .where('miembro.id', '=', sql<number>`any(idea.integrantes)`)
          .orderBy(sql`array_position(idea.integrantes, miembro.id)`),
      ).as('integrantes'),
    )

export type IdeaRow = Awaited<ReturnType<typeof listIdeas>>[number]

/** Returns one page in the requested order. */
export function listIdeas(
  db: Db,
  reader: Reader,
  { orden, ...asked }: Asked,
  { offset, limit }: { offset: number; limit: number },
) {
  const { column, direction } = orderOf(orden)
  return shown(db, reader.id)
    .where((eb) => asFound(reader, asked)(eb as unknown as ExpressionBuilder<DB, 'idea'>))
    .orderBy(inOrder([keysOf[column], ref('idea.id')], direction))
    .limit(limit)
    .offset(offset)
    .execute()
}

export const getIdea = (db: Db, { scope, id: readerId }: Reader, id: number) =>
  shown(db, readerId)
    .select('idea.descripcion')
    .select(isMentioned(readerId, 'idea').as('mencion'))
    .where(isThere(scope))
    .where('idea.id', '=', id)
    .executeTakeFirst()

/** Counts the matching ideas by horizon. */
export async function countIdeas(db: Db, reader: Reader, asked: Omit<Asked, 'orden'>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('idea')
    .where(asFound(reader, asked))
    .select('tiempo_interes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('tiempo_interes')
    .execute()
  return new Map(rows.map(({ tiempo_interes: horizon, total }) => [horizon, total]))
}

/** The first cards of a column. */
export const listColumn = (db: Db, reader: Reader, asked: Asked, horizon: IdeaHorizon) =>
  listIdeas(db, reader, { ...asked, tiempo_interes: horizon }, { offset: 0, limit: ideaLimits.column })

/** Returns the ideas of a bulk change with their titles. */
export const chosenIdeas = (db: Db, reader: Reader, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'idea.id',
    named: ref('idea.titulo'),
    all: db.selectFrom('idea').where(isThere(reader.scope)),
    asked: (query) => db.selectFrom('idea').where(asFound(reader, query)),
  })

/** Counts the ideas with a mention that the reader has not seen. */
export async function countMentions(db: Db, { scope, id }: Reader): Promise<number> {
  const { total } = await db
    .selectFrom('idea')
    .where(isThere(scope))
    .where(isMentioned(id, 'idea'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
