import type * as s from '@portal/contract/broadcasts/schemas'
import { BroadcastStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { contactScopeOf, contactsChosen } from '#features/contacts/service.ts'
import type { BroadcastDeps } from './deps.ts'
import * as queries from './queries.ts'
import { currentThrottle, isThrottled, type Throttle } from './throttle.ts'

type Deps = Pick<BroadcastDeps, 'db' | 'env'>

export async function listBroadcasts(
  { db, env }: Deps,
  actor: Actor,
  query: z.output<typeof s.BroadcastListQuerySchema>,
) {
  const { rows, total } = await queries.listBroadcasts(db, contactScopeOf(actor), query)
  const throttle = await currentThrottle(db, env)
  return { difusiones: rows.map((row) => shownOf(row, throttle)), total }
}

export async function oneBroadcast({ db, env }: Deps, actor: Actor, id: number) {
  const row = await queries.getBroadcast(db, contactScopeOf(actor), id)
  if (!row) throw new Refusal(coreMessages.absent)
  const { contactos, filtro } = row.seleccion
  const named = filtro === null ? await contactsChosen(db, actor, { ids: contactos }, contactos.length) : []
  const throttle = await currentThrottle(db, env)
  const limitado = await isLimited(db, row, throttle)
  return { ...shownOf(row, throttle), limitado, contactos: named, filtro, adjuntos: row.adjuntos }
}

/** Whether someone waits only because the throttle is reached. */
async function isLimited(db: Db, { estado, totales }: queries.Row, throttle: Throttle): Promise<boolean> {
  return estado === BroadcastStatus.sending && Boolean(totales.en_cola) && (await isThrottled(db, throttle))
}

export async function listRecipients({ db }: Deps, actor: Actor, query: z.output<typeof s.RecipientListQuerySchema>) {
  if (!(await queries.getBroadcast(db, contactScopeOf(actor), query.id))) throw new Refusal(coreMessages.absent)
  const { rows, total } = await queries.listRecipients(db, query)
  return { destinatarios: rows as z.input<typeof s.RecipientSchema>[], total }
}

function shownOf<Row extends queries.Row>(row: Row, throttle: Throttle) {
  const { en_cola: queued = 0, diferido: deferred = 0 } = row.totales
  return { ...row, estado: row.estado as BroadcastStatus, termina_aprox: endOf(row, queued + deferred, throttle) }
}

/** When the last one leaves at the throttle; null without a throttle, or when nobody waits. */
function endOf(
  { estado, espera_hasta, programada_en }: queries.Row,
  waiting: number,
  { perMinute, perHour }: Throttle,
): Date | null {
  if (!waiting || !queries.isWaiting(estado)) return null
  const minutes = Math.max(perMinute ? waiting / perMinute : 0, perHour ? ((waiting - 1) / perHour - 1) * 60 : 0)
  const begin = Math.max(Date.now(), espera_hasta?.getTime() ?? 0, programada_en?.getTime() ?? 0)
  return new Date(begin + minutes * 60_000)
}
