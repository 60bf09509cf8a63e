import { describe, expect, test } from 'vitest'
import { quoteWaiting } from '../screens.ts'
import { quoteAsked, quoteListParams, turnedRanges } from './quote-list.ts'

test.each(quoteWaiting.map(({ to, counter }) => [counter, to] as const))(
  'the list keeps the filter that leads to what waits: %s',
  (_, to) => {
    const address = new URL(to, 'http://portal.example.com')
    expect([...address.searchParams].length).toBeGreaterThan(0)
    expect(quoteListParams(address)).toMatchObject(Object.fromEntries(address.searchParams))
  },
)

describe('ranges', () => {
  test('are read from the address as they are, and what is no day or amount is left out', () => {
    const asked = quoteAsked('?creada_desde=2026-02-30&enviada_hasta=2026-11-30&monto_desde=mil&monto_hasta=12.5')
    expect(asked).toMatchObject({ enviada_hasta: '2026-11-30', monto_hasta: '12.5', moneda: 'USD' })
    expect(asked).not.toHaveProperty('creada_desde')
    expect(asked).not.toHaveProperty('monto_desde')
  })

  test('the wrong way round are turned, amounts by their size', () => {
    expect(turnedRanges({ creada_desde: '2026-12-01', creada_hasta: '2026-11-01' })).toEqual({
      creada_desde: '2026-11-01',
      creada_hasta: '2026-12-01',
    })
    expect(turnedRanges({ monto_desde: '9', monto_hasta: '10' })).toBeNull()
    expect(turnedRanges({ monto_desde: '10', monto_hasta: '9' })).toEqual({ monto_desde: '9', monto_hasta: '10' })
    expect(turnedRanges({ creada_desde: '2026-12-01' })).toBeNull()
  })
})
