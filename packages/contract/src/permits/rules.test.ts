import { expect, test } from 'vitest'
import { controlledCategories } from './constants.ts'
import { isControlled } from './rules.ts'

test('one line of a controlled category is enough', () => {
  const [controlled] = controlledCategories
  expect(isControlled([{ categoria_id: 99 }, { categoria_id: controlled }])).toBe(true)
  expect(isControlled([{ categoria_id: 99 }])).toBe(false)
  expect(isControlled([])).toBe(false)
})
