import { DataRequestState as s } from '@portal/contract/privacy/constants'
import { expect, test } from 'vitest'
import { isOpen, mayTake } from './rules.ts'

test('a request is worked on from its receipt to its answer, and taken while nobody has begun', () => {
  const states = [s.waiting, s.received, s.inProgress, s.answered, s.refused]
  expect(states.filter(isOpen)).toEqual([s.received, s.inProgress])
  expect(states.filter(mayTake)).toEqual([s.received])
})
