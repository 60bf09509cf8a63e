import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { LinkStatus, ReviewPoint, ReviewStatus } from '@portal/contract/broadcasts/states'
import { expect, test } from 'vitest'
import { isTooLarge, mailBytes, pointsOf } from './rules.ts'

const { good, warning, red } = ReviewStatus
const part = { readers: 1, isEmpty: false, hasEmptyRow: false }
const reviewed = { counts: { total: 1, omitidos: 0 }, parts: [part, part], bytes: broadcastLimits.bytes, links: [] }
const links = (...states: LinkStatus[]) => ({ links: states.map((estado) => ({ estado })) })

test.each([
  ['without recipients', { counts: { total: 0, omitidos: 0 } }, { [ReviewPoint.recipients]: red }],
  ['with omitted recipients', { counts: { total: 1, omitidos: 1 } }, { [ReviewPoint.omitted]: warning }],
  ['without the text of some readers', { parts: [part, { ...part, isEmpty: true }] }, { [ReviewPoint.languages]: red }],
  [
    'without a text that nobody reads',
    { parts: [part, { ...part, readers: 0, isEmpty: true }] },
    { [ReviewPoint.languages]: warning },
  ],
  [
    'without a text',
    { parts: [{ ...part, isEmpty: true }] },
    { [ReviewPoint.languages]: red, [ReviewPoint.body]: red },
  ],
  ['with an empty row', { parts: [part, { ...part, hasEmptyRow: true }] }, { [ReviewPoint.body]: red }],
  ['with an empty row that nobody reads', { parts: [part, { ...part, readers: 0, hasEmptyRow: true }] }, {}],
  ['that is too large', { bytes: broadcastLimits.bytes + 1 }, { [ReviewPoint.size]: red }],
  ['with good links', links(LinkStatus.good), {}],
  ['with links that are not checked', links(LinkStatus.good, LinkStatus.unchecked), { [ReviewPoint.links]: warning }],
  ['with broken links', links(LinkStatus.unchecked, LinkStatus.broken), { [ReviewPoint.links]: red }],
])('a broadcast %s', (_, changes, bad) => {
  const points = Object.fromEntries(pointsOf({ ...reviewed, ...changes }).map(({ clave, estado }) => [clave, estado]))
  const all = Object.fromEntries(Object.values(ReviewPoint).map((point) => [point, good]))
  expect(points).toEqual({ ...all, ...bad })
})

test('files count as they are sent, in lines of 76 letters', () => {
  expect(mailBytes(100, [])).toBe(100)
  expect(mailBytes(100, [{ bytes: 57 }, { bytes: 58 }])).toBe(100 + 78 + 2 * 78)
  expect([broadcastLimits.bytes, broadcastLimits.bytes + 1].map(isTooLarge)).toEqual([false, true])
})
