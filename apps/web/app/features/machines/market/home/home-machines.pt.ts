import type { HomeTexts } from './home-machines.tsx'

const home: HomeTexts = {
  title: 'Máquinas disponíveis hoje',
  all: (total) => `Ver os ${total} anúncios`,
  more: (total) => `Ver mais de ${total} anúncios`,
}

export const portuguese = { 'machines/market/home': home }
