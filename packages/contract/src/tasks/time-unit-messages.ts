import { coreMessages } from '../core/core-messages.ts'
import { messages } from '../core/messages.ts'

/** The time units of machines (hours of use, rental period). */
export const timeUnitMessages = messages('timeUnits', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con la unidad de tiempo.',
    en: 'Something went wrong with the time unit.',
  },
  spanishNameRequired: {
    code: 1,
    status: 400,
    es: 'Escriba el nombre en español.',
    en: 'Please enter the Spanish name.',
  },
  englishNameRequired: {
    code: 2,
    status: 400,
    es: 'Escriba el nombre en inglés.',
    en: 'Please enter the English name.',
  },
  nameTaken: { code: 3, status: 409, es: 'La unidad de tiempo ya existe.', en: 'The time unit already exists.' },
  notSaved: {
    code: 4,
    status: 500,
    es: 'No se pudo guardar la unidad de tiempo.',
    en: 'The time unit could not be saved.',
  },
  notUpdated: {
    code: 5,
    status: 500,
    es: 'No se pudo actualizar la unidad de tiempo.',
    en: 'The time unit could not be updated.',
  },
  notRecognized: {
    code: 6,
    status: 400,
    es: 'No se reconoce la unidad de tiempo.',
    en: 'The time unit is not recognized.',
  },
  absent: { code: 7, status: 404, es: 'La unidad de tiempo no existe.', en: 'The time unit does not exist.' },
  inUse: {
    code: 8,
    status: 409,
    es: 'La unidad de tiempo está usada en clasificados.',
    en: 'Listings use the time unit.',
  },
  notDeleted: {
    code: 9,
    status: 500,
    es: 'No se pudo eliminar la unidad de tiempo.',
    en: 'The time unit could not be deleted.',
  },
  insufficientHierarchy: {
    code: 10,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar unidades de tiempo.',
    en: 'Your hierarchy is not sufficient to delete time units.',
  },
  noResponse: coreMessages.noResponse,
})

export const timeUnitDoneMessages = messages('timeUnits.done', {
  saved: { code: 0, status: 200, es: 'Unidad de tiempo creada.', en: 'Time unit created.' },
  updated: { code: 1, status: 200, es: 'Unidad de tiempo actualizada.', en: 'Time unit updated.' },
  deleted: { code: 2, status: 200, es: 'Unidad de tiempo eliminada.', en: 'Time unit deleted.' },
})
