import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grantableModules } from '@portal/contract/access/constants'
import { expect, test, vi } from 'vitest'
import { readEnv } from '../apps/server/src/core/environment/env.ts'
import { welcome } from '../apps/server/src/welcome.ts'
import { ROOT } from './project-files.ts'

const page = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('the first page shows what a start without settings prints', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  welcome(readEnv({}), null, true)
  const printed = write.mock.calls.join('')
  write.mockRestore()

  const [, shown = ''] = /```\n(The portal answers[^`]*)```/.exec(page) ?? []
  const parts = shown
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean)
  expect(parts).toHaveLength(2)
  const places = parts.map((part) => printed.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the first page names ten features and as many modules as there are', () => {
  expect(page.match(/^- \*\*/gm)).toHaveLength(10)
  expect(page).toContain(`five roles, ${grantableModules.length} modules`)
})
