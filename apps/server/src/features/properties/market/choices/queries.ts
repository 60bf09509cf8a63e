import type { Of } from '@portal/contract/core/fields'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { propertyConditionNames } from '@portal/contract/properties/constants'
import type { PublicInitDataSchema } from '@portal/contract/properties/market/schemas'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder, jsonTextOf } from '#core/database/list-query.ts'
import { isListed } from '../rows-queries.ts'

const { ref, raw, lit } = sql
const listed = sql.join(isListed(), sql` and `)
const byName = inSpanishOrder(ref('nombre'))

/** Counts the public properties per value of a column, up to 10,000. */
const totalBy = (column: 'categoria_id' | 'pais_id' | 'condicion', value: string) =>
  sql<number>`(select count(*) from (
    select from propiedad where ${listed} and ${raw(column)} = ${raw(value)} limit ${lit(itemLimits.exactTotal)}) contados)`

const conditions = sql.join(
  Object.entries(propertyConditionNames).map(([id, { es, en }]) => sql`(${lit(Number(id))}, ${lit(es)}, ${lit(en)})`),
)

/** Returns the filter choices with their counts, and every country for the forms; as JSON text. */
export function initData(db: Db): Promise<JsonText> {
  const countries = db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', totalBy('pais_id', 'pais.id').as('total')])
  const reply = db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('propiedad_categoria')
        .select(['id', 'nombre', 'nombre_en', totalBy('categoria_id', 'propiedad_categoria.id').as('total')])
        .orderBy('id'),
    ).as('categorias'),
    jsonArrayFrom(
      eb
        .selectFrom(countries.as('pais'))
        .select(['id', 'nombre', 'nombre_en', 'codigo', 'total'])
        .where('total', '>', 0)
        .orderBy(byName),
    ).as('paises'),
    jsonArrayFrom(
      eb
        .selectFrom(
          sql<{ id: number; nombre: string; nombre_en: string }>`(values ${conditions})`.as<'c'>(
            sql`c(id, nombre, nombre_en)`,
          ),
        )
        .select(['c.id', 'c.nombre', 'c.nombre_en', totalBy('condicion', 'c.id').as('total')]),
    ).as('condiciones'),
    jsonArrayFrom(
      eb.selectFrom('pais').select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono']).orderBy(byName),
    ).as('todos_los_paises'),
  ])
  return jsonTextOf<Of<typeof PublicInitDataSchema>>(db, reply)
}
