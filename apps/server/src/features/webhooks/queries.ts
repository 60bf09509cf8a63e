import { DeliveryState, type DisabledWhy, type WebhookState } from '@portal/contract/webhooks/constants'
import type { WebhookEvent } from '@portal/contract/webhooks/events'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Webhook } from '#core/database/schema.ts'

/** Webhooks of everyone that are not deleted, with their owners. */
export const found = (db: Db) =>
  db
    .selectFrom('webhook as w')
    .innerJoin('usuario as u', 'u.id', 'w.usuario_id')
    .leftJoin('empresa as e', 'e.id', 'w.empresa_id')
    .where('w.eliminado_en', 'is', null)

const ofWeek = (state: DeliveryState) =>
  sql<number>`(select count(*) from webhook_envio v where v.webhook_id = w.id and v.estado = ${sql.lit(state)}
    and v.creado_en > now() - interval '7 days')`

/** What is shown of a webhook, without its secret. */
export const shown = (readerId: number) =>
  [
    'w.id',
    'w.nombre',
    'w.direccion',
    'w.empresa_id',
    'e.nombre as empresa_nombre',
    'w.creado_en',
    'w.version',
    sql<WebhookEvent[]>`w.eventos`.as('eventos'),
    sql<WebhookState>`w.estado`.as('estado'),
    sql<DisabledWhy | null>`w.motivo`.as('motivo'),
    fullNameOf('u').as('dueno'),
    sql<boolean>`w.usuario_id = ${readerId}`.as('es_propio'),
    sql<Date | null>`case when w.anterior_vence_en > now() then w.anterior_vence_en end`.as('anterior_vence_en'),
    ofWeek(DeliveryState.delivered).as('entregados'),
    ofWeek(DeliveryState.failed).as('fallidos'),
    ofWeek(DeliveryState.waiting).as('pendientes'),
  ] as const

export type LockedWebhook = NonNullable<Awaited<ReturnType<typeof lockWebhook>>>

/** Locks a webhook until the transaction ends. */
export const lockWebhook = (db: Db, id: number) =>
  db
    .selectFrom('webhook')
    .select(['id', 'usuario_id', 'empresa_id', 'nombre', 'direccion', 'eventos', 'estado', 'secreto', 'version'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Counts the webhooks of an owner, one count at a time. */
export async function countOwn(db: Db, userId: number): Promise<number> {
  await db.selectFrom('usuario').select('id').where('id', '=', userId).forUpdate().execute()
  const { total } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuario_id', '=', userId)
    .where('eliminado_en', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

export const insertWebhook = async (db: Db, row: Insertable<Webhook>): Promise<number> =>
  (await db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Changes a locked webhook and raises its version. */
export const changeWebhook = (db: Db, id: number, change: Updateable<Webhook>) =>
  db
    .updateTable('webhook')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Puts the present secret aside, to sign until `hours` have passed, and stores another one. */
export const rotateSecret = (db: Db, id: number, sealedSecret: string, hours: number) =>
  db
    .updateTable('webhook')
    .set({
      secreto_anterior: sql`secreto`,
      anterior_vence_en: sql`now() + make_interval(hours => ${hours}::int)`,
      secreto: sealedSecret,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Deletes a webhook: what waits for it is not sent. */
export async function removeWebhook(db: Db, id: number): Promise<void> {
  await db.updateTable('webhook').set({ eliminado_en: sql`now()` }).where('id', '=', id).execute()
  await db
    .updateTable('webhook_envio')
    .set({ estado: DeliveryState.dropped, terminado_en: sql`now()`, tomado_hasta: null })
    .where('webhook_id', '=', id)
    .where('estado', '=', DeliveryState.waiting)
    .execute()
}

/** Counts the disabled webhooks of an owner, for the bell. */
export async function countDisabled(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuario_id', '=', userId)
    .where('estado', '=', 'desactivado')
    .where('eliminado_en', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
