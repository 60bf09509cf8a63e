import { pageLanguages } from '@portal/contract/core/language'
import { expect, test } from 'vitest'
import '../../../portuguese.server.ts'
import { faqIn } from './faq.ts'

const terms = { warranty: 'WARRANTY', delivery: 'DELIVERY' }
const [spanish = [], ...others] = pageLanguages.map((language) => faqIn(language, terms))
const shapeOf = (groups: typeof spanish) =>
  groups.map(({ id, entries }) => [id, entries.map((entry) => [entry.id, entry.answer.length])])

test('all languages have the same questions at the same addresses, with answers of their own', () => {
  const ids = spanish.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const groups of others) {
    expect(shapeOf(groups)).toEqual(shapeOf(spanish))
    expect(groups).not.toEqual(spanish)
  }
})

test('the terms of sale stand in the answers of each language', () => {
  for (const groups of [spanish, ...others]) {
    expect(JSON.stringify(groups)).toContain(terms.warranty)
    expect(JSON.stringify(groups)).toContain(terms.delivery)
  }
})
