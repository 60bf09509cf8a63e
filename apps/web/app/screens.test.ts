import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test('no screen stands twice in the menu', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
})
