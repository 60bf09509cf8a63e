const es = {
  title: 'Parece que ya está publicado',
  text: (count: number): string => (count === 1 ? 'Se parece a esta publicación:' : 'Se parece a estas publicaciones:'),
  samePicture: 'Tiene la misma foto',
  sameFacts: 'Mismos datos y un precio casi igual',
  newTab: '(se abre en otra pestaña)',
  saveAnyway: 'Guardar de todos modos',
}

const en: typeof es = {
  title: 'It seems to be listed already',
  text: (count) => (count === 1 ? 'It is like this listing:' : 'It is like these listings:'),
  samePicture: 'It has the same picture',
  sameFacts: 'Same data and nearly the same price',
  newTab: '(opens in another tab)',
  saveAnyway: 'Save anyway',
}

export const duplicatesTexts = { es, en }
