import { messages } from '../core/messages.ts'

export const calendarMessages = messages('calendar', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el evento.', en: 'The event could not be saved.' },
  notUpdated: { code: 1, status: 500, es: 'No se pudo actualizar el evento.', en: 'The event could not be updated.' },
  descriptionInvalid: { code: 2, status: 400, es: 'La descripción no es válida.', en: 'The description is not valid.' },
  responsiblesInvalid: {
    code: 3,
    status: 400,
    es: 'Faltan responsables o no son válidos.',
    en: 'The responsible persons are missing or not valid.',
  },
  countryInvalid: { code: 4, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  startInvalid: { code: 5, status: 400, es: 'La fecha de inicio no es válida.', en: 'The start date is not valid.' },
  endInvalid: { code: 6, status: 400, es: 'La fecha de término no es válida.', en: 'The end date is not valid.' },
  noteInvalid: { code: 7, status: 400, es: 'La nota no es válida.', en: 'The note is not valid.' },
  absentToUpdate: {
    code: 8,
    status: 404,
    es: 'El evento que desea actualizar no existe.',
    en: 'The event to update does not exist.',
  },
  notRecognizedToDelete: {
    code: 9,
    status: 400,
    es: 'No se reconoce el evento que desea eliminar.',
    en: 'The event to delete is not recognized.',
  },
  absent: { code: 10, status: 404, es: 'El evento no existe.', en: 'The event does not exist.' },
  notDeleted: { code: 11, status: 500, es: 'No se pudo eliminar el evento.', en: 'The event could not be deleted.' },
  insufficientHierarchy: {
    code: 12,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar eventos.',
    en: 'Your hierarchy is not sufficient to delete events.',
  },
})

export const calendarDoneMessages = messages('calendar.done', {
  saved: { code: 0, status: 200, es: 'Evento guardado.', en: 'Event saved.' },
  updated: { code: 1, status: 200, es: 'Evento actualizado.', en: 'Event updated.' },
  deleted: { code: 2, status: 200, es: 'Evento eliminado.', en: 'Event deleted.' },
  addressMade: { code: 3, status: 200, es: 'Dirección creada.', en: 'Address created.' },
  addressRevoked: { code: 4, status: 200, es: 'Dirección revocada.', en: 'Address revoked.' },
})
