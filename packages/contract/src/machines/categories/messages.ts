import { type Entries, messages } from '../../core/messages.ts'

/** Errors of a machine category; its numbers are inside the range of the machines. */
export const categoryEntries = {
  categoryNameInvalid: {
    code: 50,
    status: 400,
    es: 'El nombre en español de la categoría no es válido.',
    en: 'The Spanish name of the category is not valid.',
  },
  categoryEnglishNameInvalid: {
    code: 51,
    status: 400,
    es: 'El nombre en inglés de la categoría no es válido.',
    en: 'The English name of the category is not valid.',
  },
  categoryNotSaved: {
    code: 52,
    status: 500,
    es: 'No se pudo guardar la categoría.',
    en: 'The category could not be saved.',
  },
  // the upload is not a readable picture
  categoryFileNotUploaded: {
    code: 53,
    status: 415,
    es: 'Hubo un problema al subir el archivo de la categoría.',
    en: 'There was a problem uploading the file of the category.',
  },
  categoryFileSaveProblem: {
    code: 54,
    status: 500,
    es: 'Hubo un problema al guardar el archivo de la categoría.',
    en: 'There was a problem saving the file of the category.',
  },
  categoryFileNotSaved: {
    code: 55,
    status: 500,
    es: 'No se pudo guardar el archivo de la categoría.',
    en: 'The file of the category could not be saved.',
  },
  categoryIdInvalid: {
    code: 56,
    status: 400,
    es: 'El identificador de la categoría no es válido.',
    en: 'The category identifier is not valid.',
  },
  categoryAbsent: { code: 57, status: 404, es: 'La categoría no existe.', en: 'The category does not exist.' },
} as const satisfies Entries

export const machineCategoryMessages = messages('classifieds.categories', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con la categoría.',
    en: 'Something went wrong with the category.',
  },
  ...categoryEntries,
})
