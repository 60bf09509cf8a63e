const es = {
  sheet: 'Clasificados',
  file: 'plantilla-clasificados',
  notAllowed: 'Su usuario ya no puede publicar clasificados.',
  notes: { sheet: 'Imágenes', text: 'Nombre cada imagen del ZIP como correlativo_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
  correlative: 'El correlativo debe ser un número entero desde 1.',
  correlativeTwice: 'El correlativo está repetido.',
  skuTwice: 'El SKU está repetido.',
  skuUnknown: 'No hay un clasificado suyo con este SKU.',
  yes: 'Sí',
  no: 'No',
}

const en: typeof es = {
  sheet: 'Listings',
  file: 'listings-template',
  notAllowed: 'Your user may no longer publish listings.',
  notes: { sheet: 'Pictures', text: 'Name each picture of the ZIP row number_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
  correlative: 'The row number must be a whole number from 1.',
  correlativeTwice: 'The row number stands twice.',
  skuTwice: 'The SKU stands twice.',
  skuUnknown: 'You have no listing with this SKU.',
  yes: 'Yes',
  no: 'No',
}

export const listingTexts = { es, en }
