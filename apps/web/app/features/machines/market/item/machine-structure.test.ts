import { expect, test } from 'vitest'
import type { Machine } from '../shared/rows.ts'
import { structuredMachine } from './machine-structure.ts'

const item = {
  id: 5,
  sku: 'M-000005',
  marca: 'Excavadora',
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
} as unknown as Machine

test('a machine is a product with an offer to buy and one to rent', () => {
  expect(structuredMachine(item, 'en')).toMatchObject({
    '@type': 'Product',
    category: 'Excavators',
    image: ['/v1/archivo/b'],
    offers: [
      { price: 90000, priceCurrency: 'USD', availability: 'https://schema.org/LimitedAvailability' },
      { priceSpecification: { price: 95, unitCode: 'DAY' } },
    ],
  })
})

test('a machine in auction is offered for its bid, until the end of the auction', () => {
  const subasta = {
    precio: 41_000,
    moneda: 'USD',
    pujas: 3,
    inicia_en: '2026-11-20T12:00:00Z',
    fin_efectivo: '2026-11-22T12:00:00Z',
  }
  const auctioned = { ...item, subasta, es_arriendo: false } as unknown as Machine
  expect(structuredMachine(auctioned, 'en').offers).toMatchObject([
    { price: 41_000, availabilityEnds: '2026-11-22T12:00:00Z' },
  ])
})

test('without a price there is no offer', () => {
  const asked = { ...item, precio: null, es_arriendo: false }
  expect(structuredMachine(asked, 'en')).not.toHaveProperty('offers')
})
