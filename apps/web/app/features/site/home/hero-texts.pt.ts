import type { heroTexts } from './hero-texts.ts'

const hero: (typeof heroTexts)['es'] = {
  carousel: 'carrossel',
  slide: 'slide',
  slides: 'Destaques',
  ofAll: (place, count) => `${place} de ${count}`,
}

export const portuguese = { 'home/hero': hero }
