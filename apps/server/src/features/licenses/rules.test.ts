import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { expect, test } from 'vitest'
import { halfTime } from './demo-request/rules.ts'
import {
  anchoredEnd,
  boughtType,
  refusedDates,
  refusedPurchase,
  refusedReactivation,
  refusedRenewal,
  refusedSuspension,
  yearsOf,
} from './rules.ts'

/** Ends of periods that follow each other, each as long as so many months from its own first day. */
function renewed(anchor: string, firstEnd: string, times: number, months = 1): string[] {
  const ends = [firstEnd]
  for (let count = 0; count < times; count++) {
    const start = Temporal.PlainDate.from(ends.at(-1)!).add({ days: 1 })
    const end = start.add({ months }).subtract({ days: 1 })
    ends.push(anchoredEnd({ anchor, start: `${start}`, end: `${end}` }))
  }
  return ends
}

test('a monthly license begun on the 31st keeps its day', () => {
  const later = ['2026-12-30', '2027-01-30', '2027-02-27', '2027-03-30', '2027-04-29', '2027-05-30']
  expect(renewed('2026-10-31', '2026-11-30', 4)).toEqual(['2026-11-30', ...later.slice(0, 4)])
  expect(renewed('2026-10-31', '2026-11-29', 6)).toEqual(['2026-11-29', ...later])
})

test.each([
  ['2026-10-15', '2026-11-14', 1, ['2026-11-14', '2026-12-14', '2027-01-14']],
  ['2026-11-30', '2026-12-29', 1, ['2026-12-29', '2027-01-29', '2027-02-27', '2027-03-29']],
  ['2026-08-31', '2026-11-29', 3, ['2026-11-29', '2027-02-27', '2027-05-30', '2027-08-30']],
  ['2028-02-29', '2029-02-27', 12, ['2029-02-27', '2030-02-27', '2031-02-27', '2032-02-28']],
])('one begun on %s, renewed by %s, ends before its own day', (anchor, first, months, ends) => {
  expect(renewed(anchor, first, ends.length - 1, months)).toEqual(ends)
})

test('a period that begins on another day is as long as its type says', () => {
  expect(anchoredEnd({ anchor: '2026-10-31', start: '2026-11-11', end: '2026-12-10' })).toBe('2026-12-10')
  expect(anchoredEnd({ anchor: '2026-10-31', start: '2027-02-01', end: '2027-02-28' })).toBe('2027-02-28')
})

const [demo, student, business, monthly] = [1, 2, 3, 4]
const badEnd = { entry: m.endInvalid, field: 'fecha_termino' }
test.each([
  ['ends today', business, '2026-01-01', '2026-11-20', null],
  ['ended yesterday', business, '2026-01-01', '2026-11-19', badEnd],
  ['ends on its first day', business, '2026-12-01', '2026-12-01', null],
  ['ends before its first day', business, '2026-12-02', '2026-12-01', badEnd],
  ['of a student ends on the last day of the year', student, '2026-11-20', '2027-11-19', null],
  ['of a student ends later', student, '2026-11-20', '2027-11-20', { entry: m.studentTooLong, field: 'fecha_termino' }],
  ['of a business ends later', business, '2026-11-20', '2027-11-20', null],
])('a license %s', (_, typeId, start, end, refusal) => {
  expect(refusedDates({ typeId, today: '2026-11-20', start, end, studentEnd: '2027-11-19' })).toEqual(refusal)
})

const { deleted, active, finished, inactive } = LicenseStatus
test.each([
  [active, null, m.notReactivatable, null, null],
  [inactive, m.notSuspendable, null, m.notRenewable, m.notRenewable],
  [finished, m.notSuspendable, m.ended, null, null],
  [deleted, m.notSuspendable, m.notReactivatable, null, m.absent],
])(
  'a license in state %i is suspended, reactivated, renewed and bought again',
  (state, suspends, returns, renews, buys) => {
    const license = { tipo_licencia_id: business, suspendida: null, estado_hoy: state }
    const entry = (refusal: { entry: unknown } | null) => refusal?.entry ?? null
    expect(entry(refusedSuspension(license))).toBe(suspends)
    expect(entry(refusedReactivation(license))).toBe(returns)
    expect(entry(refusedRenewal(license))).toBe(renews)
    expect(entry(refusedRenewal({ ...license, tipo_licencia_id: demo }))).toBe(m.demoNotRenewable)
    expect(refusedPurchase(license)).toBe(buys)
  },
)

test('what is bought keeps its type where that is as long', () => {
  expect(boughtType({ typeId: student, typeYears: 1, years: 1 })).toBe(student)
  expect(boughtType({ typeId: monthly, typeYears: 1 / 12, years: 1 })).toBe(business)
})

test.each([
  [730, 1, 2],
  [18, 2, 1.5],
  [3, 3, 3],
])('%i of unit %i are %d years', (count, unit, years) => {
  expect(yearsOf(count, unit)).toBe(years)
})

test('a period that follows a shorter month begins on the first and ends before the day of the license', () => {
  expect(anchoredEnd({ anchor: '2026-01-30', start: '2026-03-01', end: '2026-03-31' })).toBe('2026-03-29')
  expect(anchoredEnd({ anchor: '2026-01-28', start: '2026-03-01', end: '2026-03-31' })).toBe('2026-03-31')
})

test.each([
  ['2026-11-01', '2026-11-15', 'UTC', '2026-11-08T10:00:00.000Z'],
  ['2026-11-01', '2026-11-14', 'UTC', '2026-11-07T10:00:00.000Z'],
  ['2026-11-01', '2026-11-15', 'America/Santiago', '2026-11-08T13:00:00.000Z'],
])('a demo from %s to %s has its half time in the morning of %s', (start, end, zone, moment) => {
  expect(new Date(halfTime(start, end, zone)).toISOString()).toBe(moment)
})
