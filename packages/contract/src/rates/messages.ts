import { messages } from '../core/messages.ts'

/** The daily values of units in pesos. */
export const rateMessages = messages('rates', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con el valor.',
    en: 'Something went wrong with the value.',
  },
  unitInvalid: { code: 1, status: 400, es: 'La unidad no es válida.', en: 'The unit is not valid.' },
  dayInvalid: { code: 2, status: 400, es: 'El día no es válido.', en: 'The day is not valid.' },
  valueInvalid: { code: 3, status: 400, es: 'El valor no es válido.', en: 'The value is not valid.' },
  sourceRequired: { code: 4, status: 400, es: 'Escriba la fuente del valor.', en: 'Please enter the source.' },
  dayTaken: {
    code: 5,
    status: 409,
    es: 'Esa unidad ya tiene un valor de ese día.',
    en: 'That unit already has a value of that day.',
  },
  notSaved: { code: 6, status: 500, es: 'No se pudo guardar el valor.', en: 'The value could not be saved.' },
  notRecognized: { code: 7, status: 400, es: 'No se reconoce el valor.', en: 'The value is not recognized.' },
  absent: { code: 8, status: 404, es: 'El valor no existe.', en: 'The value does not exist.' },
  notDeleted: { code: 9, status: 500, es: 'No se pudo eliminar el valor.', en: 'The value could not be deleted.' },
  insufficientHierarchy: {
    code: 10,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar valores.',
    en: 'Your hierarchy is not sufficient to delete values.',
  },
  valueImplausible: {
    code: 11,
    status: 409,
    es: 'El valor difiere más de 20 % del último: revíselo y confírmelo.',
    en: 'The value differs by more than 20% from the last one: check and confirm it.',
  },
})

export const rateDoneMessages = messages('rates.done', {
  saved: { code: 0, status: 200, es: 'Valor guardado.', en: 'Value saved.' },
  updated: { code: 1, status: 200, es: 'Valor actualizado.', en: 'Value updated.' },
  deleted: { code: 2, status: 200, es: 'Valor eliminado.', en: 'Value deleted.' },
})
