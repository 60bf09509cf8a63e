import { productSlugs } from '@portal/contract/products/constants'
import { describe, expect, test } from 'vitest'
import { contents } from './contents.ts'
import type { Words } from './words.ts'

const shapeOf = ({ does, steps, works, versions, program }: Words) => ({
  program: program && [program.screens.map(({ file }) => file), program.facts.length],
  does: does.length,
  steps: steps.length,
  versions: versions?.length,
  works: Object.keys(works),
})
const say = () => 'FACT'
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
/** Product names with digits are not figures. */
const names = /Next1|Next3e|360/g

describe.each(productSlugs)('the words about %s', (slug) => {
  const [es, en] = [contents[slug].es(say), contents[slug].en(say)]

  test('say the same things in both languages', () => {
    expect(shapeOf(en)).toEqual(shapeOf(es))
    for (const text of [...textsOf(es), ...textsOf(en)]) expect(text.length).toBeGreaterThan(2)
  })

  test('hold no figure of their own: each comes from a fact', () => {
    for (const text of [...textsOf(es), ...textsOf(en)]) expect(text.replace(names, '')).not.toMatch(/\d/)
  })

  test('name other products, not itself', () => {
    expect(Object.keys(es.works)).not.toContain(slug)
    expect(Object.keys(es.works).length).toBeGreaterThan(1)
  })
})
