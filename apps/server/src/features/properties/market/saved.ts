import type { In } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { isRented } from '@portal/contract/properties/constants'
import { type Box, boxText } from '@portal/contract/properties/market/box'
import { propertyFilterText } from '@portal/contract/properties/market/filter-words'
import { PublicListQuerySchema, type PublicRowSchema } from '@portal/contract/properties/market/schemas'
import { SearchedKind } from '@portal/contract/saved-searches/constants'
import { moneyText, numberText } from '#core/documents/formats.ts'
import { type ShownItem, savedKind } from '#features/marketplace/saved/kind.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { properties } from './list/queries.ts'
import type { Wanted } from './list/rules.ts'
import { listCards } from './rows-queries.ts'

type Row = In<typeof PublicRowSchema>

const texts = {
  es: {
    reserved: 'Reservada',
    askPrice: 'Consultar precio',
    perMonth: 'al mes',
    built: 'construidos',
    land: 'de terreno',
  },
  en: { reserved: 'Reserved', askPrice: 'Price on request', perMonth: 'a month', built: 'built', land: 'of land' },
  pt: {
    reserved: 'Reservado',
    askPrice: 'Preço sob consulta',
    perMonth: 'por mês',
    built: 'construídos',
    land: 'de terreno',
  },
}

/** How searches of properties are saved. Without "published in the last days": only new ones are told. */
export const savedProperties = savedKind<Wanted, Row>({
  kind: SearchedKind.properties,
  column: 'propiedad_id',
  categories: 'propiedad_categoria',
  path: '/properties',
  spec: {
    shape: PublicListQuerySchema.shape,
    names: [
      ...['buscar', 'condicion', 'categoria_id', 'pais_id', 'ciudad', 'precio_desde', 'precio_hasta', 'moneda'],
      ...['metros_desde', 'metros_hasta', 'terreno_desde', 'habitaciones', 'banos', 'estacionamientos', 'recuadro'],
    ],
    ranges: [
      ['precio_desde', 'precio_hasta'],
      ['metros_desde', 'metros_hasta'],
    ],
    textOf: (value) => (typeof value === 'object' ? boxText(value as Box) : String(value)),
  },
  searching: properties,
  wantedOf(filters) {
    const { page: _, page_row: __, buscar: searched, ...query } = PublicListQuerySchema.parse(filters)
    return { ...query, words: wordsOf(searched) }
  },
  say: propertyFilterText,
  listCards,
  shown,
})

function shown(row: Row, language: PageLanguage): ShownItem {
  const t = texts[language]
  const { metros_construidos: built, metros_terreno: land, precio: price } = row
  const country = nameIn(row, 'pais_nombre', language)
  const category = nameIn(row, 'categoria_nombre', language)
  const area = built > 0 ? `${numberText(built, language)} m² ${t.built}` : `${numberText(land, language)} m² ${t.land}`
  const amount = price === null ? t.askPrice : moneyText(price, row.moneda)
  return {
    id: row.id,
    title: nameIn(row, 'titulo', language),
    lines: [
      price !== null && isRented(row.condicion) ? `${amount} ${t.perMonth}` : amount,
      [category, area, row.esta_reservado && t.reserved].filter(Boolean).join(' · '),
      [row.ciudad, country].filter(Boolean).join(', '),
    ],
    url: `/properties/${row.id}`,
    picture: row.imagenes[0]?.urls['320'] ?? null,
  }
}
