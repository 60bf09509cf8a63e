import { expect, test } from 'vitest'
import { isInOrder, stepsOf } from './step-dates.ts'

const days = {
  inicio_previsto: '2026-11-20',
  listo_previsto: '2026-11-23',
  despacho_previsto: null,
  entrega_prevista: '2026-11-23',
}

test('planned days follow the steps, and those that are left out follow any', () => {
  expect(isInOrder(days)).toBe(true)
  expect(isInOrder({ ...days, despacho_previsto: '2026-11-22' })).toBe(false)
  expect(isInOrder({ ...days, entrega_prevista: '2026-11-22' })).toBe(false)
  expect(isInOrder({ ...days, inicio_previsto: null, listo_previsto: null })).toBe(true)
})

test('each step has its planned day and the time at which it was reached', () => {
  const at = (day: number) => new Date(day * 86_400_000)
  const order = {
    ...{ recibida_en: at(1), planificada_en: at(2), iniciada_en: at(3), lista_en: at(4), despachada_en: at(5) },
    ...{ entregada_en: null, ...days },
  }
  expect(stepsOf(order)).toEqual([
    { paso: 'recibida', previsto: null, en: at(1) },
    { paso: 'planificada', previsto: null, en: at(2) },
    { paso: 'en_produccion', previsto: '2026-11-20', en: at(3) },
    { paso: 'lista', previsto: '2026-11-23', en: at(4) },
    { paso: 'despachada', previsto: null, en: at(5) },
    { paso: 'entregada', previsto: '2026-11-23', en: null },
  ])
})
