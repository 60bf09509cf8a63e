import { PropertyCategory } from '@portal/contract/properties/constants'
import { expect, test } from 'vitest'
import { type DemoProperty, demoProperties } from './rows.ts'
import { sorts } from './sorts.ts'

const owners = { ids: [1, 2, 3, 4, 5], enterprises: new Map<number, number>() }
const rows = demoProperties(new Date('2026-11-28T12:00:00Z'), owners)

/** Each rule says why a row cannot be, or null. */
const rules: Record<string, (row: DemoProperty) => boolean> = {
  'a room needs twenty square meters of what is built': (row) =>
    row.habitaciones === null || row.metros_construidos / row.habitaciones >= 20,
  'two rooms share a bathroom at least, and nothing has eighty': (row) =>
    row.banos === null ||
    (row.banos < 80 && (row.habitaciones === null || row.banos <= Math.max(1, row.habitaciones / 2))),
  'land has neither buildings nor rooms': (row) =>
    row.categoria_id !== PropertyCategory.land ||
    (row.metros_construidos === 0 && row.habitaciones === null && row.banos === null),
  'nothing was built after this year': (row) => row.anio <= 2026,
  'a floor is one of its building, which has as many as its picture': (row) =>
    row.piso === null ||
    (row.piso <= row.total_pisos && row.total_pisos === (row.categoria_id === PropertyCategory.office ? 3 : 9)),
  'a high floor is one': (row) => !/Piso alto|con vista/.test(row.titulo + row.descripcion) || (row.piso ?? 0) >= 6,
  'its pictures are of its kind, and of one building': ({ categoria_id: category, imagenes }) => {
    const kind = sorts.find((sort) => sort.category === category)?.picture
    const shown = (JSON.parse(imagenes) as { id: string }[]).map(({ id }) => id.split('-'))
    return shown.every(([, what]) => what === kind) && new Set(shown.map(([, , , style]) => style)).size === 1
  },
  'what its description names is among its features': (row) =>
    Object.entries(named).every(
      ([feature, words]) => !words.test(row.descripcion) || row.caracteristicas.includes(feature),
    ),
  'furnished and with a backyard in the title means so': (row) =>
    (!/amoblado/.test(row.titulo) || row.caracteristicas.includes('amoblado')) &&
    (!/con patio/.test(row.titulo) || row.caracteristicas.includes('patio')),
  'a garage that is named is there': (row) =>
    !/estacionamiento/.test(row.descripcion) || (row.estacionamientos ?? 0) > 0,
  'the price of a purchase by promise is some years of its rent': (row) =>
    row.precio_compra === null || (row.precio_compra / row.precio > 60 && row.precio_compra / row.precio < 300),
}

/** Words of descriptions and the features that they name. */
const named: Record<string, RegExp> = {
  casino: /casino/,
  planta_aguas: /planta de tratamiento/,
  anden_carga: /andén/,
  amoblado: /[Aa]moblad[ao]/,
  terraza: /Con terraza/,
  luz_trifasica: /trifásica/,
  calefaccion: /calefacción/,
  patio: /y patio con parrilla/,
  acceso_pavimentado: /ruta pavimentada/,
}

test.each(Object.entries(rules))('of demo properties, %s', (_, holds) => {
  expect(rows.filter((row) => !holds(row)).map(({ titulo }) => titulo)).toEqual([])
})
