import { capital, type Names } from './names.ts'

export const migration = ({ table, feature }: Names) => `import { type Kysely, sql } from 'kysely'

/** The table of ${feature}. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql\`
    create table ${table} (
      id int generated always as identity primary key,
      empresa_id int references empresa,
      nombre text not null,
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create index ${table}_empresa_nombre on ${table} (empresa_id, nombre collate es, id) where eliminado_en is null;
  \`.execute(db)
}
`

export function queries({ feature, one, many, table, rows }: Names): string {
  const [One, Many] = [capital(one), capital(many)]
  return `import type {
  ${One}ListQuerySchema,
  ${One}ListSchema,
  ${one}Orders,
} from '@portal/contract/${feature}/schemas'
import { type ExpressionBuilder, type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB } from '#core/schema.ts'
import type { ${One}Scope } from './policy.ts'

export type ${One}Query = z.output<typeof ${One}ListQuerySchema>

const { ref } = sql

const inScope = (scope: ${One}Scope) => (eb: ExpressionBuilder<DB, '${table}'>) =>
  eb.and([
    eb('${table}.eliminado_en', 'is', null),
    ...(scope === 'all' ? [] : [eb('${table}.empresa_id', '=', scope.enterpriseId)]),
  ])

const searched = sql<string>\`sin_acentos(\${ref('${table}.nombre')})\`

const keysOf: Record<(typeof ${one}Orders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('${table}.nombre')),
  creado_en: ref('${table}.creado_en'),
}

const columns = ['id', 'nombre', 'creado_en', 'version'] as const

/** One page and the total, as the text of the answer. Beyond the last page there are no rows. */
export function list${Many}(
  db: Db,
  scope: ${One}Scope,
  { page, page_row: size, orden, buscar }: ${One}Query,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('${table}')
    .where(inScope(scope))
    .where((eb) => eb.and(wordsIn(searched, buscar)))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .select(columns)
        .orderBy(inOrder([keysOf[column], ref('${table}.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('${rows}'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof ${One}ListSchema>>(db, reply)
}

/** Two who save the same one follow each other. */
export function lock${One}(db: Db, scope: ${One}Scope, id: number) {
  return db
    .selectFrom('${table}')
    .where(inScope(scope))
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

export function insert${One}(db: Db, row: Insertable<DB['${table}']>) {
  return db.insertInto('${table}').values(row).returning(columns).executeTakeFirstOrThrow()
}

export function update${One}(db: Db, id: number, changes: UpdateObject<DB, '${table}'>) {
  return db
    .updateTable('${table}')
    .set({ ...changes, version: sql\`version + 1\` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function mark${One}Deleted(db: Db, id: number) {
  return update${One}(db, id, { eliminado_en: sql<Date>\`now()\` })
}
`
}
