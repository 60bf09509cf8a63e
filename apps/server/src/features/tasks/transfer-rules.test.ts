import { expect, test } from 'vitest'
import { handedOver, sameReviewers } from './transfer-rules.ts'

const people = (assignee: number, creator: number, ...reviewers: number[]) => ({
  encargado_id: assignee,
  creado_por: creator,
  revisores: reviewers,
})
const [leaver, heir] = [1, 2]

test.each([
  ['as assignee', people(1, 3, 4), people(2, 3, 4)],
  ['as creator', people(3, 1, 4), people(3, 2, 4)],
  ['as reviewer', people(3, 4, 5, 1), people(3, 4, 5, 2)],
  ['as reviewer beside the successor: once', people(3, 4, 1, 2), people(3, 4, 2)],
  ['as assignee whom the successor reviewed, beside another', people(1, 3, 2, 4), people(2, 3, 4)],
  ['as assignee whom the successor alone reviewed: the creator does', people(1, 3, 2), people(2, 3, 3)],
  ['as reviewer of the successor alone: the creator does', people(2, 3, 1), people(2, 3, 3)],
  ['as creator and reviewer of the successor: nobody does', people(2, 1, 1), people(2, 2)],
  ['in no place', people(3, 4, 5), people(3, 4, 5)],
])('of a task someone is replaced %s', (_, before, after) => {
  expect(handedOver(before, leaver, heir)).toEqual(after)
})

test.each([
  [[1, 2], [2, 1], true],
  [[], [], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
])('the reviewers %j are those of %j: %s', (some, others, same) => {
  expect(sameReviewers(some, others)).toBe(same)
})
