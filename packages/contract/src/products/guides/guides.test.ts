import { expect, test } from 'vitest'
import { languages } from '../../core/language.ts'
import { drawnProducts } from '../constants.ts'
import { isConsole } from '../manuals/consoles.ts'
import { consoleParts } from '../manuals/parts.ts'
import { chaptersOf, guideSeconds, guides, secondsOf } from './guides.ts'

test.each(drawnProducts)(
  'the guide of %s takes 20 to 40 seconds, and each chapter begins where the last one ended',
  (slug) => {
    expect(guideSeconds(slug)).toBeGreaterThanOrEqual(20)
    expect(guideSeconds(slug)).toBeLessThanOrEqual(40)
    const chapters = chaptersOf(slug)
    for (const [index, { step, at }] of chapters.entries())
      if (index + 1 < chapters.length) expect(chapters[index + 1]!.at).toBe(at + secondsOf(step))
  },
)

test.each(drawnProducts)('the guide of %s says its steps in both languages and without figures', (slug) => {
  for (const { title, text } of guides[slug])
    for (const words of [title, text]) {
      expect(words.es).not.toBe(words.en)
      for (const language of languages)
        expect(words[language].replace(/\b360\b/, ''), 'a figure is a fact').not.toMatch(/\d/)
    }
})

test.each(drawnProducts)('no fact of %s stands at two steps', (slug) => {
  const keys = guides[slug].flatMap(({ facts }) => facts)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(drawnProducts.filter(isConsole))('each step of %s is at a part of the console', (slug) => {
  const parts = consoleParts[slug].map(({ anchor }) => anchor)
  for (const { shown } of guides[slug]) expect(parts).toContain(shown)
})
