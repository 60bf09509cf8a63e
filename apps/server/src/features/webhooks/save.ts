import type { Of } from '@portal/contract/core/fields'
import { WebhookState, webhookLimits } from '@portal/contract/webhooks/constants'
import { testEvent, webhookEventTypes } from '@portal/contract/webhooks/events'
import { webhookMessages as m } from '@portal/contract/webhooks/messages'
import type {
  WebhookFormSchema,
  WebhookInitDataSchema,
  WebhookSecretSchema,
  WebhookStateFormSchema,
  WebhookUpdateSchema,
} from '@portal/contract/webhooks/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { narrowed } from '#core/identity/api-keys/narrowed.ts'
import { refuseStale } from '#core/records/versions.ts'
import { isEnterprise, listEnterprises } from '#features/api-keys/service.ts'
import { insertEvent } from './announce/queries.ts'
import type { WebhookDeps } from './deps.ts'
import { canChange } from './policy.ts'
import * as queries from './queries.ts'
import { addressIn, isReachable, maySee } from './rules.ts'
import { newWebhookSecret, seal } from './secrets.ts'

type Deps = Pick<WebhookDeps, 'db' | 'env' | 'secrets'>
type Form = Of<typeof WebhookFormSchema>
type Secret = Of<typeof WebhookSecretSchema>

const announces = [{ area: 'webhooks' as const }]

/** Returns the events that the actor may be told of, and the enterprises to which a webhook can be narrowed. */
export async function webhookInitData(db: Db, actor: Actor): Promise<Of<typeof WebhookInitDataSchema>> {
  const eventos = webhookEventTypes.filter((event) => maySee(event, actor.modules))
  return { eventos, empresas: await listEnterprises(db) }
}

/** Checks what a form says; returns the columns. Throws `addressInvalid`, `eventNotSeen` or `enterpriseInvalid`. */
async function columnsOf(db: Db, { env }: Pick<Deps, 'env'>, actor: Actor, form: Form) {
  const direccion = addressIn(form.direccion, isReachable(env))
  if (!direccion || direccion.length > webhookLimits.address) throw fieldRefusal('direccion', m.addressInvalid)
  const { empresa_id } = form
  if (empresa_id !== null && !(await isEnterprise(db, empresa_id)))
    throw fieldRefusal('empresa_id', m.enterpriseInvalid)
  const { modules } = narrowed(actor, empresa_id === null ? null : { id: empresa_id, countryId: null })
  if (!form.eventos.every((event) => maySee(event, modules))) throw fieldRefusal('eventos', m.eventNotSeen)
  return { nombre: form.nombre, direccion, eventos: [...new Set(form.eventos)], empresa_id }
}

/**
 * Makes a webhook and answers its secret, this once. Throws `addressInvalid`, `eventNotSeen`, `enterpriseInvalid` or
 * `tooMany`.
 */
export function makeWebhook(deps: Deps, actor: Actor, form: Form): Promise<Secret> {
  return inTransaction(deps.db, async (db) => {
    const columns = await columnsOf(db, deps, actor, form)
    if ((await queries.countOwn(db, actor.id)) >= webhookLimits.perOwner) throw new Refusal(m.tooMany)
    const secreto = newWebhookSecret()
    const row = { ...columns, usuario_id: actor.id, secreto: seal(deps.secrets.webhook, secreto) }
    const id = await queries.insertWebhook(db, row)
    await record(db, actor, { action: 'webhooks.made', entity: 'webhook', id, after: columns, announces })
    return { id, secreto }
  })
}

/** Locks a webhook that the actor may change. Throws `absent`, or `onlyOwner` for one of another owner. */
async function ownWebhook(db: Db, actor: Actor, id: number): Promise<queries.LockedWebhook> {
  const webhook = await queries.lockWebhook(db, id)
  if (!webhook) throw new Refusal(m.absent)
  if (!canChange(actor, webhook)) throw new Refusal(m.onlyOwner)
  return webhook
}

/**
 * Changes a webhook of the actor. Throws `changedByOther` with the stored row when someone changed it after `version`.
 */
export function updateWebhook(deps: Deps, actor: Actor, id: number, form: Of<typeof WebhookUpdateSchema>) {
  return inTransaction(deps.db, async (db) => {
    const { secreto: _, ...before } = await ownWebhook(db, actor, id)
    refuseStale(before, form.version, before)
    const after = await columnsOf(db, deps, actor, form)
    await queries.changeWebhook(db, id, after)
    await record(db, actor, { action: 'webhooks.updated', entity: 'webhook', id, before, after, announces })
    return null
  })
}

/** Activates or pauses a webhook. Whoever may see it may pause it; only its owner sends to it again. */
export function setWebhookState({ db }: Deps, actor: Actor, id: number, { estado }: Of<typeof WebhookStateFormSchema>) {
  return inTransaction(db, async (db) => {
    const before = await queries.lockWebhook(db, id)
    if (!before) throw new Refusal(m.absent)
    if (estado === WebhookState.active && !canChange(actor, before)) throw new Refusal(m.onlyOwner)
    if (before.estado === estado) return null
    const after = { estado, motivo: null, abandonos: 0 }
    await queries.changeWebhook(db, id, after)
    const change = { entity: 'webhook', id, before: { estado: before.estado }, after: { estado } }
    await record(db, actor, { action: 'webhooks.stateChanged', ...change, announces })
    return null
  })
}

/** Makes another secret; the present one signs too for a day, so that the receiver can change without losing anything. */
export function rotateSecret({ db, secrets }: Deps, actor: Actor, id: number): Promise<Secret> {
  return inTransaction(db, async (db) => {
    await ownWebhook(db, actor, id)
    const secreto = newWebhookSecret()
    await queries.rotateSecret(db, id, seal(secrets.webhook, secreto), webhookLimits.overlapHours)
    await record(db, actor, { action: 'webhooks.rotated', entity: 'webhook', id, announces })
    return { id, secreto }
  })
}

/** Sends a test event to an active webhook. Throws `notActive` for another one. */
export function testWebhook({ db }: Deps, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    await ownWebhook(db, actor, id)
    const event = { tipo: testEvent as typeof testEvent, empresa_id: null, usuario_id: null, modulos: [], datos: {} }
    if ((await insertEvent(db, event, id)) === 0) throw new Refusal(m.notActive)
    await record(db, actor, { action: 'webhooks.tested', entity: 'webhook', id, announces })
    return null
  })
}

/** Deletes a webhook, also one of another owner; what waits for it is not sent. */
export function removeWebhook({ db }: Deps, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const webhook = await queries.lockWebhook(db, id)
    if (!webhook) throw new Refusal(m.absent)
    const { secreto: _, ...before } = webhook
    await queries.removeWebhook(db, id)
    await record(db, actor, { action: 'webhooks.deleted', entity: 'webhook', id, before, announces })
    return null
  })
}
