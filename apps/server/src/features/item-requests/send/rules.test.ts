import { machineMessages as m } from '@portal/contract/machines/messages'
import { blockedDomains, requestLimits } from '@portal/contract/marketplace/constants'
import { expect, test } from 'vitest'
import { type Asked, isSuspicious, refusalToAsk } from './rules.ts'

const today = '2026-11-20'
const both = { es_venta: true, es_arriendo: true, dias_minimos: null }
const rent = { tipo: 'arriendo', email: 'ana@example.com', desde: today, hasta: today } as Asked
const dates = (desde: string | null, hasta: string | null) => ({ desde, hasta }) as Partial<Asked>
const invalid = { entry: m.machineInvalid, field: 'clasificado_id' }

test.each([
  ['to buy what is sold', both, { tipo: 'venta' }, null],
  ['to buy what is only rented', { ...both, es_venta: false }, { tipo: 'venta' }, invalid],
  ['to rent what is only sold', { ...both, es_arriendo: false }, {}, invalid],
  ['to buy, without an e-mail and days', both, { tipo: 'venta', email: '', ...dates(null, null) }, null],
  ['to rent for today', both, {}, null],
  ['to rent without an e-mail', both, { email: '' }, { entry: m.emailInvalid, field: 'email' }],
  ['to rent without a first day', both, dates(null, today), { entry: m.datesUnavailable, field: 'desde' }],
  ['to rent from yesterday', both, dates('2026-11-19', today), { entry: m.datesUnavailable, field: 'desde' }],
  ['to rent 730 days ahead', both, dates('2028-11-19', '2028-11-19'), null],
  ['to rent 731 days ahead', both, dates('2028-11-20', '2028-11-20'), { entry: m.datesUnavailable, field: 'desde' }],
  ['to rent without a last day', both, dates(today, null), { entry: m.datesUnavailable, field: 'hasta' }],
  [
    'to rent until before the first day',
    both,
    dates('2026-11-22', '2026-11-21'),
    { entry: m.datesUnavailable, field: 'hasta' },
  ],
  ['to rent for 365 days', both, dates(today, '2027-11-19'), null],
  ['to rent for 366 days', both, dates(today, '2027-11-20'), { entry: m.datesUnavailable, field: 'hasta' }],
  ['to rent for the minimum', { ...both, dias_minimos: 3 }, dates(today, '2026-11-22'), null],
  [
    'to rent for less',
    { ...both, dias_minimos: 3 },
    dates(today, '2026-11-21'),
    { entry: m.minimumDaysInvalid, field: 'hasta' },
  ],
])('a request %s', (_, item, changes, refusal) => {
  expect(refusalToAsk(item, { ...rent, ...changes } as Asked, today)).toEqual(refusal)
})

test('a request waits for staff that fills the hidden field, comes too often or from a blocked domain', () => {
  const most = requestLimits.perHourAndAddress
  const good = { email: 'ana@example.com', sitio_web: '' }
  expect(isSuspicious(good, most)).toBe(false)
  expect(isSuspicious(good, most + 1)).toBe(true)
  expect(isSuspicious({ ...good, sitio_web: 'x' }, 0)).toBe(true)
  expect(isSuspicious({ ...good, email: `ana@${blockedDomains[0]!.toUpperCase()}` }, 0)).toBe(true)
  expect(isSuspicious({ ...good, email: `ana@x.${blockedDomains[0]}` }, 0)).toBe(false)
})
