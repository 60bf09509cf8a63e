/** What every kind of item says of its rows. */
export const itemTexts = {
  es: {
    notes: { sheet: 'Imágenes', text: 'Nombre cada imagen del ZIP como correlativo_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
    correlative: 'El correlativo debe ser un número entero desde 1.',
    correlativeTwice: 'El correlativo está repetido.',
    skuTwice: 'El SKU está repetido.',
    same: (title: string, sku: string) => `Parece lo mismo que ${title} (${sku}), que ya está publicado.`,
    yes: 'Sí',
    no: 'No',
  },
  en: {
    notes: { sheet: 'Pictures', text: 'Name each picture of the ZIP row number_n: 1_1.jpg, 1_2.jpg, 2_1.png.' },
    correlative: 'The row number must be a whole number from 1.',
    correlativeTwice: 'The row number stands twice.',
    skuTwice: 'The SKU stands twice.',
    same: (title: string, sku: string) => `It seems to be the same as ${title} (${sku}), which is already listed.`,
    yes: 'Yes',
    no: 'No',
  },
}

/** What is said of the pictures of a row. */
export const pictureTexts = {
  es: {
    missing: 'La fila no tiene imágenes en el ZIP.',
    bad: (name: string, why: string) => `${name}: ${why} La fila queda sin aprobar.`,
    over: (most: number) => `La fila tiene más de ${most} imágenes; sobran las últimas.`,
  },
  en: {
    missing: 'The row has no pictures in the ZIP.',
    bad: (name: string, why: string) => `${name}: ${why} The row is left without approval.`,
    over: (most: number) => `The row has more than ${most} pictures; the last ones are left out.`,
  },
}
