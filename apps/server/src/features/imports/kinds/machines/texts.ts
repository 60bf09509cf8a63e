import { itemTexts } from '../items/texts.ts'

const es = {
  ...itemTexts.es,
  sheet: 'Clasificados',
  file: 'plantilla-clasificados',
  notAllowed: 'Su usuario ya no puede publicar clasificados.',
}

const en: typeof es = {
  ...itemTexts.en,
  sheet: 'Listings',
  file: 'listings-template',
  notAllowed: 'Your user may no longer publish listings.',
}

export const machineTexts = { es, en }
export const skuUnknown = { es: 'No hay un clasificado suyo con este SKU.', en: 'You have no listing with this SKU.' }
