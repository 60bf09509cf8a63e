import { RequestStatus } from '@portal/contract/marketplace/states'
import { type AliasedExpression, type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#core/database/database.ts'
import { inOrder, wordsIn } from '#core/database/list-query.ts'
import type { AnyQuery } from '#core/records/record-rows.ts'

const { ref } = sql

interface Listed {
  table: 'clasificado' | 'propiedad'
  liveStatus: Expression<number>
  /** The folded text that the search looks in; must equal the indexed expression. */
  searched: Expression<string>
}

interface Asked {
  estado_comercial: number | null
  con_cambios: boolean
  buscar: string
}

/** Returns what the lists of owners and staff select and ask of a kind, besides its own columns and filters. */
export function listedOf({ table, liveStatus, searched }: Listed) {
  const [id, itemId] = [ref(`${table}.id`), ref(`${table}_id`)]
  const hasChanges = sql<boolean>`exists (
    select from clasificado_version where ${itemId} = ${id} and estado = 'pendiente')`
  /** Visible requests: neither quarantined nor withdrawn. */
  const requests = sql<number>`(
    select count(*) from solicitud_clasificado where ${itemId} = ${id}
      and estado_id not in (${RequestStatus.sent}, ${RequestStatus.deletedByUser}))`
  return {
    computed: [
      sql<number>`${liveStatus}`.as('estado_comercial'),
      hasChanges.as('tiene_cambios'),
      requests.as('solicitudes'),
      // every picture is wide enough for the smallest rendering
      sql<string | null>`${ref(`${table}.imagenes`)} -> 0 -> 'urls' ->> '320'`.as('imagen_url'),
      sql<string>`trim(usuario.nombres || ' ' || usuario.apellido_paterno)`.as('usuario_nombre'),
    ] as const,

    /** The conditions of the filters; `columns` are those that must equal what is asked. */
    conditions: <Name extends string>(
      asked: Asked & Readonly<Record<Name, number | null>>,
      columns: readonly Name[],
    ): Expression<SqlBool>[] => [
      ...columns.flatMap((name) =>
        asked[name] === null ? [] : [sql<SqlBool>`${ref(`${table}.${name}`)} = ${asked[name]}`],
      ),
      ...(asked.estado_comercial === null ? [] : [sql<SqlBool>`${liveStatus} = ${asked.estado_comercial}`]),
      ...(asked.con_cambios ? [sql<SqlBool>`${hasChanges}`] : []),
      ...wordsIn(searched, asked.buscar),
    ],
  }
}

interface Key {
  id: number
  key: unknown
}
// biome-ignore lint/suspicious/noExplicitAny: the tables of a kind's query are free here; it has written them typed
type Rows<Row> = SelectQueryBuilder<any, any, Row>

interface Page<Row, Name extends string> {
  /** The name of the rows in the answer. */
  name: Name
  /** The id and the sort key of what is found. */
  found: AnyQuery
  direction: 'asc' | 'desc'
  asked: { page: number; page_row: number; buscar: string }
  /** Selects the columns of the rows of a page. */
  rowsOf(page: AliasedExpression<Key, 'found'>): Rows<Row>
}

/** Returns one page and the total as a query. No rows beyond the last page. */
export function pageOf<Row, Name extends string>(db: Db, { name, found, direction, asked, rowsOf }: Page<Row, Name>) {
  const order = inOrder([ref('found.key'), ref('found.id')], direction)
  // Collects text matches first: otherwise ORDER BY … LIMIT makes the planner read all items in order.
  return db
    .with(
      (name) => (asked.buscar ? name('found').materialized() : name('found').notMaterialized()),
      () => found as Rows<Key>,
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        rowsOf(
          eb
            .selectFrom('found')
            .selectAll()
            .orderBy(order)
            .limit(asked.page_row)
            .offset((asked.page - 1) * asked.page_row)
            .as('found'),
        ).orderBy(order),
      ).as(name),
      eb
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
}

interface FirstItem {
  id: number
  titulo: string
  sku: string
  nombres: string
  apellido_paterno: string | null
  creado_en: Date
}

/** Returns the items of a list that were written first, at most `most`, and how many it holds. */
export async function listFirst(
  db: Db,
  { table, title, found }: { table: Listed['table']; title: Expression<string>; found: Expression<SqlBool> },
  most: number,
): Promise<{ rows: FirstItem[]; total: number }> {
  const column = (name: string) => ref(`${table}.${name}`)
  const { rows } = await sql<FirstItem>`
    select ${column('id')}, ${title} as titulo, ${column('sku')}, ${column('creado_en')}, nombres, apellido_paterno
    from ${sql.table(table)} join usuario on usuario.id = ${column('usuario_id')} where ${found}
    order by ${column('creado_en')}, ${column('id')} limit ${most}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${found}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}
