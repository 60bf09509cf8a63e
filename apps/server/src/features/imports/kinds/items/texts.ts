/** What every kind of item says of its rows. */
export const itemTexts = {
  es: {
    notes: { sheet: 'Imágenes', text: 'Nombre cada imagen del ZIP como correlativo_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
    correlative: 'El correlativo debe ser un número entero desde 1.',
    correlativeTwice: 'El correlativo está repetido.',
    skuTwice: 'El SKU está repetido.',
    yes: 'Sí',
    no: 'No',
  },
  en: {
    notes: { sheet: 'Pictures', text: 'Name each picture of the ZIP row number_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
    correlative: 'The row number must be a whole number from 1.',
    correlativeTwice: 'The row number stands twice.',
    skuTwice: 'The SKU stands twice.',
    yes: 'Yes',
    no: 'No',
  },
}
