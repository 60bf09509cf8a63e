import { messages } from '../core/messages.ts'

/** The areas that tasks and ideas belong to. */
export const areaMessages = messages('areas', {
  nameRequired: { code: 1, status: 400, es: 'Escriba el nombre del área.', en: 'Please enter the name of the area.' },
  nameTaken: {
    code: 2,
    status: 409,
    es: 'Ya existe un área con ese nombre.',
    en: 'An area with that name already exists.',
  },
  notSaved: { code: 3, status: 500, es: 'No se pudo guardar el área.', en: 'The area could not be saved.' },
  notUpdated: { code: 4, status: 500, es: 'No se pudo actualizar el área.', en: 'The area could not be updated.' },
  notRecognized: { code: 5, status: 400, es: 'No se reconoce el área.', en: 'The area is not recognized.' },
  absent: { code: 6, status: 404, es: 'El área no existe.', en: 'The area does not exist.' },
  inUse: { code: 7, status: 409, es: 'El área tiene tareas.', en: 'The area has tasks.' },
  notDeleted: { code: 8, status: 500, es: 'No se pudo eliminar el área.', en: 'The area could not be deleted.' },
  insufficientHierarchy: {
    code: 9,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar áreas.',
    en: 'Your hierarchy is not sufficient to delete areas.',
  },
})

export const areaDoneMessages = messages('areas.done', {
  saved: { code: 1, status: 200, es: 'Área creada.', en: 'Area created.' },
  updated: { code: 2, status: 200, es: 'Área actualizada.', en: 'Area updated.' },
  deleted: { code: 3, status: 200, es: 'Área eliminada.', en: 'Area deleted.' },
})
