const es = {
  photo: (place: number, count: number) => `Foto ${place} de ${count}`,
  enlarge: 'Ampliar',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
}

const en: typeof es = {
  photo: (place, count) => `Picture ${place} of ${count}`,
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

export const galleryTexts = { key: 'marketplace/gallery', es, en }
