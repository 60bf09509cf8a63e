import { messages } from '../../core/messages.ts'

export const ideaMessages = messages('ideas', {
  notCreated: { code: 0, status: 500, es: 'No se pudo crear la idea.', en: 'The idea could not be created.' },
  notUpdated: { code: 1, status: 500, es: 'No se pudo actualizar la idea.', en: 'The idea could not be updated.' },
  titleInvalid: { code: 2, status: 400, es: 'El título no es válido.', en: 'The title is not valid.' },
  membersInvalid: { code: 3, status: 400, es: 'Los integrantes no son válidos.', en: 'The members are not valid.' },
  descriptionInvalid: { code: 4, status: 400, es: 'La descripción no es válida.', en: 'The description is not valid.' },
  horizonInvalid: {
    code: 5,
    status: 400,
    es: 'El tiempo de interés no es válido.',
    en: 'The time of interest is not valid.',
  },
  notDeleted: { code: 6, status: 500, es: 'No se pudo eliminar la idea.', en: 'The idea could not be deleted.' },
  notRecognizedToDelete: {
    code: 7,
    status: 400,
    es: 'No se reconoce la idea que desea eliminar.',
    en: 'The idea to delete is not recognized.',
  },
  absentToDelete: {
    code: 8,
    status: 404,
    es: 'La idea que desea eliminar no existe.',
    en: 'The idea to delete does not exist.',
  },
  notRecognizedToUpdate: {
    code: 9,
    status: 400,
    es: 'No se reconoce la idea que desea actualizar.',
    en: 'The idea to update is not recognized.',
  },
  absentToUpdate: {
    code: 10,
    status: 404,
    es: 'La idea que desea actualizar no existe.',
    en: 'The idea to update does not exist.',
  },
})

export const ideaDoneMessages = messages('ideas.done', {
  saved: { code: 0, status: 200, es: 'Idea creada.', en: 'Idea created.' },
  updated: { code: 1, status: 200, es: 'Idea actualizada.', en: 'Idea updated.' },
  moved: { code: 2, status: 200, es: 'Tiempo de interés actualizado.', en: 'Time of interest updated.' },
  deleted: { code: 3, status: 200, es: 'Idea eliminada.', en: 'Idea deleted.' },
  voted: { code: 4, status: 200, es: 'Voto guardado.', en: 'Vote saved.' },
  converted: { code: 7, status: 200, es: 'La idea ahora es una tarea.', en: 'The idea is a task now.' },
})
