import { expect, test } from 'vitest'
import { choicesFor, type ProductChoices, type StaffProduct } from './product-values.ts'

const adapters = { id: 1, nombre: 'Adaptadores', nombre_en: 'Adapters' }
const lion = { id: 1, nombre: 'NextLion', nombre_en: '' }
const choices: ProductChoices = {
  categorias: [adapters],
  servicios: [lion],
  unidades: [],
  unidades_medida: [],
  estados: [],
}
const product = { categoria_id: 1, servicio_id: null } as StaffProduct

test('a product whose category or service is offered no more still shows them', () => {
  expect(choicesFor(choices, product)).toEqual(choices)
  const old = {
    categoria_id: 7,
    categoria_nombre: 'Cerrada',
    categoria_nombre_en: 'Closed',
    servicio_id: 9,
    servicio_nombre: 'Cerrado',
  } as StaffProduct
  expect(choicesFor(choices, old)).toMatchObject({
    categorias: [adapters, { id: 7, nombre: 'Cerrada', nombre_en: 'Closed' }],
    servicios: [lion, { id: 9, nombre: 'Cerrado', nombre_en: '' }],
  })
})
