import { LicenseStatus } from '@portal/contract/licenses/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { insertPeriod, type LockedLicense, licenseRows, type StoredLicense } from '../queries.ts'
import { nextPeriod } from './queries.ts'

interface Extension {
  typeId: number
  /** Null: as long as the type says. */
  years: number | null
  /** The quote that it was bought with. */
  quoteId: number | null
}

/**
 * Adds a period to a locked license, from the day after today or the old end, whichever is later
 * (rule licenses/renewal), inside the caller's transaction. What it was before is stored with the period, for taking it
 * back.
 */
export async function extendLicense(
  db: Db,
  by: Anyone,
  before: LockedLicense,
  { typeId, years, quoteId }: Extension,
): Promise<{ after: StoredLicense; periodId: number }> {
  const { id, fecha_inicio, fecha_termino, tipo_licencia_id, estado_id, suspendida, aviso_dias } = before
  const period = await nextPeriod(db, { licenseId: id, end: fecha_termino, today: before.hoy, typeId, years })
  const isRunning = before.estado_hoy === LicenseStatus.active
  const after = await licenseRows.update(db, id, {
    tipo_licencia_id: typeId,
    fecha_inicio: isRunning ? fecha_inicio : period.start,
    fecha_termino: period.end,
    estado_id: LicenseStatus.active,
    suspendida: null,
    aviso_dias: null,
  })
  const dates = { id, tipo_licencia_id: typeId, fecha_inicio: period.start, fecha_termino: period.end }
  const periodId = await insertPeriod(db, dates, {
    authorId: isActor(by) ? by.id : null,
    quoteId,
    before: { fecha_inicio, fecha_termino, tipo_licencia_id, estado_id, suspendida, aviso_dias },
  })
  const recorded = { action: 'licenses.renewed', entity: 'licencia', id, before, after }
  await record(db, by, { ...recorded, announces: changesOf(after) })
  return { after, periodId }
}
