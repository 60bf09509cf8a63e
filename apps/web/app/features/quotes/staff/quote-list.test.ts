import { expect, test } from 'vitest'
import { quoteWaiting } from '../screens.ts'
import { quoteListParams } from './quote-list.ts'

test.each(quoteWaiting.map(({ to, counter }) => [counter, to] as const))(
  'the list keeps the filter that leads to what waits: %s',
  (_, to) => {
    const { href, searchParams } = new URL(to, 'http://portal.example.com')
    expect(quoteListParams(href).aprobacion).toBe(searchParams.get('aprobacion'))
  },
)
