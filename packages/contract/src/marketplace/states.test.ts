import { expect, test } from 'vitest'
import { CommercialStatus, commercialStatusName, RequestStatus, requestStatusName } from './states.ts'

test('what is offered for rent is rented; every other state has one name', () => {
  expect(requestStatusName(RequestStatus.sold, false).en).toBe('Sold')
  expect(requestStatusName(RequestStatus.sold, true)).toEqual({ es: 'Arrendada', en: 'Rented' })
  expect(commercialStatusName(CommercialStatus.sold, true).en).toBe('Rented')
  for (const status of Object.values(RequestStatus).filter((one) => one !== RequestStatus.sold))
    expect(requestStatusName(status, true)).toBe(requestStatusName(status, false))
  expect(commercialStatusName(CommercialStatus.noRequest, true).en).toBe('No request')
})
