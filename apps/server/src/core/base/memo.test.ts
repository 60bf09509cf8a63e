import { expect, test } from 'vitest'
import { memoized } from './memo.ts'

test('answers once for each text; the one longest unused is forgotten first; a long text is answered each time', () => {
  const asked: string[] = []
  const answer = memoized({ max: 2, longest: 3 }, (text) => asked.push(text))
  for (const text of ['a', 'a', 'b', 'a', 'long', 'long', 'c', 'a', 'b']) answer(text)
  expect(asked).toEqual(['a', 'b', 'long', 'long', 'c', 'b'])
})
