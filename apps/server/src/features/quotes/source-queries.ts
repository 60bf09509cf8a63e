import type { QuoteCurrency } from '@portal/contract/core/currencies'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { quoteTemplateLimits } from '@portal/contract/quotes/templates/constants'
import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import { intervalOfMoment } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { freeName } from '#core/database/free-name.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import type { Move } from '#features/transfers/service.ts'
import { inScope, isVoided } from './queries.ts'
import type { Filters } from './search/filters.ts'
import { found } from './search/queries.ts'
import { tierReached } from './tiers-queries.ts'

interface Asked {
  filters: Filters
  starts: readonly string[]
}

const days = (column: string, { filters, starts }: Asked) =>
  intervalOfMoment(sql.ref(column), starts, filters.zona ?? 'UTC')

/** What quotes come to by the interval in which they were made, their status and currency. */
export const countStates = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, { intervalo: days('q.creado_en', asked), grupo: sql<string>`q.estado` })

/** The same with those that were voided after their confirmation apart: nobody bought them. */
export const countOutcomes = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, {
    intervalo: days('q.creado_en', asked),
    grupo: sql<string>`case when ${isVoided} then 'anulada' else q.estado end`,
  })

/** The same by branch. */
export const countBranches = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, {
    intervalo: days('q.creado_en', asked),
    grupo: sql<string>`coalesce(q.sucursal_id::text, '')`,
  })

/** The same by the interval of their confirmation and the tier that they reach. */
export const countTiers = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, { intervalo: days('q.aprobada_en', asked), grupo: sql<string>`${tierReached}::text` })

interface Keys {
  intervalo: RawBuilder<number>
  grupo: RawBuilder<string>
}

const summed = (db: Db, scope: Scope, { filters }: Asked, { intervalo, grupo }: Keys) =>
  found(db, scope, filters)
    .select([intervalo.as('intervalo'), grupo.as('grupo')])
    .select([sql<QuoteCurrency>`q.moneda`.as('moneda'), sql<string>`sum(q.total)::text`.as('suma')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 2, 3`)
    .execute()

/** What the master distributor earns on a line by its projection (rule prices/cost-sheet); null without one. */
const masterProfit = sql`round(l.cantidad * l.anios_licencia * (l.costo_unitario - l.costo_master), 2)`

/** The profit of the master distributor by the interval of the confirmation; `total` are the quotes. */
export const countProfits = (db: Db, scope: Scope, asked: Asked) =>
  found(db, scope, asked.filters)
    .select(days('q.aprobada_en', asked).as('intervalo'))
    .select([
      sql<string>`'utilidad'`.as('grupo'),
      sql<QuoteCurrency>`q.moneda`.as('moneda'),
      sql<string>`coalesce(sum((select sum(${masterProfit}) from cotizacion_linea l where l.cotizacion_id = q.id)), 0)::text`.as(
        'suma',
      ),
    ])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 3`)
    .execute()

export const listBranchNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('sucursal')
    .select(['id', 'nombre'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

interface Row {
  id: number
  momento: Date
  codigo: string
  estado: QuoteStatus
  total: number
  moneda: QuoteCurrency
}

export const newestQuotes = (db: Db, scope: Scope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`cotizacion q`,
    where: sql<boolean>`(not q.reemplazada and ${inScope(scope)})`,
    columns: sql`q.id, q.creado_en as momento, q.codigo, q.estado, q.total, q.moneda`,
    email: sql`lower(q.cliente_email)`,
    phone: sql`q.cliente_telefono`,
    at: sql`q.creado_en`,
    id: sql`q.id`,
  })

/** Quotes of an author that the client may still confirm. */
const openOf = (scope: Scope, userId: number) => sql<boolean>`(${inScope(scope)} and q.usuario_id = ${userId}
  and q.estado = ${sql.lit(QuoteStatus.pending)} and not q.reemplazada)`

export async function countOpen(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from cotizacion q where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

interface MovedQuote {
  id: number
  codigo: string
  cliente_empresa: string
  version: number
}

/** Makes another person of the quotes' enterprise their author. */
export async function moveQuotes(db: Db, { scope, from, to, most }: Move): Promise<MovedQuote[]> {
  const { rows } = await sql<MovedQuote>`
    with suyas as (
      select q.id from cotizacion q
      where ${openOf(scope, from)} and q.empresa_id = ${to.empresa_id} order by q.id limit ${most} for no key update
    )
    update cotizacion q set usuario_id = ${to.id}, version = version + 1 from suyas where suyas.id = q.id
    returning q.id, q.codigo, q.cliente_empresa, q.version`.execute(db)
  return rows
}

export async function insertTransferEvents(
  db: Db,
  rows: readonly number[],
  by: { id: number; ip: string },
  text: string,
) {
  await sql`
    insert into cotizacion_evento (cotizacion_id, tipo, autor, usuario_id, comentario, ip)
    select unnest(${[...rows]}::int[]), 'traspasada', 'personal', ${by.id}, ${text}, ${by.ip}`.execute(db)
}

const ownOf = (scope: Scope, userId: number) => sql<boolean>`(
  ${rowsIn(scope, { enterprise: 'p.empresa_id', author: 'p.usuario_id' })}
  and p.usuario_id = ${userId} and p.eliminado_en is null)`

/** Counts the templates of a person, and those that they share. */
export async function countOwn(db: Db, scope: Scope, userId: number): Promise<{ total: number; compartidas: number }> {
  const { rows } = await sql<{ total: number; compartidas: number }>`
    select count(*) as total, count(*) filter (where p.compartida) as compartidas
    from cotizacion_plantilla p where ${ownOf(scope, userId)}`.execute(db)
  return rows[0]!
}

interface MovedTemplate {
  id: number
  nombre: string
  nombre_antes: string
  version: number
}

/** Makes another person of their enterprise the author of templates; who has one of the name gets another name. */
export async function moveTemplates(db: Db, { scope, from, to, most }: Move, whose: string): Promise<MovedTemplate[]> {
  const isTaken = (name: RawBuilder<string>) => sql<boolean>`exists (
    select from cotizacion_plantilla o where o.eliminado_en is null and o.id <> p.id and lower(o.nombre) = lower(${name})
      and (o.usuario_id in (${to.id}, ${from}) or (o.compartida and p.compartida and o.empresa_id = p.empresa_id)))`
  const name = sql<string>`p.nombre`
  const { rows } = await sql<MovedTemplate>`
    with suyas as (
      select p.id, p.nombre from cotizacion_plantilla p
      where ${ownOf(scope, from)} and p.empresa_id = ${to.empresa_id} order by p.id limit ${most} for update
    )
    update cotizacion_plantilla p set usuario_id = ${to.id}, version = version + 1,
      nombre = ${freeName({ name, whose, max: quoteTemplateLimits.name, isTaken })}
    from suyas where suyas.id = p.id
    returning p.id, p.nombre, suyas.nombre as nombre_antes, p.version`.execute(db)
  return rows
}

/** Locks a template that is not deleted. */
export const lockAny = (db: Db, id: number) =>
  db
    .selectFrom('cotizacion_plantilla')
    .select(['id', 'nombre', 'usuario_id', 'empresa_id', 'version'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
