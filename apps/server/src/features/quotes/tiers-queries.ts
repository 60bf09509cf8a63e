import { ProductCategory, tiersOf } from '@portal/contract/products/constants'
import { sql } from 'kysely'

/** The number of the tier that a quantity reaches, by the category of its product. */
const tierOfLine = sql`case l.categoria_id ${sql.join(
  Object.values(ProductCategory).map((id) => {
    const starts = tiersOf(id).slice(1)
    const reached = starts.map(({ from }) => sql` + (l.cantidad >= ${sql.lit(from)})::int`)
    return sql`when ${sql.lit(id)} then 1${sql.join(reached, sql``)}`
  }),
  sql` `,
)} else 1 end`

/** The highest tier that a line of a quote reaches; the first where it has none. */
export const tierReached = sql<number>`coalesce((
  select max(${tierOfLine}) from cotizacion_linea l where l.cotizacion_id = q.id), 1)`
