import { expect, test } from 'vitest'
import { offerScopeOf } from './policy.ts'

test('staff see what is in their scope', () => {
  expect(offerScopeOf({ id: 1, isOfHouse: true, enterpriseId: 10 })).toEqual({})
  expect(offerScopeOf({ id: 1, isOfHouse: false, enterpriseId: 10 })).toEqual({ enterpriseId: 10 })
  expect(offerScopeOf({ id: 1, isOfHouse: false, enterpriseId: null })).toEqual({ authorId: 1 })
})
