import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import type { DeliveryStatus, FormKind } from '@portal/contract/forms/constants'
import type { FormDownloadQuerySchema, FormListQuerySchema, FormListSchema } from '@portal/contract/forms/schemas'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import { houseZone } from '#core/database/today.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type ListQuery = Of<typeof FormListQuerySchema>
export type Asked = Omit<Of<typeof FormDownloadQuerySchema>, 'idioma'>
/** What is asked for, in whatever order. */
export type Filters = Omit<Asked, 'orden'>

const { ref } = sql
const keysOf: Record<'creado_en' | 'nombre' | 'referencia', RawBuilder<unknown>> = {
  creado_en: ref('f.creado_en'),
  nombre: inSpanishOrder(ref('f.nombre')),
  referencia: ref('f.referencia'),
}

/** The rows by all filters. Used by page, total, start page and export, so that they agree. */
export const found = (db: Db, { tipo: kind, entrega: status, buscar: text, creada_desde, creada_hasta }: Filters) =>
  db
    .selectFrom('formulario as f')
    .where((eb) => eb.and(wordsIn(eb.ref('f.buscado'), text)))
    .where((eb) => eb.and(duringDays(ref('f.creado_en'), [creada_desde, creada_hasta], null)))
    .$if(kind !== '', (query) => query.where('f.tipo', '=', kind))
    .$if(status !== '', (query) => query.where('f.entrega', '=', status))

const rowColumns = [
  'f.id',
  'f.referencia',
  'f.nombre',
  'f.email',
  'f.telefono',
  'f.empresa',
  'f.pais_id',
  'f.inicia_en',
  'f.intentos',
  'f.creado_en',
  sql<FormKind>`f.tipo`.as('tipo'),
  sql<PageLanguage>`f.idioma`.as('idioma'),
  sql<DeliveryStatus>`f.entrega`.as('entrega'),
] as const

/** Returns one page and the total, as JSON text. */
export function listForms(db: Db, { page, page_row: size, orden, ...asked }: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found(db, asked)
        .select(rowColumns)
        .orderBy(inOrder([keysOf[column], ref('f.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('formularios'),
    found(db, asked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof FormListSchema>>(db, reply)
}

/** Forms that are sent again together, named by reference and sender. */
export const chosenForms = (db: Db, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'f.id',
    named: sql<string>`f.referencia || ' · ' || f.nombre`,
    all: db.selectFrom('formulario as f'),
    asked: (query) => found(db, query),
  })

export async function countFailed(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('formulario')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('entrega', '=', 'fallido')
    .executeTakeFirstOrThrow()
  return total
}

export async function countForms(
  db: Db,
  { page: _page, page_row: _rows, orden: _, ...asked }: ListQuery,
): Promise<number> {
  const counted = found(db, asked).select(({ fn }) => fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

/** Returns every matching row, at most `most`, with times in the time zone of the house. */
export function exportForms(db: Db, { orden, ...asked }: Asked, most: number) {
  const { column, direction } = orderOf(orden)
  const wallClock = (moment: string) =>
    sql<string | null>`to_char(${ref(moment)} at time zone ${houseZone}, 'YYYY-MM-DD HH24:MI')`
  return found(db, asked)
    .leftJoin('pais', 'pais.id', 'f.pais_id')
    .select(rowColumns)
    .select(['pais.nombre as pais_nombre', 'pais.nombre_en as pais_nombre_en'])
    .select([
      sql<Record<string, string>>`f.datos`.as('datos'),
      wallClock('f.inicia_en').as('inicia_el'),
      wallClock('f.creado_en').as('creado_el'),
      wallClock('f.entregado_en').as('entregado_el'),
    ])
    .orderBy(inOrder([keysOf[column], ref('f.id')], direction))
    .limit(most)
    .execute()
}
