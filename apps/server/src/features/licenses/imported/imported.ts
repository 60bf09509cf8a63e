import { coreMessages } from '@portal/contract/core/core-messages'
import { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record, recordAll } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { convertDemos, insertPeriod, licenseRows, lockLicense, reopenDemos, type StoredLicense } from '../queries.ts'
import { serialKeyOf } from '../rules.ts'
import { updatePeriod } from '../save/queries.ts'
import { markDeleted } from '../save/remove.ts'
import { heldBy } from '../source-queries.ts'
import * as queries from './queries.ts'

type Values = queries.ImportedValues

/** What a row of a workbook does with a license. */
export interface ImportedLicense {
  servicio_id: number
  fecha_inicio: string
  values: Values
  /** Null for one that the import makes. */
  known: { id: number; version: number; base: queries.ImportedBase | null } | null
  /** The fields that the row changes. */
  changed: readonly (keyof Values)[]
}

interface Written {
  id: number
  version: number
}

/** What a license was before a row changed it. */
export type LicenseBefore = Pick<
  StoredLicense,
  | 'usuario_id'
  | 'empresa_id'
  | 'sucursal_id'
  | 'tipo_licencia_id'
  | 'fecha_termino'
  | 'suspendida'
  | 'serie'
  | 'notas'
  | 'estado_id'
  | 'aviso_dias'
> & { importada: queries.ImportedBase | null }

/**
 * Returns what finds the licenses that a row may be about (rule imports/natural-keys): those of its service of which a
 * period begins on its first day, by the serial number, or without one by the holder.
 */
export function licensesBy(known: readonly queries.KnownLicense[]) {
  return (row: { serviceId: number; startsOn: string; serialKey: string; holderId: number | null }) => {
    const there = known.filter((one) => one.servicio_id === row.serviceId && one.inicios.includes(row.startsOn))
    const keyOf = (one: queries.KnownLicense) => one.importada?.clave || serialKeyOf(one.serie)
    const ofSerial = row.serialKey ? there.filter((one) => keyOf(one) === row.serialKey) : []
    if (ofSerial.length > 0) return ofSerial
    const ofHolder = there.filter((one) => one.usuario_id === row.holderId)
    const without = ofHolder.filter((one) => keyOf(one) === '')
    if (row.serialKey) return without.length === 1 ? without : [] // the serial number of one that had none
    return without.length > 0 ? without : ofHolder
  }
}

/**
 * Stores licenses of the previous program, in their order, inside the caller's transaction. Nobody is mailed. Refuses what
 * was made since the rows were planned.
 */
export async function createImported(db: Db, actor: Actor, rows: readonly ImportedLicense[]): Promise<Written[]> {
  await queries.waitForImports(db)
  await refuseMade(db, actor, rows)
  await refuseGone(db, actor, rows)
  const made: StoredLicense[] = []
  for (const row of rows) made.push(await insertOne(db, actor, row))
  for (const { usuario_id, servicio_id } of givenFirst(made))
    await convertDemos(db, usuario_id, servicio_id, LicenseType.demo)
  const recorded = made.map((after) => ({ action: 'licenses.imported', entity: 'licencia', id: after.id, after }))
  await recordAll(db, actor, recorded, ownersOf(made))
  return made.map(({ id, version }) => ({ id, version }))
}

/** Someone else may have stored one of these since it was planned. */
async function refuseMade(db: Db, actor: Actor, rows: readonly ImportedLicense[]): Promise<void> {
  const keyed = rows.map((row) => ({
    serviceId: row.servicio_id,
    startsOn: row.fecha_inicio,
    serialKey: serialKeyOf(row.values.serie),
    holderId: row.values.usuario_id,
  }))
  const find = licensesBy(
    await queries.listKnownLicenses(db, scopeOf(actor), {
      holders: keyed.map(({ holderId }) => holderId),
      serials: keyed.flatMap(({ serialKey }) => serialKey || []),
      codes: [],
    }),
  )
  if (keyed.some((row) => find(row).length > 0)) throw new Refusal(coreMessages.changedByOther)
}

/** A holder, a service or a type may be gone since. */
async function refuseGone(db: Db, actor: Actor, rows: readonly ImportedLicense[]): Promise<void> {
  const ids = [...new Set(rows.map(({ values }) => values.usuario_id))]
  if ((await queries.listPeople(db, scopeOf(actor), ids)).length !== ids.length) throw new Refusal(m.holderInvalid)
  const services = rows.map((row) => row.servicio_id)
  const types = rows.map(({ values }) => values.tipo_licencia_id)
  if (!(await queries.areThere(db, services, types))) throw new Refusal(m.serviceInvalid)
}

const baseOf = (values: Partial<Values>, serial: string | null) =>
  JSON.stringify({ ...values, clave: serialKeyOf(serial) } satisfies queries.ImportedBase)

async function insertOne(db: Db, actor: Actor, { values, ...row }: ImportedLicense): Promise<StoredLicense> {
  const of = { userId: values.usuario_id, serviceId: row.servicio_id, suspended: values.suspendida }
  const after = await licenseRows.insert(db, {
    ...values,
    servicio_id: row.servicio_id,
    fecha_inicio: row.fecha_inicio,
    estado_id: queries.statusByDates({ ...of, startsOn: row.fecha_inicio, endsOn: values.fecha_termino }),
    origen: LicenseOrigin.import,
    creado_por: actor.id,
    importada: baseOf(values, values.serie),
  })
  await insertPeriod(db, after, { authorId: actor.id, quoteId: null, before: null })
  return after
}

/** Of each person and service one license that works or will, and is no demo. */
const givenFirst = (made: readonly StoredLicense[]): StoredLicense[] => {
  const given = made.filter(
    (one) => one.tipo_licencia_id !== LicenseType.demo && one.estado_id !== LicenseStatus.finished,
  )
  return [...new Map(given.map((one) => [`${one.usuario_id} ${one.servicio_id}`, one])).values()]
}

/** One change for many rows: who owns them. */
const ownersOf = (rows: readonly StoredLicense[]): Change[] => {
  const owners = new Map(rows.map((row) => [`${row.empresa_id} ${row.usuario_id}`, row]))
  return [{ area: 'licencias', of: changesOf(...owners.values()).flatMap(({ of = [] }) => of) }]
}

/** Changes what a row says, and nobody edited. Null for a license that was changed since it was planned. */
export async function changeImported(
  db: Db,
  actor: Actor,
  { known, values, changed }: ImportedLicense,
): Promise<(Written & { antes: LicenseBefore }) | null> {
  const before = await lockLicense(db, scopeOf(actor), known!.id)
  if (before?.version !== known!.version) return null
  const wanted = Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values>
  if (wanted.usuario_id !== undefined) {
    const people = await queries.listPeople(db, scopeOf(actor), [wanted.usuario_id])
    if (people.length === 0) throw new Refusal(m.holderInvalid)
  }
  const next = { ...before, ...wanted }
  const status = queries.statusByDates({
    ...{ userId: next.usuario_id, serviceId: before.servicio_id, suspended: next.suspendida },
    ...{ startsOn: before.fecha_inicio, endsOn: next.fecha_termino },
  })
  const after = await licenseRows.update(db, before.id, {
    ...wanted,
    ...(wanted.usuario_id !== undefined && {
      ...heldBy(wanted.usuario_id),
      empresa_id: queries.enterpriseOf(wanted.usuario_id),
    }),
    ...(wanted.suspendida !== undefined && { estado_id: status }),
    ...(wanted.fecha_termino !== undefined && { aviso_dias: null }),
    importada: baseOf({ ...known!.base, ...wanted }, next.serie),
  })
  await updateNewestPeriod(db, after, wanted)
  const recorded = { action: 'licenses.updated', entity: 'licencia', id: after.id, before, after }
  await record(db, actor, { ...recorded, announces: changesOf(before, after) })
  return { id: after.id, version: after.version, antes: { ...pickedBefore(before), importada: known!.base } }
}

async function updateNewestPeriod(db: Db, after: StoredLicense, wanted: Partial<Values>): Promise<void> {
  if (wanted.fecha_termino === undefined && wanted.tipo_licencia_id === undefined) return
  const { tipo_licencia_id, fecha_termino } = after
  await updatePeriod(db, after.id, { tipo_licencia_id, fecha_termino })
}

const pickedBefore = (row: StoredLicense): Omit<LicenseBefore, 'importada'> => {
  const { usuario_id, empresa_id, sucursal_id, tipo_licencia_id, fecha_termino } = row
  const { suspendida, serie, notas, estado_id, aviso_dias } = row
  return {
    ...{ usuario_id, empresa_id, sucursal_id, tipo_licencia_id, fecha_termino },
    ...{ suspendida, serie, notas, estado_id, aviso_dias },
  }
}

/**
 * Gives a license back what it was, or deletes one that the import made and on which nothing rests. Neither when someone
 * changed it since this version.
 */
export function takeLicenseBack(
  db: Db,
  actor: Actor,
  { id, version }: Written,
  was: LicenseBefore | null,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await lockLicense(db, scopeOf(actor), id)
    if (before?.version !== version) return
    if (was) {
      const { importada, ...columns } = was
      const zone =
        columns.usuario_id === before.usuario_id ? {} : { zona_horaria: heldBy(columns.usuario_id).zona_horaria }
      const base = importada && JSON.stringify(importada)
      const after = await licenseRows.update(db, id, { ...columns, ...zone, importada: base })
      await updateNewestPeriod(db, after, columns)
      const recorded = { action: 'licenses.updated', entity: 'licencia', id, before, after }
      await record(db, actor, { ...recorded, announces: changesOf(before, after) })
      return
    }
    if (await queries.isUsed(db, id)) return
    await markDeleted(db, actor, before)
    await reopenDemos(db, before.usuario_id, before.servicio_id, LicenseType.demo)
  })
}
