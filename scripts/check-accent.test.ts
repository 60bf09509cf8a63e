import { expect, test } from 'vitest'
import { startingAccent } from '../packages/contract/src/core/accent.ts'
import { accentLiterals } from './check-accent.ts'

test.each([
  ['apps/web/app/features/a/a.module.css', `.a {\n  color: ${startingAccent};\n}`],
  ['apps/web/app/features/a/a.module.css', `.a {\n  fill: ${startingAccent.toUpperCase()}33;\n}`],
  ['apps/server/src/core/mail/styles.ts', `\nexport const head = '3px solid ${startingAccent}'`],
  ['packages/contract/src/a.ts', '\nconst rgb = [245, 179, 1]'],
])('%s: a literal of the accent is found: %s', (path, source) => {
  expect(accentLiterals(path, source)).toEqual([`${path}:2`])
})

test.each([
  ['apps/web/app/core/styles/tokens.css', `--accent: ${startingAccent};`],
  ['apps/web/app/features/a/a.module.css', '.a { color: var(--accent-dark); background: #f5b302 }'],
  ['apps/server/src/a.test.ts', `expect(style).toContain('${startingAccent}')`],
  ['apps/web/public/pictures/bench/bench.svg', startingAccent],
  ['assets/films/style.ts', startingAccent],
])('%s may say: %s', (path, source) => {
  expect(accentLiterals(path, source)).toEqual([])
})
