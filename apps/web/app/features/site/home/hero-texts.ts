const es = {
  title: 'Iniciación electrónica de precisión',
  description:
    'Adaptadores, consolas y software para diseñar, iniciar y analizar tronaduras electrónicas en minería y obras civiles, con retardos de 0 a 30.000\u00a0ms en pasos de 1\u00a0ms.',
  headline: 'Cada pozo, a su milisegundo.',
  carousel: 'carrusel',
  slide: 'diapositiva',
  slides: 'Lo destacado',
  ofAll: (place: number, count: number) => `${place} de ${count}`,
}

const en: typeof es = {
  title: 'Precision electronic initiation',
  description:
    'Adapters, consoles and software to design, fire and analyze electronic blasts in mining and construction, with delays from 0 to 30,000\u00a0ms in 1\u00a0ms steps.',
  headline: 'Every hole, to the millisecond.',
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Highlights',
  ofAll: (place, count) => `${place} of ${count}`,
}

export const heroTexts = { key: 'home/hero', es, en }
