import type { Of } from '@portal/contract/core/fields'
import type { SettingHistoryQuerySchema, SettingSavedSchema } from '@portal/contract/settings/history-schemas'
import type { DraftKey, SettingKey } from '@portal/contract/settings/keys'
import { settingMessages as messages } from '@portal/contract/settings/messages'
import { settingSchemas } from '@portal/contract/settings/values-schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import * as queries from './queries.ts'
import { effectOf, type QuoteSeries } from './series.ts'
import { completed, isSettingKey } from './values.ts'

type Saved = Of<typeof SettingSavedSchema>
type Stored = Record<string, unknown>

interface Written {
  key: SettingKey
  /** What replaces the fields of the stored value; fields that no form has stay. */
  value: Stored
  version: number
  restores?: number
  /** The draft that was read, of a group that may have one. */
  draft?: number | undefined
  /** What the change does besides, in its transaction. */
  effect?: ((db: Db) => Promise<void>) | undefined
}

/**
 * Saves a group in the caller's transaction: its row and one more of its history. Throws 409 with the stored value when
 * someone saved after `version`.
 */
export async function writeSetting(db: Db, actor: Actor, written: Written): Promise<Saved> {
  const { key, value, version, restores } = written
  const { before, stored } = await locked(db, written)
  await refuseTakenPaths(db, value)
  await written.effect?.(db)
  const next = {
    clave: key,
    version: version + 1,
    valor: { ...stored, ...value },
    usuario_id: actor.id,
    restaura_version: restores ?? null,
  }
  await queries.updateSetting(db, next)
  // a draft is published by its form; an earlier version that comes back leaves it to its author
  const published = restores === undefined && before.borrador ? 1 : 0
  if (published) await queries.dropDraft(db, key)
  await record(db, actor, {
    action: restores === undefined ? 'settings.updated' : 'settings.restored',
    entity: 'ajuste',
    id: key,
    before: stored,
    after: next.valor,
    announces: [{ area: 'ajuste' }],
  })
  return { clave: key, version: next.version, borrador_version: before.borrador_version + published }
}

/**
 * Locks a group for a change. Throws 409 with what would be overwritten when someone saved after `version`, or changed
 * the draft that was read.
 */
async function locked(db: Db, { key, version, draft }: Pick<Written, 'key' | 'version' | 'draft'>) {
  const before = await queries.lockSetting(db, key, completed(key, undefined))
  const stored = completed(key, before.valor) as Stored
  const seen = { version: before.version, borrador_version: before.borrador_version }
  refuseStale(before, version, { ...stored, ...seen })
  if (draft !== undefined)
    refuseStale({ version: before.borrador_version }, draft, {
      ...stored,
      ...(before.borrador as object | null),
      ...seen,
    })
  return { before, stored }
}

/** Stores what is proposed for a group; visitors do not see it. Throws 409 like a change that is published. */
export function saveDraft(db: Db, actor: Actor, written: Written): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const { key, version } = written
    const { before, stored } = await locked(db, written)
    await refuseTakenPaths(db, written.value)
    const value = { ...stored, ...written.value }
    await queries.updateDraft(db, key, { value, userId: actor.id })
    await record(db, actor, {
      action: 'settings.draftSaved',
      entity: 'ajuste',
      id: key,
      before: (before.borrador as object | null) ?? stored,
      after: value,
      announces: [{ area: 'ajuste' }],
    })
    return { clave: key, version, borrador_version: before.borrador_version + 1 }
  })
}

/** Takes a draft away. Throws `draftAbsent` when there is none, and 409 when it was changed since it was read. */
export function discardDraft(db: Db, actor: Actor, key: DraftKey, draft: number): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockSetting(db, key, completed(key, undefined))
    if (!before.borrador) throw new Refusal(messages.draftAbsent)
    refuseStale({ version: before.borrador_version }, draft)
    await queries.dropDraft(db, key)
    const discarded = { action: 'settings.draftDiscarded', entity: 'ajuste', id: key }
    await record(db, actor, { ...discarded, before: before.borrador as object, announces: [{ area: 'ajuste' }] })
    return { clave: key, version: before.version, borrador_version: before.borrador_version + 1 }
  })
}

/** No card of a person can stand where the page of a product is. Throws `slugTaken`. */
async function refuseTakenPaths(db: Db, { personas }: Stored): Promise<void> {
  const people = (personas ?? []) as { slug: string }[]
  const taken = await queries.productPaths(
    db,
    people.map(({ slug }) => slug),
  )
  const place = people.findIndex(({ slug }) => taken.has(slug))
  if (place >= 0) throw fieldRefusal(`valor.personas.${place}.slug`, messages.slugTaken)
}

export const saveSetting = (db: Db, actor: Actor, written: Written): Promise<Saved> =>
  inTransaction(db, (db) => writeSetting(db, actor, written))

/**
 * Brings an earlier value back, as a new version. Throws `absent` when it does not exist, `noLongerValid` when it
 * breaks a rule of today, `nothingChanged` when it is the current one, and what its effect refuses.
 */
export function restoreSetting(
  db: Db,
  actor: Actor,
  { id, version, series }: { id: number; version: number; series: QuoteSeries },
): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const earlier = await queries.getVersion(db, id)
    if (!earlier || !isSettingKey(earlier.clave)) throw new Refusal(messages.absent)
    const key = earlier.clave
    const value = completed(key, earlier.valor) as Stored
    if (!settingSchemas[key].safeParse(value).success) throw new Refusal(messages.noLongerValid)
    if (earlier.version === version) throw new Refusal(messages.nothingChanged)
    const effect = effectOf(series, key, value)
    return writeSetting(db, actor, { key, value: ofForm(key, value), version, restores: earlier.version, effect })
  })
}

/** Leaves out what the history holds besides the form: the house, which a change of quotes never moves. */
const ofForm = (key: SettingKey, { empresa_id: _, ...value }: Stored): Stored => {
  const names = [...Object.keys(settingSchemas[key].shape), 'logo_id', 'marca_id']
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
}

export async function settingHistory(db: Db, query: Of<typeof SettingHistoryQuerySchema>) {
  const { versions, total } = await queries.listVersions(db, query.clave, { page: query.page, rows: query.page_row })
  return {
    versiones: versions.map(({ usuario_id, autor, valor, antes, ...version }) => ({
      ...version,
      valor: completed(query.clave, valor) as Stored, // a field that came later had its starting value
      antes: antes === null ? null : (completed(query.clave, antes) as Stored),
      autor: usuario_id === null ? null : autor,
    })),
    total,
  }
}
