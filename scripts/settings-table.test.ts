import { describe, expect, test } from 'vitest'
import { variables } from '../apps/server/src/core/environment/env-variables.ts'
import { configurationTable, withTable } from './settings-table.ts'

const markers = ['<!-- environment: written by scripts/settings-table.ts -->', '<!-- /environment -->']

describe('the table of docs/settings.md', () => {
  test('has one row for each variable, with default, need and meaning', () => {
    const lines = configurationTable(variables).split('\n')
    expect(lines).toHaveLength(Object.keys(variables).length + 2)
    expect(lines).toContain(
      '| `PORT` | a whole number from 0 to 65535 | `3000` | Port to listen on; 0 takes a free one. |',
    )
    expect(lines.find((line) => line.startsWith('| `DATABASE_URL` |'))).toMatch(/Required in production\. Secret\./)
    for (const line of lines) expect(line.split(' | ')).toHaveLength(4)
  })

  test('stands between its markers, and writing it twice changes nothing', () => {
    const page = `before\n${markers.join('\nold\n')}\nafter\n`
    const once = withTable(page, 'table')
    expect(once).toBe(`before\n${markers[0]}\n\ntable\n\n${markers[1]}\nafter\n`)
    expect(withTable(once, 'table')).toBe(once)
  })

  test('is not written where the markers are missing or turned round', () => {
    expect(() => withTable('no markers', 'table')).toThrow(/docs\/settings\.md needs/)
    expect(() => withTable(markers.toReversed().join('\n'), 'table')).toThrow(/docs\/settings\.md needs/)
  })
})
