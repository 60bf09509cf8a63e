import type { HomeTexts } from './home-properties.tsx'

const home: HomeTexts = {
  title: 'Imóveis para a sua operação',
  all: (total) => `Ver os ${total} imóveis`,
  more: (total) => `Ver mais de ${total} imóveis`,
}

export const portuguese = { 'properties/market/home': home }
