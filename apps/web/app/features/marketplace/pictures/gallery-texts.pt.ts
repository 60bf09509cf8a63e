import type { galleryTexts } from './gallery-texts.ts'

const gallery: (typeof galleryTexts)['es'] = {
  photo: (place, count) => `Foto ${place} de ${count}`,
  enlarge: 'Ampliar',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
}

export const portuguese = { 'marketplace/gallery': gallery }
