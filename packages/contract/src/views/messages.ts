import { messages } from '../core/messages.ts'

/** Views of lists: what was done with one, and what is refused. */
export const viewMessages = messages('views', {
  saved: { code: 0, status: 200, es: 'Vista guardada.', en: 'View saved.' },
  updated: { code: 1, status: 200, es: 'Vista actualizada.', en: 'View updated.' },
  deleted: { code: 2, status: 200, es: 'Vista eliminada.', en: 'View deleted.' },
  nameInvalid: { code: 3, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  nameTaken: {
    code: 4,
    status: 409,
    es: 'Ya tiene una vista con ese nombre en esta lista.',
    en: 'You have a view with that name of this list already.',
  },
  absent: { code: 5, status: 404, es: 'La vista no existe.', en: 'The view does not exist.' },
  nobodyToShareWith: {
    code: 6,
    status: 400,
    es: 'Sin empresa no hay con quién compartirla.',
    en: 'Without an enterprise there is nobody to share it with.',
  },
  tooMany: {
    code: 7,
    status: 409,
    es: 'Ya tiene 50 vistas de esta lista; elimine alguna.',
    en: 'You have 50 views of this list already; delete some.',
  },
  initialSet: { code: 8, status: 200, es: 'Vista inicial guardada.', en: 'Default view saved.' },
  notSaved: { code: 9, status: 500, es: 'No se pudo guardar la vista.', en: 'The view could not be saved.' },
})
