import { LicenseOrigin, studentYears } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { LicenseFormSchema, LicenseUpdateSchema } from '@portal/contract/licenses/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, refuseIf } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { type LockedLicense, licenseRows } from '../queries.ts'
import { refusedDates } from '../rules.ts'
import { lockedAt } from '../status/locked.ts'
import { grantLicense } from './grant.ts'
import * as queries from './queries.ts'

type Form = z.output<typeof LicenseFormSchema>
type Update = z.output<typeof LicenseUpdateSchema>

/** The answer of every write. */
export interface Saved {
  id: number
  version: number
}

export const savedOf = ({ id, version }: Saved): Saved => ({ id, version })

/** Gives a license to a person of the actor's scope. Throws the refusal of each wrong field. */
export function createLicense(db: Db, actor: Actor, form: Form): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const holder = await queries.findHolder(db, scopeOf(actor), form.usuario_id)
    if (!holder) throw fieldRefusal('usuario_id', m.holderInvalid)
    await refuseChoices(db, form, null)
    const start = form.fecha_inicio ?? holder.hoy
    const end = await checkedEnd(db, form, holder.hoy, start)
    const { usuario_id: userId, servicio_id: serviceId, tipo_licencia_id: typeId } = form
    const given = { userId, serviceId, typeId, startsOn: start, endsOn: end, origin: LicenseOrigin.staff }
    return savedOf(await grantLicense(db, actor, given))
  })
}

/**
 * Changes a license that has not finished; once it has started, its service and start stay. Throws `changedByOther`
 * when someone saved after `version`.
 */
export function updateLicense(db: Db, actor: Actor, id: number, { version, ...form }: Update): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const before = await lockedAt(db, actor, id, version)
    await refuseChoices(db, form, before)
    const hasStarted = before.fecha_inicio <= before.hoy || before.estado_hoy === 1
    const start = form.fecha_inicio ?? before.fecha_inicio
    if (hasStarted && start !== before.fecha_inicio) throw fieldRefusal('fecha_inicio', m.started)
    if (hasStarted && form.servicio_id !== before.servicio_id) throw fieldRefusal('servicio_id', m.started)
    const begin = hasStarted ? await queries.periodStart(db, id) : start
    const end = await checkedEnd(db, form, before.hoy, begin)
    const dates = { tipo_licencia_id: form.tipo_licencia_id, fecha_inicio: start, fecha_termino: end }
    const after = await licenseRows.update(db, id, {
      ...dates,
      servicio_id: form.servicio_id,
      ...(end !== before.fecha_termino && { aviso_dias: null }),
    })
    await queries.updatePeriod(db, id, periodDates(before, dates))
    const recorded = { action: 'licenses.updated', entity: 'licencia', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(after) })
    return savedOf(after)
  })
}

/** The start of a later period lies after that of the license. */
const periodDates = (
  before: LockedLicense,
  { fecha_inicio, ...dates }: Required<Parameters<typeof queries.updatePeriod>[2]>,
) => (before.fecha_inicio === fecha_inicio ? dates : { ...dates, fecha_inicio })

async function refuseChoices(
  db: Db,
  form: { servicio_id: number; tipo_licencia_id: number },
  before: LockedLicense | null,
): Promise<void> {
  if (form.servicio_id !== before?.servicio_id && !(await queries.isServiceOpen(db, form.servicio_id)))
    throw fieldRefusal('servicio_id', m.serviceInvalid)
  if (form.tipo_licencia_id !== before?.tipo_licencia_id && !(await queries.isTypeOpen(db, form.tipo_licencia_id)))
    throw fieldRefusal('tipo_licencia_id', m.typeInvalid)
}

async function checkedEnd(
  db: Db,
  form: { tipo_licencia_id: number; fecha_termino: string | null },
  today: string,
  start: string,
): Promise<string> {
  const end = form.fecha_termino ?? (await queries.endOfType(db, start, form.tipo_licencia_id))
  const studentEnd = await queries.yearsAfter(db, start, studentYears)
  refuseIf(refusedDates({ typeId: form.tipo_licencia_id, today, start, end, studentEnd }))
  return end
}
