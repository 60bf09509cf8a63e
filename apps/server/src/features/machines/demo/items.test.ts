import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { MachineCondition } from '@portal/contract/machines/constants'
import { expect, test } from 'vitest'
import { type DemoMachine, demoMachines } from './items.ts'
import { machines } from './machines.ts'

const owners = { ids: [1, 2, 3, 4, 5], enterprises: new Map<number, number>() }
const rows = demoMachines(new Date('2026-11-28T12:00:00Z'), owners)
const typeOf = (row: DemoMachine) => machines.find(({ model }) => model.es === row.marca)!
const picturesOf = ({ imagenes }: DemoMachine) => (JSON.parse(imagenes) as { id: string }[]).map(({ id }) => id)
const isNew = ({ condicion }: DemoMachine) => condicion === MachineCondition.new
const isPart = ({ categoria_id: category }: DemoMachine) => category === MachineCategory.spareParts

/** The model that is written on the body of each pictured machine. */
const written = {
  excavator: 'Velkra VK 236',
  wheel_loader: 'Velkra VK 154',
  drill_rig: 'Sondrak SK 98 D',
  haul_truck: 'Velkra VK 95 T',
  crusher: 'Sondrak SK 110 J',
  bulldozer: 'Velkra VK 71 B',
  generator: 'Aldrevo AV 500 G',
  compressor: 'Sondrak SK 330 C',
  light_tower: 'Aldrevo AV 9 LT',
  pump: 'Aldrevo AV 300 P',
} as const

/** Weights, or loads of trucks, of the versions of a pictured machine. */
const tons: Partial<Record<keyof typeof written, readonly number[]>> = {
  excavator: [38, 39, 40],
  haul_truck: [100],
  bulldozer: [28],
}

/** What a fault names, and the machines that have one. */
const parts: readonly (readonly [RegExp, readonly (keyof typeof written)[]])[] = [
  [/balde/, ['excavator', 'wheel_loader']],
  [/Asiento|retroceso/, ['excavator', 'wheel_loader', 'drill_rig', 'haul_truck', 'bulldozer']],
  [/guardabarro/, ['wheel_loader', 'haul_truck']],
  [/Mandíbula|Correa/, ['crusher']],
  [/focos/, ['light_tower']],
]

const rules: Record<string, (row: DemoMachine) => boolean> = {
  'a type is always of one category and one colour': (row) => {
    const { shown, category } = typeOf(row)
    return (
      row.categoria_id === category &&
      picturesOf(row).every((id) => id.startsWith(`demo-${shown.picture}-`) && id.endsWith(shown.colour))
    )
  },
  'a machine is called what is written on it': (row) =>
    isPart(row) || row.marca.includes(written[typeOf(row).shown.picture]),
  'its tonnage is that of the pictured machine': (row) => {
    const [, said] = /de (\d+)\u00a0?\s?t[ ,]/.exec(row.descripcion) ?? []
    return !said || isPart(row) || tons[typeOf(row).shown.picture]?.includes(Number(said)) === true
  },
  'a new one is of this year, has no hours, no faults and no past': (row) =>
    !isNew(row) ||
    (row.anio === 2026 &&
      row.tiempo_uso === 0 &&
      row.fallas === '' &&
      !/reparación|Mantenciones|Trabajó|banda/.test(row.descripcion)),
  'a used one is older, and no part is new': (row) => (isNew(row) ? !isPart(row) : row.anio < 2026),
  'a part has no hours and no engine': (row) =>
    !isPart(row) || (row.tiempo_uso === 0 && row.estado_motor === null && !/Motor/.test(row.descripcion)),
  'it works no more than 4,200 hours a year': (row) => row.tiempo_uso <= (2026 - row.anio) * 4100 + 990,
  'its hour meter shows its hours': (row) => row.horometro === null || row.horometro === row.tiempo_uso,
  'a fault is one that such a machine can have': (row) =>
    parts.every(([words, kinds]) => !words.test(row.fallas) || kinds.includes(typeOf(row).shown.picture)),
  'the price falls with the years': (row) =>
    row.precio_final <= typeOf(row).price * 1100 * Math.max(0.2, 0.9 ** (2026 - row.anio)) + 2500,
  'a day of rent costs less than a hundredth of a new one': (row) =>
    row.precio_arriendo === null || row.precio_arriendo < typeOf(row).price * 10,
}

test.each(Object.entries(rules))('of demo machines, %s', (_, holds) => {
  expect(rows.filter((row) => !holds(row)).map(({ marca, anio }) => `${marca} ${anio}`)).toEqual([])
})

test('no two types of demo machines look the same', () => {
  const looks = machines.map(({ shown }) => `${shown.picture} ${shown.colour}`)
  expect(new Set(looks).size).toBe(looks.length)
})
