const es = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slides: 'Lo destacado',
  ofAll: (place: number, count: number) => `${place} de ${count}`,
}

const en: typeof es = {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Highlights',
  ofAll: (place, count) => `${place} of ${count}`,
}

export const heroTexts = { key: 'home/hero', es, en }
