import type { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import { OfferMode } from '@portal/contract/machines/constants'
import { offerRules } from '@portal/contract/offers/constants'
import type { OfferListQuerySchema, OfferMachineQuerySchema } from '@portal/contract/offers/schemas'
import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import { stateNow } from '../queries.ts'

export type ListQuery = Of<typeof OfferListQuerySchema>
export type MachineQuery = Of<typeof OfferMachineQuerySchema>

const { ref } = sql
const inScope = (scope: Scope) => rowsIn(scope, { author: 'c.usuario_id' })

/** Offers of machines in a person's scope; those of quarantined requests as well: staff look at them there. */
const found = (db: Db, scope: Scope) =>
  db
    .selectFrom('oferta as o')
    .innerJoin('solicitud_clasificado as s', 's.id', 'o.solicitud_id')
    .innerJoin('clasificado as c', 'c.id', 'o.clasificado_id')
    .where(inScope(scope))

const rowColumns = [
  'o.id',
  'o.solicitud_id',
  'o.clasificado_id',
  'c.marca',
  'c.sku',
  's.nombre',
  's.empresa',
  'o.monto',
  'c.precio_publico as precio',
  'o.contraoferta_monto',
  'o.creado_en',
  'o.version',
  stateNow.as('estado'),
  sql<Currency>`o.moneda`.as('moneda'),
] as const

const asked = (db: Db, scope: Scope, { estado: state, clasificado_id: itemId, buscar: text }: ListQuery) =>
  found(db, scope)
    .where((eb) => eb.and(wordsIn(sql<string>`sin_acentos(c.marca || ' ' || c.sku || ' ' || s.nombre)`, text)))
    .$if(state !== '', (query) => query.where(stateNow, '=', state as never))
    .$if(itemId !== null, (query) => query.where('o.clasificado_id', '=', itemId ?? 0))

const keysOf: Record<'creado_en' | 'monto' | 'nombre' | 'marca', RawBuilder<unknown>> = {
  creado_en: ref('o.creado_en'),
  monto: ref('o.monto'),
  nombre: inSpanishOrder(ref('s.nombre')),
  marca: inSpanishOrder(ref('c.marca')),
}

/** Returns one page and the total. */
export async function listOffers(db: Db, scope: Scope, query: ListQuery) {
  const { column, direction } = orderOf(query.orden)
  const ofertas = await asked(db, scope, query)
    .select(rowColumns)
    .orderBy(inOrder([keysOf[column], ref('o.id')], direction))
    .limit(query.page_row)
    .offset((query.page - 1) * query.page_row)
    .execute()
  return { ofertas, total: await countOffers(db, scope, query) }
}

/** How many there are. */
async function countOffers(db: Db, scope: Scope, query: ListQuery): Promise<number> {
  const { total } = await asked(db, scope, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns one offer with everything its panel shows. */
export const getOffer = (db: Db, scope: Scope, id: number) =>
  found(db, scope)
    .leftJoin('usuario as u', 'u.id', 'o.decidida_por')
    .leftJoin('oferta_minimo as m', 'm.clasificado_id', 'o.clasificado_id')
    .select(rowColumns)
    .select(['s.email', 's.telefono', 's.mensaje', 's.estado_id as solicitud_estado_id', 's.tipo'])
    .select(['o.motivo', 'o.contraoferta_comentario', 'o.contraoferta_vence_en', 'o.decidida_en'])
    .select(['m.monto as minimo', 'c.precio_final', 'c.precio_arriendo', 'c.dias_minimos'])
    .select(sql<string | null>`nullif(trim(concat(u.nombres, ' ', u.apellido_paterno)), '')`.as('decidida_por_nombre'))
    .where('o.id', '=', id)
    .executeTakeFirst()

/** Returns the other offers for an item, the highest first. */
export const listOthers = (db: Db, scope: Scope, itemId: number, exceptId: number) =>
  found(db, scope)
    .select(rowColumns)
    .where('o.clasificado_id', '=', itemId)
    .where('o.id', '!=', exceptId)
    .orderBy('o.monto', 'desc')
    .orderBy('o.id')
    .limit(50)
    .execute()

const offersOf = sql<number>`(select count(*)::int from oferta o where o.clasificado_id = c.id)`
const bestOf = sql<number | null>`(select max(o.monto) from oferta o where o.clasificado_id = c.id)`

const machines = (db: Db, scope: Scope) =>
  db
    .selectFrom('clasificado as c')
    .leftJoin('oferta_minimo as m', 'm.clasificado_id', 'c.id')
    .where(inScope(scope))
    .where('c.eliminado_en', 'is', null)
    .where('c.es_oferta', '=', true)
    .where(sql<boolean>`c.modo_oferta is distinct from ${OfferMode.auction}`)

const machineColumns = [
  'c.id',
  'c.sku',
  'c.marca',
  'c.precio_publico as precio',
  'm.monto as minimo',
  offersOf.as('ofertas'),
  bestOf.as('mejor'),
  sql<string>`coalesce(m.texto, '')`.as('texto'),
  sql<string>`coalesce(m.texto_en, '')`.as('texto_en'),
  sql<number>`coalesce(m.version, 0)`.as('version'),
  sql<Currency>`c.moneda`.as('moneda'),
] as const

const machineKeys: Record<'marca' | 'ofertas' | 'mejor', RawBuilder<unknown>> = {
  marca: inSpanishOrder(ref('c.marca')),
  ofertas: offersOf,
  mejor: sql`coalesce(${bestOf}, 0)`,
}

/** Returns one page of the machines that take offers, and their number. */
export async function listMachines(db: Db, scope: Scope, { orden, page, page_row: size, buscar }: MachineQuery) {
  const { column, direction } = orderOf(orden)
  const wanted = machines(db, scope).where((eb) =>
    eb.and(wordsIn(sql<string>`sin_acentos(c.marca || ' ' || c.sku)`, buscar)),
  )
  const clasificados = await wanted
    .select(machineColumns)
    .orderBy(inOrder([machineKeys[column], ref('c.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { clasificados, total }
}

/** Returns one machine that takes offers. */
export const getMachine = (db: Db, scope: Scope, id: number) =>
  machines(db, scope).select(machineColumns).where('c.id', '=', id).executeTakeFirst()

interface Minimum {
  monto: number | null
  texto: string
  texto_en: string
}

/** Stores the minimum of a locked item. */
export async function saveMinimum(db: Db, itemId: number, minimum: Minimum): Promise<void> {
  await db
    .insertInto('oferta_minimo')
    .values({ clasificado_id: itemId, ...minimum })
    .onConflict((conflict) =>
      conflict.column('clasificado_id').doUpdateSet({ ...minimum, version: sql`oferta_minimo.version + 1` }),
    )
    .execute()
}

/** The newest offers for an item that its minimum refused. */
export const listRefused = (db: Db, itemId: number) =>
  db
    .selectFrom('oferta_rechazada')
    .select(['id', 'nombre', 'email', 'telefono', 'monto', 'creado_en', sql<Currency>`moneda`.as('moneda')])
    .where('clasificado_id', '=', itemId)
    .orderBy('id', 'desc')
    .limit(offerRules.refusedShown)
    .execute()
