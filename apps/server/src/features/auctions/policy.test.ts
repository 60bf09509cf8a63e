import { expect, test } from 'vitest'
import { auctionScopeOf } from './policy.ts'

test('staff see what is in their scope', () => {
  expect(auctionScopeOf({ id: 1, isOfHouse: true, enterpriseId: 10 })).toEqual({})
  expect(auctionScopeOf({ id: 1, isOfHouse: false, enterpriseId: 10 })).toEqual({ enterpriseId: 10 })
  expect(auctionScopeOf({ id: 1, isOfHouse: false, enterpriseId: null })).toEqual({ authorId: 1 })
})
