import { expect, test } from 'vitest'
import { structuredItem } from './item-structure.ts'
import type { Item } from './rows.ts'

const item = {
  id: 5,
  sku: 'M-000005',
  marca: 'Excavadora </script><script>alert(1)',
  anio: 2019,
  condicion: 0,
  categoria_nombre: 'Excavadoras',
  categoria_nombre_en: 'Excavators',
  pais_nombre: 'Perú',
  pais_nombre_en: 'Peru',
  ciudad: 'Arequipa',
  moneda: 'USD',
  precio: 90000,
  es_venta: true,
  es_arriendo: true,
  precio_arriendo: 95,
  descripcion: 'Lista para trabajar',
  esta_reservado: true,
  vendido: false,
  imagenes: [{ id: 'a', ancho: 1280, alto: 960, urls: { 320: '/v1/archivo/a', 1280: '/v1/archivo/b' } }],
} as unknown as Item

const where = {
  origin: 'https://portal.example',
  address: 'https://portal.example/classifieds/5',
  language: 'en',
} as const

test('a machine is a product with an offer to buy and one to rent', () => {
  expect(JSON.parse(structuredItem(item, where))).toMatchObject({
    '@type': 'Product',
    category: 'Excavators',
    image: ['https://portal.example/v1/archivo/b'],
    offers: [
      { price: 90000, priceCurrency: 'USD', availability: 'https://schema.org/LimitedAvailability' },
      { priceSpecification: { price: 95, unitCode: 'DAY' } },
    ],
  })
})

test('nothing in it ends its script element', () => {
  expect(structuredItem(item, where)).not.toContain('<')
})

test('without a price there is no offer', () => {
  const asked = { ...item, precio: null, es_arriendo: false }
  expect(JSON.parse(structuredItem(asked, where))).not.toHaveProperty('offers')
})
