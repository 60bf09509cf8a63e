import { createDecoder } from 'fast-jwt'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { everything } from '../../apps/server/src/core/base/scope.ts'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { jsonTextOf } from '../../apps/server/src/core/database/list-query.ts'
import type { DB } from '../../apps/server/src/core/database/schema.ts'
import { Sessions, secretOf } from '../../apps/server/src/core/identity/sessions.ts'
import { countOf, type ListQuery, pageOf, sliceOf } from '../../apps/server/src/features/users/list/queries.ts'
import { UserListQuerySchema } from '../../packages/contract/src/users/schemas.ts'

export interface UserListSql {
  /** By order, search and filter: the text, and its values with `$buscar`, `$rol_id`, `$offset` where the request's go. */
  shapes: Record<string, { text: string; values: unknown[] }>
  /** The statement of a session, with `$sid` where its id goes. */
  session: { text: string; values: unknown[] }
  secret: string
}

const marked = { buscar: 'zzbuscarzz', rol_id: 4, page: 7_654_321 }

/** Our page and our count in one statement: what a hand-written server without cached totals would send. */
function onePage(db: Db, query: ListQuery) {
  const page = pageOf(db, everything, query, { ...sliceOf(query), isSortedAfter: query.buscar !== '' })
  return jsonTextOf(db, db.selectNoFrom([page.as('usuarios'), countOf(db, everything, query).$asScalar().as('total')]))
}

/** Captures the statements of our list, so that the yardstick runs the same SQL. */
export async function catchUserListSql(config: pg.PoolConfig, orders: readonly string[]): Promise<UserListSql> {
  const caught: { text: string; values: unknown[] }[] = []
  const dialect = new PostgresDialect({ pool: new pg.Pool({ ...config, max: 1 }) })
  const db: Db = new Kysely<DB>({
    dialect,
    log({ query }) {
      caught.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  const shapes: UserListSql['shapes'] = {}
  for (const order of orders)
    for (const search of ['', 'b'])
      for (const role of ['', 'r']) {
        const asked = {
          page: marked.page,
          orden: order,
          ...(search && { buscar: marked.buscar }),
          ...(role && { rol_id: marked.rol_id }),
        }
        await onePage(db, { ...UserListQuerySchema.parse(asked), acceso: null })
        const { text, values } = caught.at(-1)!
        shapes[`${order}|${search}|${role}`] = { text, values: values.map(markOf) }
      }
  const secret = await secretOf(db, 'sesion')
  const sessions = new Sessions(secret)
  const { token } = await sessions.open(db, 1, { ip: '', agent: '' })
  await sessions.whoIs(db, token, { ip: '', requestId: '' })
  const { text, values } = caught.findLast(({ text }) => text.includes('modulos'))!
  const { sid } = createDecoder()(token) as { sid: string }
  await db.destroy()
  return { shapes, session: { text, values: values.map((value) => (value === sid ? '$sid' : value)) }, secret }
}

function markOf(value: unknown): unknown {
  if (value === marked.buscar) return '$buscar'
  if (value === marked.rol_id) return '$rol_id'
  if (value === (marked.page - 1) * 10) return '$offset'
  return value
}
