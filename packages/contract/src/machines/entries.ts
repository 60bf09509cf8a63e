import type { Entries } from '../core/messages.ts'
import { shownEntries } from './shown-entries.ts'

/** Errors of a machine: its fields, its approval, its pictures. */
export const machineEntries = {
  ...shownEntries,
  unexpected: { code: 0, status: 500, es: 'Ocurrió un error inesperado.', en: 'Something went wrong.' },
  brandInvalid: { code: 1, status: 400, es: 'La marca no es válida.', en: 'The brand is not valid.' },
  categoryInvalid: { code: 2, status: 400, es: 'La categoría no es válida.', en: 'The category is not valid.' },
  descriptionInvalid: { code: 3, status: 400, es: 'La descripción no es válida.', en: 'The description is not valid.' },
  priceInvalid: { code: 4, status: 400, es: 'El precio no es válido.', en: 'The price is not valid.' },
  insufficientHierarchy: {
    code: 5,
    status: 403,
    es: 'Su jerarquía no es suficiente para esta operación.',
    en: 'Your hierarchy is not sufficient for this operation.',
  },
  notSaved: { code: 6, status: 500, es: 'No se pudo guardar el clasificado.', en: 'The listing could not be saved.' },
  notRecognizedToDelete: {
    code: 7,
    status: 400,
    es: 'No se reconoce el clasificado que desea eliminar.',
    en: 'The listing to delete is not recognized.',
  },
  currentImagesInvalid: {
    code: 9,
    status: 400,
    es: 'El formato de las imágenes actuales no es válido.',
    en: 'The format of the current images is not valid.',
  },
  imageNotUploaded: {
    code: 10,
    status: 500,
    es: 'Hubo un problema al subir una imagen.',
    en: 'There was a problem uploading an image.',
  },
  machineInvalid: { code: 11, status: 400, es: 'El clasificado no es válido.', en: 'The listing is not valid.' },
  commissionPercentageInvalid: {
    code: 12,
    status: 400,
    es: 'El porcentaje de comisión no es válido.',
    en: 'The commission percentage is not valid.',
  },
  commissionAmountInvalid: {
    code: 13,
    status: 400,
    es: 'El monto de comisión no es válido.',
    en: 'The commission amount is not valid.',
  },
  approvalInvalid: {
    code: 14,
    status: 409,
    es: 'El estado de aprobación no es válido.',
    en: 'The approval state is not valid.',
  },
  notUpdated: {
    code: 16,
    status: 500,
    es: 'No se pudo actualizar el clasificado.',
    en: 'The listing could not be updated.',
  },
  notDeleted: {
    code: 17,
    status: 500,
    es: 'No se pudo eliminar el clasificado.',
    en: 'The listing could not be deleted.',
  },
  notCompleted: {
    code: 18,
    status: 500,
    es: 'No se pudo completar la operación.',
    en: 'The operation could not be completed.',
  },
  // Publicly visible, so "does not exist" would be wrong (rule scope/outside-is-absent).
  notYours: { code: 19, status: 404, es: 'El clasificado no le pertenece.', en: 'The listing does not belong to you.' },
  yearInvalid: { code: 39, status: 400, es: 'El año no es válido.', en: 'The year is not valid.' },
  countryInvalid: { code: 40, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  cityInvalid: { code: 41, status: 400, es: 'La ciudad no es válida.', en: 'The city is not valid.' },
  conditionInvalid: {
    code: 42,
    status: 400,
    es: 'Indique si es nuevo o usado.',
    en: 'Please say whether it is new or used.',
  },
  usageTimeInvalid: { code: 43, status: 400, es: 'El tiempo de uso no es válido.', en: 'The usage time is not valid.' },
  rentalFlagInvalid: { code: 58, status: 400, es: 'Indique si se arrienda.', en: 'Please say whether it is for rent.' },
  rentalPriceInvalid: {
    code: 59,
    status: 400,
    es: 'El precio de arriendo no es válido.',
    en: 'The rental price is not valid.',
  },
  minimumDaysInvalid: {
    code: 60,
    status: 400,
    es: 'El mínimo de días de arriendo no es válido.',
    en: 'The minimum of rental days is not valid.',
  },
  offerFlagInvalid: {
    code: 61,
    status: 400,
    es: 'Indique si recibe ofertas.',
    en: 'Please say whether it takes offers.',
  },
  rentalCommissionPercentageInvalid: {
    code: 62,
    status: 400,
    es: 'El porcentaje de comisión de arriendo no es válido.',
    en: 'The rental commission percentage is not valid.',
  },
  rentalCommissionAmountInvalid: {
    code: 63,
    status: 400,
    es: 'El monto de comisión de arriendo no es válido.',
    en: 'The rental commission amount is not valid.',
  },
  timeUnitInvalid: {
    code: 64,
    status: 400,
    es: 'La unidad de tiempo no es válida.',
    en: 'The time unit is not valid.',
  },
  timeUnitValueInvalid: {
    code: 65,
    status: 400,
    es: 'El valor de la unidad de tiempo no es válido.',
    en: 'The value of the time unit is not valid.',
  },
  fileAbsent: { code: 69, status: 404, es: 'No se encontró el archivo.', en: 'The file was not found.' },
  // a number of our own
  imageTooSmall: {
    code: 73,
    status: 400,
    es: 'La imagen debe tener al menos 800 píxeles de ancho.',
    en: 'The image must be at least 800 pixels wide.',
  },
} as const satisfies Entries
