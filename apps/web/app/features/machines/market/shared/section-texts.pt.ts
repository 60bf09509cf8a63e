import type { sectionTexts } from './section-texts.ts'

const section: (typeof sectionTexts)['es'] = {
  root: 'Classificados',
  sections: {
    all: 'Tudo',
    rent: 'Locação',
    offers: 'Ofertas',
    auction: 'Leilão on-line',
    repair: 'Reparo',
  },
  breadcrumb: 'Caminho da página',
}

export const portuguese = { 'machines/market/section': section }
