import { rateCalls } from '@portal/contract/rates/calls'
import { isOutsideBand, rateModules } from '@portal/contract/rates/constants'
import { rateMessages as messages } from '@portal/contract/rates/messages'
import type { Counter } from '#core/base/counter.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { isUfMissing, nearestRate, rateRows } from './queries.ts'

const rates = versionedRecord({
  table: 'tipo_cambio',
  name: 'rates',
  rows: rateRows,
  columns: ['moneda', 'fecha', 'valor', 'fuente', 'eliminado_en'],
  messages,
  constraints: { tipo_cambio_dia: { field: 'fecha', entry: messages.dayTaken } },
  announces: () => [{ area: 'tipos_cambio' }],
  async written(db, _, { confirmado, ...form }, before) {
    const last = await nearestRate(db, { unit: form.moneda, day: form.fecha, exceptId: before?.id ?? null })
    const isChanged = before?.valor !== form.valor
    if (last && isChanged && !confirmado && isOutsideBand(form.valor, last.valor))
      throw fieldRefusal('valor', messages.valueImplausible)
    return form
  },
})

/** Counts the values of today that are missing and needed. */
const missingRates: Counter = {
  name: 'valores_faltantes',
  access: 'session',
  async count(db, actor) {
    const isStaff = rateModules.some((module) => actor.modules.has(module))
    return isStaff && (await isUfMissing(db)) ? 1 : 0
  },
}

/** Mounts the calls of the daily values, for staff of machines or properties. */
export function rateRoutes(door: Door, { db, counters }: { db: Db; counters: Counter[] }): void {
  counters.push(missingRates)
  mountRecord(door, db, rateCalls, rates)
}
