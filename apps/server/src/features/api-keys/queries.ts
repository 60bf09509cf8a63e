import type { GrantableModule } from '@portal/contract/access/constants'
import { ApiKeyState, integrationRoles } from '@portal/contract/api-keys/constants'
import type { ApiKeyListQuerySchema } from '@portal/contract/api-keys/schemas'
import type { Of } from '@portal/contract/core/fields'
import { UserStatus } from '@portal/contract/users/constants'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { LlaveApi } from '#core/database/schema.ts'

export type ListQuery = Of<typeof ApiKeyListQuerySchema>

const { ref } = sql
const keysOf: Record<'creada_en' | 'nombre' | 'usada_en', RawBuilder<unknown>> = {
  creada_en: ref('k.creada_en'),
  nombre: inSpanishOrder(ref('k.nombre')),
  usada_en: sql`coalesce(k.usada_en, '-infinity')`,
}

const stateOf = sql<ApiKeyState>`case
  when k.anulada_en is not null then ${sql.lit(ApiKeyState.revoked)}
  when k.vence_en <= now() then ${sql.lit(ApiKeyState.expired)}
  when u.estado_id <> ${sql.lit(UserStatus.active)} or u.eliminado_en is not null
    or u.rol_id not in (${sql.join(integrationRoles.map((role) => sql.lit(role)))}) then ${sql.lit(ApiKeyState.dormant)}
  else ${sql.lit(ApiKeyState.active)} end`

const found = (db: Db, { id, estado: state, buscar: text }: Pick<ListQuery, 'id' | 'estado' | 'buscar'>) =>
  db
    .selectFrom('llave_api as k')
    .innerJoin('usuario as u', 'u.id', 'k.usuario_id')
    .leftJoin('usuario as r', 'r.id', 'k.anulada_por')
    .leftJoin('empresa as e', 'e.id', 'k.empresa_id')
    .where((eb) =>
      eb.and(
        wordsIn(sql<string>`sin_acentos(concat_ws(' ', k.nombre, k.prefijo, u.nombres, u.apellido_paterno))`, text),
      ),
    )
    .$if(id !== null, (query) => query.where('k.id', '=', id))
    .$if(state !== null, (query) => query.where(stateOf, '=', state))

/** Returns one page of the keys of everyone, without what is secret of them, and how many there are. */
export async function listKeys(db: Db, { page, page_row: size, orden, ...asked }: ListQuery) {
  const { column, direction } = orderOf(orden)
  const rows = await found(db, asked)
    .select([
      'k.id',
      'k.nombre',
      'k.prefijo',
      'k.final',
      'k.solo_lectura',
      'k.empresa_id',
      'e.nombre as empresa_nombre',
      'k.usuario_id as autor_id',
      'k.vence_en',
      'k.usada_en',
      'k.usada_ip',
      'k.creada_en',
      'k.anulada_en',
      fullNameOf('u').as('autor'),
      sql<string | null>`nullif(${fullNameOf('r')}, '')`.as('anulada_por'),
      sql<GrantableModule[]>`k.modulos`.as('modulos'),
      sql<string[]>`array(select case when masklen(red) = case family(red) when 4 then 32 else 128 end
        then host(red) else red::text end from unnest(k.redes) red)`.as('redes'),
      stateOf.as('estado'),
    ])
    .orderBy(inOrder([keysOf[column], ref('k.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { llaves: rows, total }
}

/** Enterprises to which a key or a webhook can be narrowed: every one but the house. */
export const listEnterprises = (db: Db) =>
  db
    .selectFrom('empresa')
    .select(['id', 'nombre'])
    .where('eliminado_en', 'is', null)
    .where(sql<boolean>`id is distinct from casa_id()`)
    .orderBy(inSpanishOrder(ref('nombre')))
    .execute()

/** Whether an enterprise is one of these. */
export const isEnterprise = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('empresa')
    .select('id')
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .where(sql<boolean>`id is distinct from casa_id()`)
    .executeTakeFirst()) !== undefined

/** Counts the keys of a maker that are not revoked, one count at a time. */
export async function countOwn(db: Db, userId: number): Promise<number> {
  await db.selectFrom('usuario').select('id').where('id', '=', userId).forUpdate().execute()
  const { total } = await db
    .selectFrom('llave_api')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuario_id', '=', userId)
    .where('anulada_en', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Stores a key; `lastDay` ends at its midnight in `zone`. */
export const insertKey = (
  db: Db,
  row: Omit<Insertable<LlaveApi>, 'redes' | 'vence_en'>,
  { networks, lastDay, zone }: { networks: readonly string[]; lastDay: string | null; zone: string },
) =>
  db
    .insertInto('llave_api')
    .values({
      ...row,
      redes: sql`${[...networks]}::text[]::cidr[]`,
      vence_en: lastDay === null ? null : sql`((${lastDay}::date + 1)::timestamp at time zone ${zone}::text)`,
    })
    .returning(['id', 'nombre', 'prefijo', 'modulos', 'solo_lectura', 'empresa_id', 'vence_en'])
    .executeTakeFirstOrThrow()

/** Revokes a key that still exists; undefined when there is none, null when it was revoked before. */
export async function revokeKey(db: Db, id: number, by: number) {
  const key = await db
    .selectFrom('llave_api')
    .select(['id', 'nombre', 'prefijo', 'anulada_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!key || key.anulada_en) return key && null
  await db.updateTable('llave_api').set({ anulada_en: sql`now()`, anulada_por: by }).where('id', '=', id).execute()
  return key
}
