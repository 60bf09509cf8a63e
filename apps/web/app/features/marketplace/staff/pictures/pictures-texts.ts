const es = {
  pictures: 'Fotos',
  picturesHint: (most: number) => `Hasta ${most}. La primera es la portada: se recorta a 4:3 en las listas.`,
  choosePictures: 'Elegir fotos',
  dropPictures: 'o arrástrelas aquí. JPG, PNG, WebP o GIF de al menos 800\u00a0px de ancho.',
  cover: 'Portada',
  picture: (place: number) => `Foto ${place}`,
  moveHint: 'Flechas mueven la foto, Suprimir la quita',
  movedTo: (place: number, count: number) => `Foto en el lugar ${place} de ${count}`,
  removePicture: (place: number) => `Quitar la foto ${place}`,
  uploading: (name: string, part: string) => `${name}: ${part}`,
  tooMany: (most: number) => `No más de ${most} fotos.`,
  tryAgain: 'Reintentar',
  discard: 'Descartar',
  noView: 'Sin vista',
  viewOf: (place: number) => `Qué muestra la foto ${place}`,
}

const en: typeof es = {
  pictures: 'Pictures',
  picturesHint: (most) => `Up to ${most}. The first one is the cover: lists crop it to 4:3.`,
  choosePictures: 'Choose pictures',
  dropPictures: 'or drop them here. JPG, PNG, WebP or GIF, at least 800\u00a0px wide.',
  cover: 'Cover',
  picture: (place) => `Picture ${place}`,
  moveHint: 'Arrows move the picture, Delete removes it',
  movedTo: (place, count) => `Picture at place ${place} of ${count}`,
  removePicture: (place) => `Remove picture ${place}`,
  uploading: (name, part) => `${name}: ${part}`,
  tooMany: (most) => `No more than ${most} pictures.`,
  tryAgain: 'Try again',
  discard: 'Discard',
  noView: 'No view',
  viewOf: (place) => `What picture ${place} shows`,
}

export const picturesTexts = { es, en }
