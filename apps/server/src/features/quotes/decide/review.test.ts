import { Module, Role } from '@portal/contract/access/constants'
import type { ApprovalReason } from '@portal/contract/quotes/approval'
import { expect, test } from 'vitest'
import { reviewOf } from './review.ts'

const quote = { aprobacion: 'pendiente', autor_rol_id: Role.distributor, limites_descuento: null } as const
const aLine = (changes: Partial<Parameters<typeof reviewOf>[2][number]> = {}) => ({
  identidad: 'a',
  categoria_id: 1,
  cantidad: 100,
  anios_licencia: 1,
  precio_lista: 10,
  precio_venta: 10,
  descuento: 0,
  costo_unitario: 8.5,
  costo_master: 7,
  ...changes,
})
const manager = { role: Role.manager, modules: new Set([Module.quotes, Module.allQuotes]), isOfHouse: true }
const reviewed = (...lines: Parameters<typeof aLine>[0][]) => reviewOf(manager, quote, lines.map(aLine))!

test.each<[string, Parameters<typeof aLine>[0], object]>([
  ['a lowered price and a discount on top', { precio_venta: 9.5, descuento: 5 }, { neto: 9.025, descuento_real: 9.75 }],
  ['a discount alone', { descuento: 8 }, { neto: 9.2, descuento_real: 8 }],
  ['a raised price with a discount', { precio_venta: 12, descuento: 8 }, { neto: 11.04, descuento_real: 8 }],
  ['no list price', { precio_lista: null, descuento: 8 }, { lista: null, descuento_real: 8 }],
  ['a gift', { descuento: 100 }, { neto: 0, descuento_real: 100, margen: null, margen_master: null }],
])('of a line: %s', (_, line, expected) => {
  expect(reviewed(line).lineas[0]).toMatchObject({ lista: 10, ...expected })
})

test.each<[number, ApprovalReason[]]>([
  [9.5, []],
  [9.49, ['descuento']],
  [8.5, ['descuento']],
  [8.49, ['descuento', 'costo_distribuidor']],
  [6.99, ['descuento', 'costo_distribuidor', 'costo_master']],
])('at %d the rules that ask are %o', (price, rules) => {
  expect(reviewed({ precio_venta: price }).lineas[0]!.motivos).toEqual(rules)
})

test('the limit is that of the author when he wrote it', () => {
  const written = reviewOf(manager, { ...quote, autor_rol_id: Role.manager }, [aLine({ descuento: 12 })])
  expect(written).toMatchObject({ autor_rol_id: Role.manager, limite_descuento: 15, lineas: [{ motivos: [] }] })
  expect(reviewed({ descuento: 12 })).toMatchObject({ limite_descuento: 5, lineas: [{ motivos: ['descuento'] }] })
})

test('in all: costs beside the lines that they are known of, licenses by their years', () => {
  const { total } = reviewed(
    { descuento: 10 },
    {
      categoria_id: 3,
      cantidad: 2,
      anios_licencia: 3,
      precio_lista: 100,
      precio_venta: 100,
      costo_unitario: null,
      costo_master: null,
    },
    { precio_lista: null, precio_venta: 50, cantidad: 1, costo_unitario: 40, costo_master: 30 },
  )
  expect(total).toEqual({
    lista: 1650,
    neto: 1550,
    descuento_real: 6.060606,
    costo_distribuidor: 890,
    margen: 6.315789,
    costo_master: 730,
    margen_master: 23.157895,
    sin_lista: 1,
    sin_costo: 1,
  })
})

test('costs are shown as far as one may see them, the rules to everybody who sees the quote', () => {
  const seen = (actor: Parameters<typeof reviewOf>[0]) => reviewOf(actor, quote, [aLine({ precio_venta: 6 })])!
  const distributor = { role: Role.distributor, modules: new Set([Module.quotes]), isOfHouse: false }
  const managerElsewhere = { ...manager, isOfHouse: false }
  const customer = { role: Role.user, modules: new Set<Module>(), isOfHouse: false }
  const motivos = ['descuento', 'costo_distribuidor', 'costo_master']
  const none = { costo_master: null, margen_master: null }
  expect(seen(manager).lineas[0]).toMatchObject({ motivos, costo_distribuidor: 8.5, costo_master: 7 })
  expect(seen(distributor).lineas[0]).toMatchObject({ motivos, costo_distribuidor: 8.5, ...none })
  expect(seen(managerElsewhere).lineas[0]).toMatchObject({ motivos, costo_distribuidor: 8.5, ...none })
  expect(seen(distributor).total).toMatchObject({ costo_distribuidor: 850, ...none })
  expect(seen(customer).lineas[0]).toMatchObject({ motivos, costo_distribuidor: null, margen: null, ...none })
  expect(seen(customer).total).toMatchObject({ costo_distribuidor: null, margen: null, ...none })
})

test('there is nothing to see where nobody has to approve', () => {
  expect(reviewOf(manager, { ...quote, aprobacion: 'no_requiere' }, [aLine()])).toBeNull()
})
