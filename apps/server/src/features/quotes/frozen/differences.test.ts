import { Currency } from '@portal/contract/core/currencies'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedLine, type Difference, differencesOf } from './differences.ts'

type Content = Omit<ComparedLine, 'identidad' | 'producto_nombre'>

const content: fc.Arbitrary<Content> = fc.record({
  // one product most of the time: lines of it are told apart by nothing else
  producto_id: fc.constantFrom(3, 3, 3, 3, 5),
  cantidad: fc.integer({ min: 1, max: 3 }),
  longitud_cable: fc.constantFrom(0, 6, 9),
  cable_extra: fc.constantFrom(0, 0, 2),
  costo_cable_metro: fc.constantFrom(0.35, 0.4),
  anios_licencia: fc.constantFrom(1, 2),
  precio_venta: fc.constantFrom(9.87, 10, 0),
  descuento: fc.constantFrom(0, 5),
  importe: fc.constantFrom(0, 10, 20),
})
const lineOf = (identity: number, any: Content): ComparedLine => ({
  ...any,
  identidad: `line-${identity}`,
  producto_nombre: `Product ${any.producto_id}`,
})

/** A quote, and what some hand made of it: lines gone, changed, added and in another order. */
const revision = fc
  .array(content, { maxLength: 12 })
  .chain((lines) =>
    fc.record({
      before: fc.constant(lines.map((line, place) => lineOf(place, line))),
      fates: fc.array(fc.option(fc.oneof(fc.constant('same' as const), content)), {
        minLength: lines.length,
        maxLength: lines.length,
      }),
      added: fc.array(content, { maxLength: 4 }),
      order: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 }),
    }),
  )
  .map(({ before, fates, added, order }) => {
    const kept = before.flatMap((line, place) => {
      const fate = fates[place]
      if (fate === null || fate === undefined) return []
      return fate === 'same' ? [line] : [{ ...lineOf(place, fate) }]
    })
    const born = added.map((line, place) => lineOf(100 + place, line))
    const ranks = new Map([...kept, ...born].map((line, place) => [line.identidad, order[place] ?? 0]))
    const after = [...kept, ...born].sort((a, b) => ranks.get(a.identidad)! - ranks.get(b.identidad)!)
    return { before, after }
  })

const quote = {
  cliente_nombre: 'Elena Paredes',
  cliente_empresa: 'Minera Ejemplo',
  cliente_telefono: '+51987654321',
  cliente_identificador: '',
  cliente_email: 'compras@example.com',
  pais_id: 604,
  referencia: '',
  observaciones: '',
  moneda: Currency.dollar,
  vigencia: '2026-12-31',
  servicio_total: 0,
  subtotal: 1,
  impuesto_porcentaje: 0,
  impuesto: 0,
  total: 1,
  servicio: null,
}
const between = (before: readonly ComparedLine[], after: readonly ComparedLine[]) =>
  differencesOf({ quote, lines: before }, { quote, lines: after })

/** What someone reads of the lines, by their identity. */
type Read = Record<string, Record<string, unknown>>

const readOf = (lines: readonly ComparedLine[]): Read =>
  Object.fromEntries(
    lines.map(({ identidad, producto_id: _, producto_nombre, ...fields }) => [
      identidad,
      {
        producto: producto_nombre,
        ...fields,
        costo_cable_metro: fields.cable_extra > 0 ? fields.costo_cable_metro : 0,
      },
    ]),
  )

const bare = {
  cantidad: 0,
  longitud_cable: 0,
  cable_extra: 0,
  costo_cable_metro: 0,
  anios_licencia: 1,
  precio_venta: 0,
  descuento: 0,
  importe: 0,
}

/** The old lines after each difference was done to them, as a person would do it who reads nothing else. */
function applied(old: Read, differences: readonly Difference[]): Read {
  const lines = structuredClone(old)
  for (const { linea: line, campos: fields } of differences) {
    if (!line) continue
    if (line.cambio === 'quitada') {
      const gone = { producto: line.producto_nombre, ...bare, ...valuesOf(fields, 'antes') }
      expect(lines[line.identidad]).toEqual(gone)
      delete lines[line.identidad]
      continue
    }
    const added = { producto: line.producto_nombre, ...bare }
    const from = line.cambio === 'agregada' ? added : lines[line.identidad]
    if (line.cambio === 'cambiada')
      for (const { campo, antes } of fields) expect(lines[line.identidad]?.[campo]).toEqual(antes)
    lines[line.identidad] = { ...from, ...valuesOf(fields, 'despues') }
  }
  return lines
}

const valuesOf = (fields: Difference['campos'], side: 'antes' | 'despues') =>
  Object.fromEntries(fields.map((field) => [field.campo, field[side]]))

test('differences done to the old lines give the new ones, whatever was edited', () => {
  fc.assert(
    fc.property(revision, ({ before, after }) => {
      expect(applied(readOf(before), between(before, after))).toEqual(readOf(after))
    }),
    { numRuns: 1000 },
  )
})

test('there is none between a quote and itself in another order', () => {
  fc.assert(
    fc.property(revision, ({ before }) => {
      expect(between(before, before.toReversed())).toEqual([])
    }),
  )
})

const adapters: Content = {
  producto_id: 3,
  cantidad: 500,
  longitud_cable: 6,
  cable_extra: 0,
  costo_cable_metro: 0.35,
  anios_licencia: 1,
  precio_venta: 9.87,
  descuento: 0,
  importe: 4935,
}

test('one product three times: the line that went is told, and not the ones behind it', () => {
  const [six, nine, twelve] = [6, 9, 12].map((cable, place) => lineOf(place, { ...adapters, longitud_cable: cable }))
  const longer = { ...twelve!, cantidad: 600, importe: 5922 }
  expect(between([six!, nine!, twelve!], [longer, nine!])).toEqual([
    {
      linea: {
        identidad: 'line-2',
        posicion: 1,
        producto_nombre: 'Product 3',
        longitud_cable: 12,
        cambio: 'cambiada',
      },
      campos: [
        { campo: 'cantidad', antes: 500, despues: 600 },
        { campo: 'importe', antes: 4935, despues: 5922 },
      ],
    },
    {
      linea: expect.objectContaining({ identidad: 'line-0', posicion: 1, longitud_cable: 6, cambio: 'quitada' }),
      campos: expect.arrayContaining([{ campo: 'cantidad', antes: 500, despues: null }]),
    },
  ])
})

test('the people of a service are told, though their sum is the same', () => {
  const service = { costo_rh: 100, vuelo: 0, alojamiento: 0, movilidad: 0, alimentacion: 0, utilidad: 0 }
  const serving = (profesionales: number, dias: number) => ({ ...quote, servicio: { ...service, profesionales, dias } })
  expect(differencesOf({ quote: serving(2, 3), lines: [] }, { quote: serving(3, 2), lines: [] })).toEqual([
    {
      linea: null,
      campos: [
        { campo: 'profesionales', antes: 2, despues: 3 },
        { campo: 'dias', antes: 3, despues: 2 },
      ],
    },
  ])
})
