import { expect, test } from 'vitest'
import { namesOf } from '../core/entities.ts'
import { importKinds } from '../imports/kinds.ts'
import { propertyFields } from './fields.ts'
import { PropertyFormSchema, PropertySchema, PropertyUpdateSchema } from './schemas.ts'

const good = {
  titulo: 'Casa en Calama',
  anio: 2001,
  condicion: 1,
  categoria_id: 1,
  pais_id: 152,
  ciudad: 'Calama',
  descripcion: 'Casa grande con patio y jardín.',
}

const refusalsOf = (schema: { safeParse: typeof PropertyFormSchema.safeParse }, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['titulo', 'Casa', 'titleInvalid'],
  ['titulo_en', 'x'.repeat(121), 'titleInvalid'],
  ['anio', 1799, 'yearInvalid'],
  ['condicion', 4, 'conditionInvalid'],
  ['categoria_id', 9, 'categoryInvalid'],
  ['descripcion_en', 'x'.repeat(5001), 'descriptionInvalid'],
  ['caracteristicas', ['foso'], 'characteristicsInvalid'],
  ['metros_construidos', 1.234, 'constructionMetersInvalid'],
  ['metros_terreno', -1, 'landMetersInvalid'],
  ['banos', 1001, 'invalid'],
  ['moneda', 'EUR', 'priceInvalid'],
  ['gastos_comunes', -1, 'priceInvalid'],
  ['comision_porcentaje', 101, 'commissionPercentageInvalid'],
  ['comision_monto', 'x', 'commissionAmountInvalid'],
  ['plazo_meses', 601, 'invalid'],
  ['opcion_hasta', '2026-02-30', 'invalid'],
  ['latitud', 90.5, 'invalid'],
])('a form refuses its %s by its own message', (field, value, says) => {
  const form = { ...good, [field]: value }
  expect(refusalsOf(PropertyFormSchema, form)).toEqual([[field, says]])
  expect(refusalsOf(PropertyUpdateSchema as never, { ...form, id: 1, version: 1 })).toEqual([[field, says]])
})

test('a new property has a value of everything; a change leaves its English texts as they are', () => {
  const made = PropertyFormSchema.parse(good)
  expect(made).toMatchObject({ titulo_en: '', caracteristicas: [], metros_terreno: 0, habitaciones: null })
  expect(made).toMatchObject({ moneda: 'USD', precio: 0, gastos_comunes: null, latitud: null, es_exento: false })
  const changed = Object.keys(PropertyUpdateSchema.parse({ ...good, id: 1, version: 1 }))
  const unchanged = namesOf(propertyFields).filter((name) => !changed.includes(name))
  expect(unchanged).toEqual(['titulo_en', 'descripcion_en'])
})

test('what may be unknown is null in a row, and texts are empty', () => {
  const nullable = namesOf(propertyFields).filter((name) => PropertySchema.shape[name].safeParse(null).success)
  expect(nullable).toEqual([
    ...['habitaciones', 'banos', 'estacionamientos', 'piso', 'total_pisos', 'gastos_comunes'],
    ...['utilidad_porcentaje', 'utilidad_monto', 'plazo_meses', 'precio_compra', 'abono_porcentaje', 'opcion_hasta'],
    ...['latitud', 'longitud'],
  ])
})

test('the workbook has its columns in their order, by the headings of the template', () => {
  const { columns } = importKinds.propiedad
  expect(Object.values(columns).map(({ name }) => name.en)).toEqual([
    ...['Row number', 'SKU code', 'Title', 'Title in English', 'Condition', 'Category', 'Construction year', 'Country'],
    ...['City', 'Description', 'Description in English', 'Characteristics (with commas)', 'Construction square meters'],
    ...['Land square meters', 'Rooms', 'Bathrooms', 'Garages', 'Floor', 'Total floors', 'Currency'],
    ...['Price or monthly rent', 'Price on request', 'Monthly common expenses', 'Months of the promise'],
    ...[
      'Purchase price',
      'Credited to the price (%)',
      'Option until',
      'Latitude',
      'Longitude',
      'Shows the exact place',
    ],
    ...['External sale', 'Profit (%)', 'Profit', 'Commission (%)', 'Commission', 'Exempt from VAT'],
  ])
  expect(Object.entries(columns).flatMap(([name, column]) => ('isRequired' in column ? name : []))).toEqual([
    ...['correlativo', 'titulo', 'condicion', 'categoria_id', 'anio', 'pais_id', 'ciudad', 'descripcion'],
  ])
})
