import { expect, test } from 'vitest'
import { companyChanged, companyLoaded, isCompanyStale } from './company.ts'

test('the company is loaded once after a change, however often the router asks', () => {
  expect(isCompanyStale()).toBe(false)
  companyChanged()
  companyChanged()
  expect([isCompanyStale(), isCompanyStale()]).toEqual([true, true])
  companyLoaded()
  expect(isCompanyStale()).toBe(false)
})

test('a change that is told while the company loads is not taken for loaded', () => {
  companyChanged()
  expect(isCompanyStale()).toBe(true)
  companyChanged()
  companyLoaded()
  expect(isCompanyStale()).toBe(true)
  companyLoaded()
  expect(isCompanyStale()).toBe(false)
})
