import { expect, test } from 'vitest'
import { namesOf } from '../core/entities.ts'
import { importKinds } from '../imports/kinds.ts'
import { machineFields } from './fields.ts'
import { MachineFormSchema, MachineSchema, MachineUpdateSchema } from './schemas.ts'

const good = {
  marca: 'Excavadora Andes',
  anio: 2019,
  condicion: 0,
  categoria_id: 1,
  pais_id: 152,
  ciudad: 'Antofagasta',
  descripcion: 'Excavadora sobre orugas con mantención al día.',
}

const refusalsOf = (schema: { safeParse: typeof MachineFormSchema.safeParse }, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['marca', 'A', 'brandInvalid'],
  ['marca_en', 'x'.repeat(121), 'brandInvalid'],
  ['anio', 1949, 'yearInvalid'],
  ['condicion', 2, 'conditionInvalid'],
  ['ciudad', ' ', 'cityInvalid'],
  ['tiempo_uso', '', 'usageTimeInvalid'],
  ['descripcion', 'corta', 'descriptionInvalid'],
  ['moneda', 'UF', 'priceInvalid'],
  ['precio', 0.001, 'priceInvalid'],
  ['dias_minimos', 366, 'minimumDaysInvalid'],
  ['modo_oferta', 'remate', 'offerFlagInvalid'],
  ['utilidad_porcentaje', 1000, 'invalid'],
  ['comision_venta_porcentaje', 101, 'commissionPercentageInvalid'],
  ['es_exento', 'quizás', 'invalid'],
  ['serie', 'x'.repeat(61), 'serialInvalid'],
  ['horometro_fecha', '2026-02-30', 'hourMeterDayInvalid'],
  ['fallas', 'x'.repeat(2001), 'faultsInvalid'],
  ['estado_motor', 'regular', 'systemStateInvalid'],
])('a form refuses its %s by its own message', (field, value, says) => {
  const form = { ...good, [field]: value }
  expect(refusalsOf(MachineFormSchema, form)).toEqual([[field, says]])
  expect(refusalsOf(MachineUpdateSchema as never, { ...form, id: 1, version: 1 })).toEqual([[field, says]])
})

test('a new machine has a value of everything; a change leaves its other texts and its sheet as they are', () => {
  const made = MachineFormSchema.parse(good)
  expect(made).toMatchObject({ marca_en: '', tiempo_uso: 0, unidad_tiempo_id: null, moneda: 'USD', precio: 0 })
  expect(made).toMatchObject({ es_venta: true, dias_minimos: null, comision_venta_monto: 0, estado_motor: null })
  const changed = Object.keys(MachineUpdateSchema.parse({ ...good, id: 1, version: 1 }))
  const kept = namesOf(machineFields).filter((name) => !changed.includes(name))
  expect(kept.slice(0, 4)).toEqual(['marca_en', 'descripcion_en', 'serie', 'horometro'])
  expect(kept).toHaveLength(12)
})

test('what may be unknown is null in a row, and texts are empty', () => {
  const nullable = namesOf(machineFields).filter((name) => MachineSchema.shape[name].safeParse(null).success)
  expect(nullable).toEqual([
    ...['unidad_tiempo_id', 'precio_arriendo', 'dias_minimos', 'modo_oferta', 'utilidad_porcentaje', 'utilidad_monto'],
    ...['horometro', 'horometro_fecha'],
    ...['estado_motor', 'estado_hidraulica', 'estado_transmision', 'estado_rodado', 'estado_electrico'],
  ])
})

test('the workbook has its columns in their order, by the headings of the template', () => {
  const { columns } = importKinds.clasificado
  expect(Object.values(columns).map(({ name }) => name.en)).toEqual([
    ...['Row number', 'SKU code', 'Brand and model', 'Brand and model in English', 'Year', 'Condition', 'Category'],
    ...['Country', 'City', 'Usage time', 'Time unit', 'Description', 'Description in English', 'Currency', 'Sale'],
    ...['Price', 'Price on request', 'Rent', 'Rent per day', 'Minimum days', 'How it takes offers', 'External sale'],
    ...['Profit (%)', 'Profit', 'Sale commission (%)', 'Sale commission', 'Rent commission (%)', 'Rent commission'],
    'Exempt from VAT',
  ])
  expect(Object.entries(columns).flatMap(([name, column]) => ('isRequired' in column ? name : []))).toEqual([
    ...['correlativo', 'marca', 'anio', 'condicion', 'categoria_id', 'pais_id', 'ciudad', 'descripcion'],
  ])
  expect(Object.values(columns).filter((column) => 'also' in column)).toEqual([])
})
