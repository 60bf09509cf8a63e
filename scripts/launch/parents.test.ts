import { expect, test } from 'vitest'
import { callers } from './parents.mjs'

const npm = { npm_execpath: '/usr/lib/npm-cli.js' }

test.each([
  ['the shell that npm started, and npm', '4711 (sh) S 4710 4711 1', [4711, 4710]],
  ['also with another shell', '4711 (bash) S 4710 4711 1', [4711, 4710]],
  ['npm alone where its shell became the command', '4711 (npm start) S 4710 4711 1', [4711]],
  ['a name with brackets', '4711 (a) b (sh) S 4710 4711 1', [4711, 4710]],
  ['the parent alone where the system tells nothing of it', '', [4711]],
])('a command of npm has as callers: %s', (_what, stat, expected) => {
  expect(callers({ env: npm, parent: 4711, statOf: () => stat })).toEqual(expected)
})

test('a command that npm did not start has none', () => {
  expect(callers({ env: {}, parent: 4711, statOf: () => '4711 (sh) S 4710' })).toEqual([])
})
