import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { expect, test } from 'vitest'
import { joinTables } from './core-messages.ts'

test('a name that stands in both tables of core is told', () => {
  const { joined, problems } = joinTables([
    { file: 'core-messages.ts', entries: { busy: { code: 981 }, absent: { code: 982 } } },
    { file: 'sending-messages.ts', entries: { busy: { code: 990 }, tooLarge: { code: 991 } } },
  ])
  expect(problems).toEqual(['sending-messages.ts: busy is also in core-messages.ts'])
  expect(joined).toEqual({ busy: { code: 981 }, absent: { code: 982 }, tooLarge: { code: 991 } })
})

test('the tables of core have no name in common', () => {
  const tables = [
    { file: 'core-messages.ts', entries: coreMessages },
    { file: 'sending-messages.ts', entries: sendingMessages },
  ]
  const { joined, problems } = joinTables<object>(tables)
  expect(problems).toEqual([])
  expect(Object.keys(joined)).toHaveLength(Object.keys(coreMessages).length + Object.keys(sendingMessages).length)
})
