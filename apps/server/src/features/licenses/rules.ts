import type { Message } from '@portal/contract/core/messages'
import { LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Refused } from '#core/base/errors.ts'
import { folded } from '#core/base/folded.ts'

interface Dates {
  typeId: number
  /** `YYYY-MM-DD`, all in the holder's time zone. */
  today: string
  start: string
  end: string
  /** The last day of a student license that begins on `start`. */
  studentEnd: string
}

/**
 * Whether a license may have these dates: it ends today or later, after its start; a student's within a year
 * (rule licenses/student-year).
 */
export function refusedDates({ typeId, today, start, end, studentEnd }: Dates): Refused | null {
  if (end < start || end < today) return { entry: m.endInvalid, field: 'fecha_termino' }
  if (typeId === LicenseType.student && end > studentEnd) return { entry: m.studentTooLong, field: 'fecha_termino' }
  return null
}

interface Kind {
  tipo_licencia_id: number
  suspendida: string | null
  /** As it is today. */
  estado_hoy: number
}

/** Why a license cannot be suspended: only active ones are (rule licenses/states). */
export const refusedSuspension = ({ estado_hoy }: Kind): Refused | null =>
  estado_hoy === LicenseStatus.active ? null : { entry: m.notSuspendable }

/** Why a license cannot be made active by hand: only suspended and scheduled ones are (rule licenses/states). */
export function refusedReactivation({ estado_hoy }: Kind): Refused | null {
  if (estado_hoy === LicenseStatus.finished) return { entry: m.ended }
  return estado_hoy === LicenseStatus.inactive ? null : { entry: m.notReactivatable }
}

/**
 * Why a license cannot be renewed: demos are only converted, suspended and scheduled ones come back first
 * (rule licenses/states).
 */
export function refusedRenewal({ tipo_licencia_id, estado_hoy }: Kind): Refused | null {
  if (tipo_licencia_id === LicenseType.demo) return { entry: m.demoNotRenewable }
  return estado_hoy === LicenseStatus.inactive ? { entry: m.notRenewable } : null
}

/**
 * Why a bought renewal cannot be carried out: the license is deleted, suspended or scheduled (rule licenses/states).
 */
export function refusedPurchase({ estado_hoy }: Kind): Message | null {
  if (estado_hoy === LicenseStatus.deleted) return m.absent
  return estado_hoy === LicenseStatus.inactive ? m.notRenewable : null
}

/** The type of a bought period: that of the license where it is as long, otherwise the one that is sold by years. */
export const boughtType = ({
  typeId,
  typeYears,
  years,
}: {
  typeId: number
  typeYears: number
  years: number
}): number => (typeYears === years ? typeId : LicenseType.business)

interface Added {
  /** `YYYY-MM-DD`, of the period that is added: its first day, and its last one by the length of its type. */
  start: string
  end: string
  /** The day on which the license began, without a gap since. */
  anchor: string
}

/**
 * Returns the last day of a period that is added: the day before the next one begins, which is the day of the month on
 * which the license began, or the last of a shorter month. Begun on the 31st it ends on 30-01, 27-02 and 30-03; without
 * the anchor it would end on the 27th from February on. A period that begins on another day keeps its own length.
 */
export function anchoredEnd({ start, end, anchor }: Added): string {
  const first = Temporal.PlainDate.from(start)
  const next = Temporal.PlainDate.from(end).add({ days: 1 })
  const { day } = Temporal.PlainDate.from(anchor)
  const inMonth = (date: Temporal.PlainDate) => date.with({ day }) // the last day of a shorter month
  if (first.equals(inMonth(first))) return inMonth(next).subtract({ days: 1 }).toString()
  const monthBefore = first.subtract({ days: 1 })
  const isAfterShortMonth = first.day === 1 && monthBefore.daysInMonth < day
  return isAfterShortMonth
    ? inMonth(next.with({ day: 1 }).subtract({ days: 1 }))
        .subtract({ days: 1 })
        .toString()
    : end
}

/** Years that the interval of a type comes to, for the price of a license: 365 days or 12 months are one. */
export function yearsOf(count: number, unit: number): number {
  if (unit === 3) return count
  return unit === 2 ? count / 12 : count / 365
}

/** A serial number as it is compared: without case, spaces and the marks of groups. */
export const serialKeyOf = (text: unknown): string => folded(text).replace(/[\s_./:-]/gu, '')
