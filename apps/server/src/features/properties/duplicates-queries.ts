import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Compared, SameItem } from '#features/marketplace/items/kind.ts'
import { isNearPrice } from '#features/marketplace/items/queries.ts'
import { inScope } from './queries.ts'
import type { PropertyValues } from './rules/values.ts'

/** Properties of an owner that are on offer or may be again. */
const ofOwner = (db: Db, scope: Scope, ownerId: number) =>
  db
    .selectFrom('propiedad')
    .where(inScope(scope))
    .where('propiedad.usuario_id', '=', ownerId)
    .where('propiedad.vendido_en', 'is', null)
    .select([
      'propiedad.id',
      'propiedad.sku',
      'propiedad.titulo',
      sql<string | null>`propiedad.imagenes #>> '{0,urls,320}'`.as('imagen_url'),
    ])

/** Returns the owner's properties among these ids. */
export const listNamed = (db: Db, scope: Scope, ownerId: number, ids: readonly number[]): Promise<SameItem[]> =>
  ofOwner(db, scope, ownerId).where('propiedad.id', '=', sql<number>`any(${ids}::int[])`).orderBy('id').execute()

/**
 * Returns the owner's properties of the same category, offer, city and surfaces as a form, whose price in the same unit
 * is within 2 %.
 */
export const listSame = (db: Db, scope: Scope, ownerId: number, forms: readonly Compared<PropertyValues>[]) =>
  ofOwner(db, scope, ownerId)
    .innerJoin(asked(forms).as('form'), (join) =>
      join
        .on(sql`form.categoria_id`, '=', sql.ref('propiedad.categoria_id'))
        .on(sql`form.condicion`, '=', sql.ref('propiedad.condicion'))
        .on(sql`form.pais_id`, '=', sql.ref('propiedad.pais_id'))
        .on(sql`sin_acentos(form.ciudad)`, '=', sql`sin_acentos(propiedad.ciudad)`)
        .on(sql`form.metros_construidos`, '=', sql.ref('propiedad.metros_construidos'))
        .on(sql`form.metros_terreno`, '=', sql.ref('propiedad.metros_terreno'))
        .on(sql`form.moneda`, '=', sql.ref('propiedad.moneda')),
    )
    .where(sql<boolean>`propiedad.id is distinct from form.item_id`)
    .where(isNearPrice('form.precio', 'propiedad.precio'))
    .select('form.lugar')
    .orderBy('propiedad.id')
    .execute()

function asked(forms: readonly Compared<PropertyValues>[]): RawBuilder<{ lugar: number }> {
  const rows = forms.map(({ form, itemId }, lugar) => {
    const { categoria_id, condicion, pais_id, ciudad, metros_construidos, metros_terreno, moneda, precio } = form
    const facts = { categoria_id, condicion, pais_id, ciudad, metros_construidos, metros_terreno, moneda, precio }
    return { lugar, item_id: itemId, ...facts }
  })
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fila (lugar int, item_id int,
    categoria_id int, condicion int, pais_id int, ciudad text, metros_construidos numeric, metros_terreno numeric,
    moneda text, precio numeric))`
}
