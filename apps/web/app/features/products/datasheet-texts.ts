const es = {
  title: 'Hoja de datos de Quamtum',
  sheet: 'Hoja de datos',
  where: 'Dónde está',
  text: 'La hoja de datos de Quamtum está en preparación y se publicará en esta dirección.',
  meanwhile: 'Mientras tanto, la página del producto reúne todo lo que ya está confirmado.',
  product: 'Ver Quamtum',
}

const en: typeof es = {
  title: 'Quamtum data sheet',
  sheet: 'Data sheet',
  where: 'Breadcrumb',
  text: 'The Quamtum data sheet is being prepared and will be published at this address.',
  meanwhile: 'In the meantime, the product page has everything confirmed so far.',
  product: 'View Quamtum',
}

export const datasheetTexts = { key: 'products/datasheet', es, en }
