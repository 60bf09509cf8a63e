import type { UserListQuerySchema, UserListSchema, userOrders } from '@portal/contract/users/schemas'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB } from '#core/schema.ts'
import type { UserScope } from '../policy.ts'
import { inScope, rowColumns, wholeColumns } from '../queries.ts'

export type ListQuery = z.output<typeof UserListQuerySchema>
export type Asked = Omit<ListQuery, 'page' | 'page_row'>

const filters = ['rol_id', 'empresa_id', 'sucursal_id', 'estado_id', 'pais_id'] as const

/** The rows one person may see and asked for. One place: page, total and export cannot disagree. */
const asFound = (scope: UserScope, asked: Asked) => (eb: ExpressionBuilder<DB, 'usuario'>) =>
  eb.and([
    inScope(scope)(eb),
    ...filters.flatMap((column) => (asked[column] === null ? [] : [eb(`usuario.${column}`, '=', asked[column])])),
    ...wordsIn(eb.ref('usuario.buscado'), asked.buscar),
  ])

const { ref } = sql
/** What the columns of the list sort by; the id comes last everywhere, so that no row stands on two pages. */
const keysOf: Record<(typeof userOrders)[number], readonly RawBuilder<unknown>[]> = {
  nombre: [inSpanishOrder(ref('usuario.apellido_paterno')), inSpanishOrder(ref('usuario.nombres'))],
  email: [sql`lower(${ref('usuario.email')})`],
  creado_en: [ref('usuario.creado_en')],
  empresa_nombre: [inSpanishOrder(ref('empresa.nombre'))],
  rol_id: [ref('usuario.rol_id')],
  estado_id: [ref('usuario.estado_id')],
}

/** One page and the total, as the text of the answer. Beyond the last page there are no rows. */
export function listUsers(db: Db, scope: UserScope, { page, page_row: size, ...asked }: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(asked.orden)
  const keys = keysOf[column]
  const order = [...keys.map((_, place) => ref(`found.key_${place}`)), ref('found.id')]
  // A text match is found once and first: else ORDER BY … LIMIT makes the planner walk all users in their order.
  const reply = db
    .with(
      (name) => (asked.buscar ? name('found').materialized() : name('found').notMaterialized()),
      (db) =>
        db
          .selectFrom('usuario')
          .where(asFound(scope, asked))
          .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
          .select('usuario.id')
          .select(keys.map((key, place) => key.as(`key_${place}`))),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom((eb) =>
            eb
              .selectFrom('found')
              .selectAll()
              .orderBy(inOrder(order, direction))
              .limit(size)
              .offset((page - 1) * size)
              .as('found'),
          )
          .innerJoin('usuario', 'usuario.id', 'found.id')
          .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
          .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
          .leftJoin('pais', 'pais.id', 'usuario.pais_id')
          .select(rowColumns)
          .orderBy(inOrder(order, direction)),
      ).as('usuarios'),
      eb
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
  return jsonTextOf<z.output<typeof UserListSchema>>(db, reply)
}

/** The wall clock of a person: that of his enterprise, else of his country. */
const zoneOf = (userId: number) => sql<string>`(
  select coalesce(empresa.zona_horaria, pais.zona_horaria, 'UTC') from usuario lector
  left join empresa on empresa.id = lector.empresa_id left join pais on pais.id = lector.pais_id
  where lector.id = ${userId})`

/** Every row that is asked for, in the order of the list, at most `most`, with times as the actor's clock shows them. */
export function exportUsers(
  db: Db,
  scope: UserScope,
  asked: Asked,
  { most, actorId }: { most: number; actorId: number },
) {
  const { column, direction } = orderOf(asked.orden)
  return db
    .selectFrom('usuario')
    .where(asFound(scope, asked))
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .leftJoin('sucursal', 'sucursal.id', 'usuario.sucursal_id')
    .leftJoin('pais', 'pais.id', 'usuario.pais_id')
    .select(wholeColumns)
    .select('pais.nombre_en as pais_nombre_en')
    .select(
      sql<string>`to_char(usuario.creado_en at time zone ${zoneOf(actorId)}, 'YYYY-MM-DD HH24:MI')`.as('creado_el'),
    )
    .orderBy(inOrder([...keysOf[column], ref('usuario.id')], direction))
    .limit(most)
    .execute()
}
