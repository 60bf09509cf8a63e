import { messages } from '../core/messages.ts'

/**
 * Property machines. 25 is sent with `OK_NOTI` (rule imports/partly-done); 24 is our own, with the number that it has
 * for machines; 1000–1005 are the defaults of failed calls.
 */
export const propertyMessages = messages('properties', {
  unexpected: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error inesperado con la propiedad.',
    en: 'Something went wrong with the property.',
  },
  titleInvalid: { code: 1, status: 400, es: 'El título no es válido.', en: 'The title is not valid.' },
  yearInvalid: { code: 2, status: 400, es: 'El año no es válido.', en: 'The year is not valid.' },
  descriptionInvalid: { code: 3, status: 400, es: 'La descripción no es válida.', en: 'The description is not valid.' },
  countryInvalid: { code: 4, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  cityInvalid: { code: 5, status: 400, es: 'La ciudad no es válida.', en: 'The city is not valid.' },
  conditionInvalid: { code: 6, status: 400, es: 'La condición no es válida.', en: 'The condition is not valid.' },
  categoryInvalid: { code: 7, status: 400, es: 'La categoría no es válida.', en: 'The category is not valid.' },
  characteristicsInvalid: {
    code: 8,
    status: 400,
    es: 'Las características no son válidas.',
    en: 'The characteristics are not valid.',
  },
  constructionMetersInvalid: {
    code: 9,
    status: 400,
    es: 'Los metros construidos no son válidos.',
    en: 'The construction square meters are not valid.',
  },
  landMetersInvalid: {
    code: 10,
    status: 400,
    es: 'Los metros de terreno no son válidos.',
    en: 'The land square meters are not valid.',
  },
  priceInvalid: { code: 11, status: 400, es: 'El precio no es válido.', en: 'The price is not valid.' },
  imageInvalid: { code: 12, status: 400, es: 'La imagen no es válida.', en: 'The image is not valid.' },
  notSaved: { code: 13, status: 500, es: 'No se pudo guardar la propiedad.', en: 'The property could not be saved.' },
  imageNotUploaded: {
    code: 14,
    status: 500,
    es: 'Hubo un problema al subir una imagen.',
    en: 'There was a problem uploading an image.',
  },
  idInvalid: {
    code: 15,
    status: 400,
    es: 'El identificador de la propiedad no es válido.',
    en: 'The property identifier is not valid.',
  },
  currentImagesInvalid: {
    code: 16,
    status: 400,
    es: 'El formato de las imágenes actuales no es válido.',
    en: 'The format of the current images is not valid.',
  },
  absent: {
    code: 17,
    status: 404,
    es: 'La propiedad no existe o no le pertenece.',
    en: 'The property does not exist or does not belong to you.',
  },
  propertyInvalid: {
    code: 18,
    status: 409,
    es: 'La propiedad no es válida para esta operación.',
    en: 'The property is not valid for this operation.',
  },
  commissionPercentageInvalid: {
    code: 19,
    status: 400,
    es: 'El porcentaje de comisión no es válido.',
    en: 'The commission percentage is not valid.',
  },
  commissionAmountInvalid: {
    code: 20,
    status: 400,
    es: 'El monto de comisión no es válido.',
    en: 'The commission amount is not valid.',
  },
  approvalInvalid: {
    code: 21,
    status: 409,
    es: 'El estado de aprobación no es válido.',
    en: 'The approval state is not valid.',
  },
  notApproved: {
    code: 22,
    status: 500,
    es: 'No se pudo aprobar la propiedad.',
    en: 'The property could not be approved.',
  },
  cannotDelete: {
    code: 23,
    status: 409,
    es: 'El clasificado no se puede eliminar.',
    en: 'The listing cannot be deleted.',
  },
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
  // of a request for a property; numbers of our own
  nameInvalid: { code: 26, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  emailInvalid: { code: 27, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  phoneInvalid: { code: 28, status: 400, es: 'El teléfono no es válido.', en: 'The phone is not valid.' },
  phoneOrEmail: {
    code: 29,
    status: 400,
    es: 'Escriba un teléfono o un correo.',
    en: 'Please enter a phone or an e-mail.',
  },
  companyInvalid: { code: 30, status: 400, es: 'La empresa no es válida.', en: 'The company is not valid.' },
  messageInvalid: { code: 31, status: 400, es: 'El mensaje no es válido.', en: 'The message is not valid.' },
  languageInvalid: { code: 32, status: 400, es: 'El idioma no es válido.', en: 'The language is not valid.' },
  fileNotSaved: {
    code: 999,
    status: 500,
    es: 'No se pudo guardar el archivo o el servidor no respondió.',
    en: 'The file could not be saved or the server did not respond.',
  },
  notDeleted: {
    code: 1000,
    status: 500,
    es: 'No se pudo eliminar la propiedad.',
    en: 'The property could not be deleted.',
  },
  notUpdated: {
    code: 1001,
    status: 500,
    es: 'No se pudo actualizar la propiedad.',
    en: 'The property could not be updated.',
  },
  saveFailed: {
    code: 1002,
    status: 500,
    es: 'No se pudo guardar; inténtelo de nuevo.',
    en: 'It could not be saved; please try again.',
  },
  requestNotSent: {
    code: 1003,
    status: 500,
    es: 'No se pudo enviar la solicitud de cotización.',
    en: 'The quote request could not be sent.',
  },
  customerNotUpdated: {
    code: 1004,
    status: 500,
    es: 'No se pudo actualizar el cliente.',
    en: 'The customer could not be updated.',
  },
  possibleDuplicate: {
    code: 75,
    status: 409,
    es: 'Parece que esta propiedad ya está publicada.',
    en: 'This property seems to be listed already.',
  },
  templateNotDownloaded: {
    code: 1005,
    status: 500,
    es: 'No se pudo descargar la plantilla.',
    en: 'The template could not be downloaded.',
  },
})

/** Entry 17 for a property that was public before: search engines drop its page, and readers see similar ones. */
export const propertyGone = { ...propertyMessages.absent, status: 410 }

export const propertyDoneMessages = messages('properties.done', {
  requestReceived: {
    code: 0,
    status: 200,
    es: 'Gracias, recibimos su solicitud.',
    en: 'Thanks, we received your request.',
  },
  requestAlreadyReceived: {
    code: 1,
    status: 200,
    es: 'Su solicitud ya había sido recibida.',
    en: 'Your request has already been received.',
  },
  saved: { code: 2, status: 200, es: 'Propiedad guardada.', en: 'Property saved.' },
  updated: { code: 3, status: 200, es: 'Propiedad actualizada.', en: 'Property updated.' },
  deleted: { code: 4, status: 200, es: 'Propiedad eliminada.', en: 'Property deleted.' },
  approved: { code: 5, status: 200, es: 'Propiedad aprobada.', en: 'Property approved.' },
  statusUpdated: { code: 6, status: 200, es: 'Estado actualizado.', en: 'Status updated.' },
  imported: { code: 7, status: 200, es: 'Propiedades importadas.', en: 'Properties imported.' },
})
