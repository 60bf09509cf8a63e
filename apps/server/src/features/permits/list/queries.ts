import type { Of } from '@portal/contract/core/fields'
import type {
  PermitDownloadQuerySchema,
  PermitListQuerySchema,
  PermitListSchema,
} from '@portal/contract/permits/schemas'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { JsonText } from '#core/base/answers.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import { found, holderCountry, holderName, shown, stateOf } from '../queries.ts'

export type ListQuery = Of<typeof PermitListQuerySchema>
export type Asked = Omit<Of<typeof PermitDownloadQuerySchema>, 'idioma'>
/** What is asked for, in whatever order. */
export type Filters = Omit<Asked, 'orden'>

const { ref } = sql
const keysOf: Record<'creado_en' | 'empresa_nombre' | 'vence_el', RawBuilder<unknown>> = {
  creado_en: ref('p.creado_en'),
  empresa_nombre: inSpanishOrder(holderName),
  vence_el: ref('p.vence_el'),
}

/** The rows by all filters. Used by page, total, badge, start page and export, so that they agree. */
const asked = (
  db: Db,
  scope: Scope,
  { estado: state, pais_id: country, empresa_id: enterprise, buscar: text }: Filters,
) =>
  found(db, scope)
    .where((eb) => eb.and(wordsIn(sql<string>`sin_acentos(${holderName} || ' ' || p.numero)`, text)))
    .$if(state !== '', (query) => query.where(stateOf, '=', state as never))
    .$if(country !== null, (query) => query.where(holderCountry, '=', country))
    .$if(enterprise !== null, (query) => query.where('p.empresa_id', '=', enterprise))

/** Returns one page and the total, as JSON text. */
export function listPermits(db: Db, scope: Scope, { page, page_row: size, ...query }: ListQuery): Promise<JsonText> {
  const rows = inAskedOrder(db, scope, query)
    .limit(size)
    .offset((page - 1) * size)
  const total = asked(db, scope, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull()
    .as('total')
  return jsonTextOf<Of<typeof PermitListSchema>>(db, db.selectNoFrom([jsonArrayFrom(rows).as('permisos'), total]))
}

/** Returns every matching row, at most `most`. */
export const listRows = (db: Db, scope: Scope, query: Asked, most: number) =>
  inAskedOrder(db, scope, query).limit(most).execute()

function inAskedOrder(db: Db, scope: Scope, { orden, ...filters }: Asked) {
  const { column, direction } = orderOf(orden)
  return shown(asked(db, scope, filters)).orderBy(inOrder([keysOf[column], ref('p.id')], direction))
}

export async function countPermits(db: Db, scope: Scope, filters: Filters): Promise<number> {
  const { total } = await asked(db, scope, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
