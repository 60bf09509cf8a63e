import { expect, test } from 'vitest'
import { lately } from './lately.ts'

test('answers once for each text, until there are too many; a long text each time', () => {
  const asked: string[] = []
  const answer = lately({ max: 2, longest: 3 }, (text) => asked.push(text))
  for (const text of ['a', 'a', 'b', 'a', 'long', 'long', 'c', 'a']) answer(text)
  expect(asked).toEqual(['a', 'b', 'long', 'long', 'c', 'a'])
})
