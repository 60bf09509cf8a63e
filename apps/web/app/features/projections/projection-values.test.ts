import { expect, test } from 'vitest'
import { afterChange, bodyOf, newProjection, type ProjectionValues, sheetOf } from './projection-values.ts'
import { withMore, withoutRange, withRange } from './range-values.ts'

const product = { id: 3, nombre: 'Next1', categoria_id: 1, unidad_id: 1, paises: [152], proyecciones: [] }
const fresh = newProjection(product, 152, '2026-11-22')
const typed = (changes: Partial<ProjectionValues>): ProjectionValues => ({ ...fresh, ...changes })

test('a fresh sheet has the ranges of its category and no price, so nothing is computed', () => {
  expect(fresh.rangos).toEqual([
    { desde: 1, hasta: 10_000, descuento: 0 },
    { desde: 10_001, hasta: 30_000, descuento: 0 },
    { desde: 30_001, hasta: null, descuento: 0 },
  ])
  expect(sheetOf(fresh)).toBeNull()
})

test('a typed percentage computes the price, a typed price the percentage', () => {
  const costs = typed({ costo_pcb: 5, royalty_monto: 0.5, royalty_porcentaje: 4 })
  expect(afterChange(costs, { porcentaje_sugerido: 110 })).toEqual({ porcentaje_sugerido: 110, precio_sugerido: 11.97 })
  expect(afterChange(costs, { precio_sugerido: 11.97 })).toEqual({ precio_sugerido: 11.97, porcentaje_sugerido: 110 })
  expect(afterChange(costs, { precio_sugerido: '' })).toEqual({ precio_sugerido: '', porcentaje_sugerido: '' })
})

test('the price follows the costs and keeps its percentage', () => {
  const priced = typed({ costo_pcb: 5, porcentaje_sugerido: 100, precio_sugerido: 10 })
  expect(afterChange(priced, { costo_pcb: 6 })).toEqual({ costo_pcb: 6, precio_sugerido: 12 })
  expect(afterChange(priced, { costo_pcb: '' })).toEqual({ costo_pcb: '' })
})

test('what is sent carries the computed totals', () => {
  const body = bodyOf(typed({ costo_pcb: 5, porcentaje_utilidad: 25, porcentaje_sugerido: 110, precio_sugerido: 10.5 }))
  expect(body).toMatchObject({ total_com: 5, costo_master: 6.25, costo_distribuidor: 6.25, version: null })
  expect(bodyOf(fresh)).toMatchObject({ total_com: '' })
})

test('ranges stay one after another, whatever is changed, added or taken away', () => {
  const ranges = [
    { desde: 1, hasta: 5, descuento: 0 },
    { desde: 6, hasta: 10, descuento: 4 },
    { desde: 11, hasta: null, descuento: 8 },
  ]
  const spans = (all: readonly { desde: unknown; hasta?: unknown }[]) => all.map(({ desde, hasta }) => [desde, hasta])
  expect(spans(withRange(ranges, 0, { hasta: 7 }))).toEqual([
    [1, 7],
    [8, 10],
    [11, null],
  ])
  expect(spans(withMore(ranges))).toEqual([
    [1, 5],
    [6, 10],
    [11, 15],
    [16, null],
  ])
  expect(spans(withoutRange(ranges, 2))).toEqual([
    [1, 5],
    [6, null],
  ])
  expect(spans(withoutRange(ranges, 1))).toEqual([
    [1, 5],
    [6, null],
  ])
  expect(spans(withoutRange(ranges, 0))).toEqual([
    [1, 10],
    [11, null],
  ])
  expect(spans(withMore([]))).toEqual([[1, null]])
})
