import type { QuoteCurrency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { QuoteService } from '@portal/contract/quotes/draft'
import type {
  TemplateLineSchema,
  TemplateListQuerySchema,
  templateOrders,
} from '@portal/contract/quotes/templates/schemas'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { CotizacionPlantilla } from '#core/database/schema.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type TemplateLine = Of<typeof TemplateLineSchema>
export type TemplateQuery = Of<typeof TemplateListQuerySchema>

/** The templates that a person sees: their own, and those shared in their enterprise; null without one. */
export interface Visibility {
  own: Scope
  sharedBy: number | null
}

const { ref } = sql
const keysOf: Record<(typeof templateOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('p.nombre')),
  actualizado_en: ref('p.actualizado_en'),
}
const searched = sql<string>`sin_acentos(p.nombre || ' ' || p.nombre_en)`

const visible = ({ own, sharedBy }: Visibility) => sql<boolean>`(
  ${rowsIn(own, { enterprise: 'p.empresa_id', author: 'p.usuario_id' })}
  or (p.compartida and p.empresa_id = ${sharedBy}::int))`

const everMade = (db: Db, visibility: Visibility) =>
  db.selectFrom('cotizacion_plantilla as p').where(visible(visibility))

const templates = (db: Db, visibility: Visibility) => everMade(db, visibility).where('p.eliminado_en', 'is', null)

const asked = (db: Db, visibility: Visibility, { buscar }: Pick<TemplateQuery, 'buscar'>) =>
  templates(db, visibility).where((eb) => eb.and(wordsIn(searched, buscar)))

const columns = [
  'p.id',
  'p.nombre',
  'p.nombre_en',
  'p.compartida',
  'p.usuario_id',
  'p.empresa_id',
  'p.actualizado_en',
  'p.observaciones',
  'p.observaciones_en',
  'p.version',
  sql<QuoteCurrency>`p.moneda`.as('moneda'),
  sql<TemplateLine[]>`p.lineas`.as('lineas'),
  sql<QuoteService | null>`p.servicio`.as('servicio'),
  sql<string>`(select trim(concat(nombres, ' ', apellido_paterno)) from usuario where id = p.usuario_id)`.as(
    'usuario_nombre',
  ),
] as const

export type Template = NonNullable<Awaited<ReturnType<typeof getTemplate>>>

export async function listTemplates(db: Db, visibility: Visibility, query: TemplateQuery) {
  const { page, page_row: size, orden } = query
  const { column, direction } = orderOf(orden)
  const found = asked(db, visibility, query)
  const [rows, { total }] = await Promise.all([
    found
      .select(columns)
      .orderBy(inOrder([keysOf[column], ref('p.id')], direction))
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Those that many are chosen by. */
export const chosenTemplates = (db: Db, visibility: Visibility, which: Which<TemplateQuery>, most: number) =>
  chosenRows(which, most, {
    id: 'p.id',
    named: ref<string>('p.nombre'),
    all: templates(db, visibility),
    asked: (query) => asked(db, visibility, query),
  })

export const getTemplate = (db: Db, visibility: Visibility, id: number) =>
  templates(db, visibility).select(columns).where('p.id', '=', id).executeTakeFirst()

/** Locked, to serialise changes of the same template. */
export const lockTemplate = (db: Db, visibility: Visibility, id: number) =>
  templates(db, visibility).select(columns).where('p.id', '=', id).forUpdate().executeTakeFirst()

export const lockDeletedTemplate = (db: Db, visibility: Visibility, id: number) =>
  everMade(db, visibility)
    .select(columns)
    .where('p.id', '=', id)
    .where('p.eliminado_en', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

export async function insertTemplate(db: Db, template: Insertable<CotizacionPlantilla>): Promise<number> {
  const { id } = await db.insertInto('cotizacion_plantilla').values(template).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTemplate(db: Db, id: number, changes: Updateable<CotizacionPlantilla>): Promise<void> {
  await db
    .updateTable('cotizacion_plantilla')
    .set({ ...changes, version: sql`version + 1`, actualizado_en: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes softly and frees the name, or takes that back. Returns the version. */
export async function markTemplate(db: Db, id: number, { isDeleted }: { isDeleted: boolean }): Promise<number> {
  const { version } = await db
    .updateTable('cotizacion_plantilla')
    .set({ eliminado_en: isDeleted ? sql<Date>`now()` : null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
