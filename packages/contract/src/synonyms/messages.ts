import { messages } from '../core/messages.ts'

/** Words that the searches of the marketplace take as one. */
export const synonymMessages = messages('synonyms', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con los sinónimos.',
    en: 'Something went wrong with the synonyms.',
  },
  notSaved: { code: 1, status: 500, es: 'No se pudo guardar el sinónimo.', en: 'The synonym could not be saved.' },
  notDeleted: { code: 2, status: 500, es: 'No se pudo eliminar el sinónimo.', en: 'The synonym could not be deleted.' },
  notRecognized: { code: 3, status: 400, es: 'No se reconoce el sinónimo.', en: 'The synonym is not recognized.' },
  absent: { code: 4, status: 404, es: 'El sinónimo no existe.', en: 'The synonym does not exist.' },
  insufficientHierarchy: {
    code: 5,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar sinónimos.',
    en: 'Your hierarchy is not sufficient to delete synonyms.',
  },
  nameTaken: { code: 6, status: 409, es: 'Este término ya tiene sinónimos.', en: 'This term already has synonyms.' },
  termInvalid: {
    code: 7,
    status: 400,
    es: 'Escriba el término: hasta 60 caracteres, sin comas.',
    en: 'Please enter the term: up to 60 characters, without commas.',
  },
  othersInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba los demás términos separados por comas: hasta 12, de hasta 60 caracteres cada uno.',
    en: 'Please enter the other terms, separated by commas: up to 12, with up to 60 characters each.',
  },
  othersMissing: {
    code: 9,
    status: 400,
    es: 'Escriba al menos otro término, en español o en inglés.',
    en: 'Please enter at least one other term, in Spanish or English.',
  },
})

export const synonymDoneMessages = messages('synonyms.done', {
  saved: { code: 0, status: 200, es: 'El sinónimo está guardado.', en: 'The synonym is saved.' },
  updated: { code: 1, status: 200, es: 'El sinónimo está actualizado.', en: 'The synonym is updated.' },
  deleted: { code: 2, status: 200, es: 'El sinónimo está eliminado.', en: 'The synonym is deleted.' },
})
