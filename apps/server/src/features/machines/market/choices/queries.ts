import type { Of } from '@portal/contract/core/fields'
import { CategoryStatus } from '@portal/contract/machines/categories/constants'
import type { PublicInitDataSchema } from '@portal/contract/machines/market/schemas'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder, jsonTextOf } from '#core/database/list-query.ts'
import { isListed } from '../rows-queries.ts'

const { ref, raw, lit } = sql
const listed = sql.join(isListed(), sql` and `)
const byName = inSpanishOrder(ref('nombre'))

/** Counts the public items per referenced row, up to 10,000. */
const totalBy = (column: 'categoria_id' | 'pais_id', id: string) =>
  sql<number>`(select count(*) from (
    select from clasificado where ${listed} and ${raw(column)} = ${raw(id)} limit ${lit(itemLimits.exactTotal)}) contados)`

/** Returns the filter choices with their counts, and every country for the forms; as JSON text. */
export function initData(db: Db): Promise<JsonText> {
  const categories = db
    .selectFrom('clasificado_categoria')
    .where('eliminado_en', 'is', null)
    .select(['id', 'nombre', 'nombre_en', 'estado_id', totalBy('categoria_id', 'clasificado_categoria.id').as('total')])
  const countries = db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', totalBy('pais_id', 'pais.id').as('total')])
  const reply = db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom(categories.as('categoria'))
        .select(['id', 'nombre', 'nombre_en', 'total'])
        .where(({ or, eb }) => or([eb('estado_id', '=', CategoryStatus.active), eb('total', '>', 0)]))
        .orderBy(byName),
    ).as('categorias'),
    jsonArrayFrom(
      eb
        .selectFrom(countries.as('pais'))
        .select(['id', 'nombre', 'nombre_en', 'codigo', 'total'])
        .where('total', '>', 0)
        .orderBy(byName),
    ).as('paises'),
    jsonArrayFrom(
      eb.selectFrom('pais').select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono']).orderBy(byName),
    ).as('todos_los_paises'),
  ])
  return jsonTextOf<Of<typeof PublicInitDataSchema>>(db, reply)
}
