import { messages } from '../core/messages.ts'

/** Product categories. Categories of the machines have their own area. */
export const categoryMessages = messages('categories', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con la categoría.',
    en: 'Something went wrong with the category.',
  },
  spanishNameInvalid: {
    code: 1,
    status: 400,
    es: 'El nombre en español no es válido.',
    en: 'The Spanish name is not valid.',
  },
  englishNameInvalid: {
    code: 2,
    status: 400,
    es: 'El nombre en inglés no es válido.',
    en: 'The English name is not valid.',
  },
  imageInvalid: { code: 3, status: 400, es: 'La imagen no es válida.', en: 'The image is not valid.' },
  statusInvalid: { code: 4, status: 400, es: 'El estado no es válido.', en: 'The status is not valid.' },
  notSaved: { code: 5, status: 500, es: 'No se pudo guardar la categoría.', en: 'The category could not be saved.' },
  notUpdated: {
    code: 6,
    status: 500,
    es: 'No se pudo actualizar la categoría.',
    en: 'The category could not be updated.',
  },
  imageNotSaved: { code: 7, status: 500, es: 'No se pudo guardar la imagen.', en: 'The image could not be saved.' },
  notRecognized: { code: 8, status: 400, es: 'No se reconoce la categoría.', en: 'The category is not recognized.' },
  textInvalid: { code: 13, status: 400, es: 'El texto es demasiado largo.', en: 'The text is too long.' },
  orderInvalid: {
    code: 14,
    status: 400,
    es: 'El lugar es un número entero desde 0.',
    en: 'The place is a whole number from 0.',
  },
  absent: { code: 9, status: 404, es: 'La categoría no existe.', en: 'The category does not exist.' },
  onlyDeactivated: {
    code: 10,
    status: 200,
    es: 'La categoría está usada en una cotización o en productos; solo se desactivó.',
    en: 'A quote or products use the category; it was only deactivated.',
  },
  notDeleted: {
    code: 11,
    status: 500,
    es: 'No se pudo eliminar la categoría.',
    en: 'The category could not be deleted.',
  },
  insufficientHierarchy: {
    code: 12,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar categorías.',
    en: 'Your hierarchy is not sufficient to delete categories.',
  },
})

export const categoryDoneMessages = messages('categories.done', {
  saved: { code: 0, status: 200, es: 'Categoría guardada.', en: 'Category saved.' },
  updated: { code: 1, status: 200, es: 'Categoría actualizada.', en: 'Category updated.' },
  deleted: { code: 2, status: 200, es: 'Categoría eliminada.', en: 'Category deleted.' },
})
