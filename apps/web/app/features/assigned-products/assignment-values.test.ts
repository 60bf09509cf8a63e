import { describe, expect, test } from 'vitest'
import {
  type Assignment,
  type AssignmentChoices,
  choicesFor,
  newAssignment,
  pricesOf,
  tiersAfter,
} from './assignment-values.ts'

const choices: AssignmentChoices = {
  productos: [
    { id: 1, nombre: 'Next1', categoria_id: 1, precio_sugerido: 11.97 },
    { id: 2, nombre: 'Next One', categoria_id: 2, precio_sugerido: null },
    { id: 3, nombre: 'Quamtum', categoria_id: 4, precio_sugerido: 900 },
  ],
  empresas: [{ id: 7, nombre: 'Minera', pais_id: 604 }],
  sucursales: [{ id: 70, nombre: 'Lima', empresa_id: 7 }],
  pisos: [{ producto_id: 1, pais_id: 604, piso: 8.4075 }],
  puede_asignar: true,
  puede_eliminar: true,
}

test('a new assignment begins with what the list was narrowed to', () => {
  const asked = new URLSearchParams('producto_id=1&sucursal_id=70')
  expect(newAssignment(choices, asked)).toMatchObject({
    producto_id: 1,
    empresa_id: 7,
    sucursal_id: 70,
    tramos: [1, 10_001, 30_001].map((desde) => ({ desde, valor: '' })),
  })
  expect(newAssignment(choices, new URLSearchParams('producto_id=99'))).toMatchObject({ producto_id: '', tramos: [] })
})

describe('the tiers', () => {
  test('are those of the category of the product, and keep what was typed where they begin alike', () => {
    const typed = [{ desde: 1, valor: 10 }]
    expect(tiersAfter(choices, 2, typed).map(({ desde, valor }) => [desde, valor])).toEqual([
      [1, 10],
      [6, ''],
      [11, ''],
    ])
    expect(tiersAfter(choices, 3, typed)).toEqual(typed)
    expect(tiersAfter(choices, '', typed)).toEqual([])
  })

  test('say price, floor and margin while they are typed', () => {
    const values = {
      ...newAssignment(choices, new URLSearchParams('producto_id=1&sucursal_id=70')),
      modo: 'descuento' as const,
      tramos: [
        { desde: 1, valor: 0 as const },
        { desde: 10_001, valor: '' as const },
        { desde: 30_001, valor: 40 },
      ],
    }
    const [first, second, third] = pricesOf(choices, values)
    expect(first).toMatchObject({ desde: 1, hasta: 10_000, precio: 11.97, piso: 8.4075 })
    expect(first!.margen).toBeCloseTo(0.2976, 4)
    expect(second).toMatchObject({ precio: null, margen: null })
    expect(third).toMatchObject({ hasta: null, precio: 7.18 })
    expect(third!.margen).toBeLessThan(0)
  })
})

test('an assignment of what is offered no more still shows it', () => {
  const row = { producto_id: 9, producto_nombre: 'Viejo', categoria_id: 4, precio_sugerido: 5 } as Assignment
  expect(choicesFor(choices, row).productos.at(-1)).toMatchObject({ id: 9, nombre: 'Viejo' })
})
