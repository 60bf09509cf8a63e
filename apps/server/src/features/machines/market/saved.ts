import type { In } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { machineFilterText } from '@portal/contract/machines/market/filter-words'
import { PublicListQuerySchema, type PublicRowSchema } from '@portal/contract/machines/market/schemas'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { SearchedKind } from '@portal/contract/saved-searches/constants'
import { moneyText, numberText } from '#core/documents/formats.ts'
import { type ShownItem, savedKind } from '#features/marketplace/saved/kind.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { machines } from './list/queries.ts'
import type { Wanted } from './list/rules.ts'
import { listCards } from './rows-queries.ts'

type Row = In<typeof PublicRowSchema>

const texts = {
  es: { reserved: 'Reservado', askPrice: 'Consultar precio', rent: 'Arriendo', perDay: 'por día' },
  en: { reserved: 'Reserved', askPrice: 'Price on request', rent: 'Rent', perDay: 'a day' },
  pt: { reserved: 'Reservado', askPrice: 'Preço sob consulta', rent: 'Locação', perDay: 'por dia' },
}

/** How searches of machines are saved. Without "published in the last days": only new ones are told. */
export const savedMachines = savedKind<Wanted, Row>({
  kind: SearchedKind.machines,
  column: 'clasificado_id',
  categories: 'clasificado_categoria',
  path: sectionPaths.all,
  spec: {
    shape: PublicListQuerySchema.shape,
    names: [
      ...['buscar', 'tipo', 'categoria_id', 'condicion', 'pais_id', 'ciudad', 'precio_desde', 'precio_hasta'],
      ...['moneda', 'anio_desde', 'anio_hasta', 'tiempo_uso_hasta'],
    ],
    ranges: [
      ['precio_desde', 'precio_hasta'],
      ['anio_desde', 'anio_hasta'],
    ],
  },
  searching: machines,
  wantedOf(filters) {
    const { page: _, page_row: __, buscar: searched, ...query } = PublicListQuerySchema.parse(filters)
    return { ...query, words: wordsOf(searched) }
  },
  say: machineFilterText,
  listCards,
  shown,
})

function shown(row: Row, language: PageLanguage): ShownItem {
  const t = texts[language]
  const country = nameIn(row, 'pais_nombre', language)
  const category = nameIn(row, 'categoria_nombre', language)
  const unit = nameIn(row, 'unidad_tiempo_nombre', language)
  const usage = row.tiempo_uso > 0 && `${numberText(row.tiempo_uso, language)} ${unit?.toLowerCase() ?? ''}`.trim()
  const facts = [`${row.anio}`, usage, category, row.esta_reservado && t.reserved]
  return {
    id: row.id,
    title: nameIn(row, 'marca', language),
    lines: [
      priceOf(row, language),
      facts.filter(Boolean).join(' · '),
      [row.ciudad, country].filter(Boolean).join(', '),
    ],
    url: `/classifieds/${row.id}`,
    picture: row.imagenes[0]?.urls['320'] ?? null,
  }
}

function priceOf({ es_venta, es_arriendo, precio, precio_arriendo, moneda }: Row, language: PageLanguage): string {
  const t = texts[language]
  const sale = es_venta && (precio === null ? t.askPrice : moneyText(precio, moneda))
  const rent = es_arriendo && precio_arriendo !== null && `${t.rent} ${moneyText(precio_arriendo, moneda)} ${t.perDay}`
  return [sale, rent].filter(Boolean).join(' · ') || t.askPrice
}
