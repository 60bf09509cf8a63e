import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Compared, SameItem } from '#features/marketplace/items/kind.ts'
import { isNearPrice } from '#features/marketplace/items/queries.ts'
import { inScope } from './queries.ts'
import type { MachineValues } from './rules/values.ts'

/** Items of an owner that are on offer or may be again. */
const ofOwner = (db: Db, scope: Scope, ownerId: number) =>
  db
    .selectFrom('clasificado')
    .where(inScope(scope))
    .where('clasificado.usuario_id', '=', ownerId)
    .where('clasificado.vendido_en', 'is', null)
    .select([
      'clasificado.id',
      'clasificado.sku',
      sql<string>`clasificado.marca || ' · ' || clasificado.anio`.as('titulo'),
      sql<string | null>`clasificado.imagenes #>> '{0,urls,320}'`.as('imagen_url'),
    ])

/** Returns the owner's items among these ids. */
export const listNamed = (db: Db, scope: Scope, ownerId: number, ids: readonly number[]): Promise<SameItem[]> =>
  ofOwner(db, scope, ownerId).where('clasificado.id', '=', sql<number>`any(${ids}::int[])`).orderBy('id').execute()

/**
 * Returns the owner's items of the same brand, model and year as a form, whose price in the same currency is within 2 %
 * (rule marketplace/duplicates): of sale or rent, whatever both offer. Prices on request are equal.
 */
export const listSame = (db: Db, scope: Scope, ownerId: number, forms: readonly Compared<MachineValues>[]) =>
  ofOwner(db, scope, ownerId)
    .innerJoin(asked(forms).as('form'), (join) =>
      join
        .on(sql`form.anio`, '=', sql.ref('clasificado.anio'))
        .on(sql`sin_acentos(form.marca)`, '=', sql`sin_acentos(clasificado.marca)`)
        .on(sql`form.moneda`, '=', sql.ref('clasificado.moneda')),
    )
    .where(sql<boolean>`clasificado.id is distinct from form.item_id`)
    .where(
      sql<boolean>`(form.es_venta and clasificado.es_venta and ${isNearPrice('form.precio', 'clasificado.precio')}
        or form.es_arriendo and clasificado.es_arriendo
          and ${isNearPrice('form.precio_arriendo', 'clasificado.precio_arriendo')})`,
    )
    .select('form.lugar')
    .orderBy('clasificado.id')
    .execute()

function asked(forms: readonly Compared<MachineValues>[]): RawBuilder<{ lugar: number }> {
  const rows = forms.map(({ form, itemId }, lugar) => {
    const { marca, anio, moneda, precio, es_venta, es_arriendo, precio_arriendo } = form
    return { lugar, item_id: itemId, marca, anio, moneda, precio, es_venta, es_arriendo, precio_arriendo }
  })
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fila (lugar int, item_id int,
    marca text, anio int, moneda text, precio numeric, es_venta boolean, es_arriendo boolean, precio_arriendo numeric))`
}
