import { messages } from '../../core/messages.ts'

/** Facts of products, which staff fill in. */
export const factMessages = messages('products.facts', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el dato.', en: 'The fact could not be saved.' },
  notDeleted: { code: 1, status: 500, es: 'No se pudo quitar el dato.', en: 'The fact could not be removed.' },
  absent: { code: 2, status: 404, es: 'El producto no tiene este dato.', en: 'The product does not have this fact.' },
  notRecognized: { code: 3, status: 400, es: 'No se reconoce el dato.', en: 'The fact is not recognized.' },
  valueMissing: {
    code: 4,
    status: 400,
    es: 'Escriba una cifra o un texto en español, no ambos.',
    en: 'Please enter a figure or a text in Spanish, not both.',
  },
  figureInvalid: {
    code: 5,
    status: 400,
    es: 'Escriba una cifra con hasta cuatro decimales.',
    en: 'Please enter a figure with up to four decimals.',
  },
  rangeInvalid: {
    code: 6,
    status: 400,
    es: 'La segunda cifra debe ser mayor que la primera.',
    en: 'The second figure must be greater than the first.',
  },
  unitInvalid: {
    code: 7,
    status: 400,
    es: 'La unidad puede tener hasta 20 caracteres y acompaña a una cifra.',
    en: 'The unit may have up to 20 characters and goes with a figure.',
  },
  textInvalid: {
    code: 8,
    status: 400,
    es: 'El texto puede tener hasta 200 caracteres.',
    en: 'The text may have up to 200 characters.',
  },
  englishMissing: {
    code: 9,
    status: 400,
    es: 'Escriba también el texto en inglés.',
    en: 'Please enter the text in English too.',
  },
  productAbsent: { code: 10, status: 404, es: 'El producto no existe.', en: 'The product does not exist.' },
})

export const factDoneMessages = messages('products.facts.done', {
  saved: {
    code: 0,
    status: 200,
    es: 'El dato está guardado y publicado.',
    en: 'The fact is saved and published.',
  },
  deleted: { code: 1, status: 200, es: 'El dato ya no se publica.', en: 'The fact is no longer published.' },
})
