import { expect, test } from 'vitest'
import { type Health, standingOf } from './standing.ts'

const part = (estado: 'ok' | 'mal') => ({ estado, desde: '2026-11-24T12:00:00.000Z', ms: 1 })
const healthWith = (ill: Partial<Record<keyof Health, unknown>> = {}) =>
  ({
    version: '1',
    segundos_activo: 1,
    proceso: part('ok'),
    base_de_datos: part('ok'),
    trabajos: { ...part('ok'), pendientes: 0, fallidos: 0 },
    correo: { ...part('ok'), pendientes: 0, fallidos: 0 },
    archivos: part('ok'),
    auditoria: { ...part('ok'), pendientes: 0, rotas: 0 },
    ...ill,
  }) as Health

test('all is up, a part is ill, or nothing can be saved', () => {
  expect(standingOf(healthWith())).toBe('up')
  expect(standingOf(healthWith({ correo: part('mal') }))).toBe('degraded')
  expect(standingOf(healthWith({ archivos: part('mal') }))).toBe('degraded')
  expect(standingOf(healthWith({ base_de_datos: part('mal') }))).toBe('down')
  expect(standingOf(null)).toBe('down')
})
