import type { HomeTexts } from './home-machinery.tsx'

const home: HomeTexts = {
  title: 'Máquinas disponíveis hoje',
  all: (total) => `Ver os ${total} anúncios`,
  more: (total) => `Ver mais de ${total} anúncios`,
}

export const portuguese = { 'listing-market/home': home }
