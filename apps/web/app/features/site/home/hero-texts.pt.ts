import type { heroTexts } from './hero-texts.ts'

const hero: (typeof heroTexts)['es'] = {
  title: 'Iniciação eletrônica de precisão',
  description:
    'Adaptadores, consoles e software para projetar, iniciar e analisar desmontes eletrônicos em mineração e obras civis, com retardos de 0 a 30.000\u00a0ms em passos de 1\u00a0ms.',
  headline: 'Cada furo, no seu milissegundo.',
  carousel: 'carrossel',
  slide: 'slide',
  slides: 'Destaques',
  ofAll: (place, count) => `${place} de ${count}`,
}

export const portuguese = { 'home/hero': hero }
