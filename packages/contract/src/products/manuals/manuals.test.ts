import { expect, test } from 'vitest'
import { drawnProducts, ProductCategory } from '../constants.ts'
import { consoleSlugs } from './consoles.ts'
import { anchorOf, boxOf, panelOf } from './panel.ts'
import { consoleParts } from './parts.ts'

test.each(consoleSlugs)('the manual of %s tells every control of its panel once', (slug) => {
  const onPanel = new Set(panelOf(slug).controls.map(anchorOf))
  const told = consoleParts[slug].map(({ anchor }) => anchor)
  expect(new Set(told).size).toBe(told.length)
  expect([...onPanel].filter((anchor) => !told.includes(anchor))).toEqual([])
})

test.each(consoleSlugs)('what is told of %s and is not on its panel comes last', (slug) => {
  const isOn = consoleParts[slug].map(({ anchor }) => boxOf(slug, anchor) !== null)
  expect(isOn).toEqual(isOn.toSorted((a, b) => Number(b) - Number(a)))
})

test.each(consoleSlugs)('all controls of %s lie on its plate', (slug) => {
  const { w, h } = panelOf(slug)
  for (const { anchor } of consoleParts[slug]) {
    const box = boxOf(slug, anchor)
    if (!box) continue
    expect(Math.max(-box.left, box.right)).toBeLessThan(w / 2)
    expect(Math.max(-box.bottom, box.top)).toBeLessThan(h / 2)
  }
})

test.each(consoleSlugs)('the parts of %s are told in both languages, each fact once and no figure', (slug) => {
  const keys = consoleParts[slug].flatMap(({ facts }) => facts)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { name, text } of consoleParts[slug]) {
    expect(name.es).not.toBe(name.en)
    for (const words of [text.es, text.en])
      expect(words.replace(/\bF\d\b|SERIES \d/g, ''), 'a figure is a fact').not.toMatch(/\d/)
  }
})

test('consoles are the products whose category is consoles', () => {
  expect(ProductCategory.consoles).toBe(2)
  expect(drawnProducts.filter((slug) => consoleSlugs.some((one) => one === slug))).toEqual([...consoleSlugs])
})
