import { itemTexts } from '../items/texts.ts'

const es = {
  ...itemTexts.es,
  sheet: 'Propiedades',
  file: 'plantilla-propiedades',
  notAllowed: 'Su usuario ya no puede publicar propiedades.',
}

const en: typeof es = {
  ...itemTexts.en,
  sheet: 'Properties',
  file: 'properties-template',
  notAllowed: 'Your user may no longer publish properties.',
}

export const propertyTexts = { es, en }
export const skuUnknown = { es: 'No hay una propiedad suya con este SKU.', en: 'You have no property with this SKU.' }
