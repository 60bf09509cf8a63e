import { Module } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canManage, readerOf } from './policy.ts'
import { fitsType, sentAs } from './rules.ts'

test('people of the house with the module upload', () => {
  const modules = new Set([Module.resources])
  expect(canManage({ isOfHouse: true, modules })).toBe(true)
  expect(canManage({ isOfHouse: false, modules })).toBe(false)
  expect(canManage({ isOfHouse: true, modules: new Set() })).toBe(false)
  expect(readerOf({ id: 1, isOfHouse: true, enterpriseId: 2, modules } as Parameters<typeof readerOf>[0])).toEqual({
    id: 1,
    isOfHouse: true,
    enterpriseId: 2,
  })
})

test.each([
  [1, 'application/zip', true],
  [1, 'application/pdf', false],
  [2, 'application/pdf', true],
  [3, 'video/mp4', true],
  [3, 'text/html', false],
  [9, 'video/mp4', false],
])('a resource of type %i may be %s: %s', (type, contentType, fits) => {
  expect(fitsType(type, contentType)).toBe(fits)
})

test.each([
  ['application/pdf', 'application/pdf', true],
  ['video/x-m4v', 'video/mp4', true],
  ['application/zip', 'application/octet-stream', false],
])('%s is sent as %s, shown: %s', (contentType, type, isShown) => {
  expect(sentAs(contentType)).toEqual({ type, isShown })
})
