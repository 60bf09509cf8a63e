import { projectionMessages as m } from '@portal/contract/projections/messages'
import { type ProjectionInput, projectionSheet } from '@portal/contract/projections/sheet'
import { expect, test } from 'vitest'
import { changedInput, refusalOfSheet } from './cost-changes/rules.ts'
import { mismatchesOf, orderOf, type SentTotals, versionColumns, withoutCompanyCosts } from './rules.ts'

const input: ProjectionInput = {
  costo_cable: 1.2,
  costo_pcb: 2.5,
  costo_plastico: 0.4,
  costo_filamento: 0.1,
  costo_superficie: 0.15,
  costo_resina: 0.2,
  costo_oring: 0.05,
  costo_extras: 0.4,
  royalty_monto: 0.5,
  royalty_porcentaje: 4,
  precio_sugerido: 11.97,
  porcentaje_utilidad: 25,
  margen_master: 18,
  rangos: [
    { desde: 1, hasta: 100, descuento: 0 },
    { desde: 101, hasta: null, descuento: 12 },
  ],
}
const sheet = projectionSheet(input)
const sent: SentTotals = {
  royalty_total: 0.7,
  total_com: 5.7,
  porcentaje_sugerido: 110,
  costo_master: 7.125,
  costo_distribuidor: 8.4075,
}

test.each<[string, Partial<SentTotals>, object[]]>([
  ['that are right', {}, []],
  [
    'that are left out',
    { royalty_total: null, total_com: null, porcentaje_sugerido: null, costo_master: null, costo_distribuidor: null },
    [],
  ],
  ['that are rounded as they are shown', { costo_master: 7.13, costo_distribuidor: 8.41 }, []],
  ['of another royalty', { royalty_total: 0.71 }, [{ field: 'royalty_total', says: 'royaltyTotalMismatch' }]],
  ['of another cost', { total_com: 5.69 }, [{ field: 'total_com', says: 'totalComMismatch' }]],
  [
    'of another percentage',
    { porcentaje_sugerido: 111 },
    [{ field: 'porcentaje_sugerido', says: 'suggestedPercentageInvalid' }],
  ],
  ['of a percentage that leads to the price', { porcentaje_sugerido: 110.05 }, []],
  ['of another cost of the master', { costo_master: 7.2 }, [{ field: 'costo_master', says: 'masterCostInvalid' }]],
  [
    'of another cost of the distributor',
    { costo_distribuidor: 8 },
    [{ field: 'costo_distribuidor', says: 'distributorCostInvalid' }],
  ],
])('totals %s are compared', (_, changes, mismatches) => {
  expect(mismatchesOf({ ...sent, ...changes }, sheet)).toEqual(mismatches)
})

test('a percentage on no cost leads nowhere', () => {
  const free = { ...sheet, total_com: 0, porcentaje_sugerido: null }
  expect(mismatchesOf({ ...sent, total_com: 0, porcentaje_sugerido: 0 }, free)).toEqual([
    { field: 'porcentaje_sugerido', says: 'suggestedPercentageInvalid' },
  ])
})

test('a total may be half a cent off, and no more', () => {
  const free = { ...sheet, royalty_total: 0 }
  expect(mismatchesOf({ ...sent, royalty_total: 0.005 }, free)).toEqual([])
  expect(mismatchesOf({ ...sent, royalty_total: 0.0051 }, free)).toHaveLength(1)
})

test('broken links are named with their field, that of a range with its place', () => {
  const broken = projectionSheet({ ...input, porcentaje_utilidad: -1, margen_master: -1, precio_sugerido: 6 })
  expect(orderOf(broken).map(({ says, field }) => [says, field])).toEqual([
    ['masterCostInvalid', 'porcentaje_utilidad'],
    ['distributorCostInvalid', 'margen_master'],
    ['priceBelowCost', 'rangos.1'],
  ])
  expect(orderOf(broken)[2]?.link).toMatchObject({ eslabon: 'precio', rango: 1 })
})

test('a version is stored with its figures and the computed ones', () => {
  const { rangos: _, ...figures } = input
  expect(versionColumns(input)).toEqual({ ...figures, ...sent, rangos: sheet.rangos })
})

test('a distributor gets a version without what the company pays', () => {
  const seen = withoutCompanyCosts(versionColumns(input))
  expect(seen).toMatchObject({ costo_master: 7.125, margen_master: 18, precio_sugerido: 11.97, rangos: sheet.rangos })
  expect(seen).toMatchObject({ costo_cable: null, royalty_total: null, total_com: null, porcentaje_utilidad: null })
})

test.each([
  ['that keeps its price', 110, false, 11.97],
  ['that keeps its percentage', 110, true, 14.5908],
  ['whose percentage is not known', null, true, 11.97],
] as const)('a change of a cost changes a sheet %s', (_, onCost, followsPrice, price) => {
  const stored = { ...input, porcentaje_sugerido: onCost }
  const changed = changedInput(stored, { component: 'costo_cable', percentage: 100, followsPrice })
  expect(changed).toMatchObject({ costo_cable: 2.4, costo_pcb: 2.5, margen_master: 18 })
  expect(changed.precio_sugerido).toBe(price)
})

test('a sheet is refused for a figure, or for the first broken link with all of them', () => {
  expect(refusalOfSheet(input)).toBeNull()
  expect(refusalOfSheet({ ...input, costo_pcb: -1 })).toEqual({ entry: m.pcbCostInvalid, links: [] })
  const refused = refusalOfSheet({ ...input, margen_master: -1, precio_sugerido: 6 })
  expect(refused?.entry).toBe(m.distributorCostInvalid)
  expect(refused?.links.map(({ eslabon }) => eslabon)).toEqual(['costo_distribuidor', 'precio', 'precio'])
})
