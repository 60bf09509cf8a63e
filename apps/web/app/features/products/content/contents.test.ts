import { textIn } from '@portal/contract/core/text'
import { productSlugs } from '@portal/contract/products/constants'
import { describe, expect, test } from 'vitest'
import '../../../portuguese.server.ts'
import { contents } from './contents.ts'
import type { Words } from './words.ts'

const shapeOf = ({ does, works, versions, program }: Words) => ({
  program: program && [program.screens.map(({ file }) => file), program.facts.length],
  does: does.length,
  versions: versions?.length,
  works: Object.keys(works),
})
const say = () => 'FACT'
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
/** Product names with digits are not figures. */
const names = /Next1|Next3e|360/g

describe.each(productSlugs)('the words about %s', (slug) => {
  const es = contents[slug].es(say)
  const others = [contents[slug].en(say), textIn(contents[slug], 'pt')(say)]

  test('say the same things in every language', () => {
    for (const words of others) {
      expect(words).not.toEqual(es)
      expect(shapeOf(words)).toEqual(shapeOf(es))
    }
    for (const text of textsOf([es, ...others])) expect(text.length).toBeGreaterThan(2)
  })

  test('hold no figure of their own: each comes from a fact', () => {
    for (const text of textsOf([es, ...others])) expect(text.replace(names, '')).not.toMatch(/\d/)
  })

  test('name other products, not itself', () => {
    expect(Object.keys(es.works)).not.toContain(slug)
    expect(Object.keys(es.works).length).toBeGreaterThan(1)
  })
})
