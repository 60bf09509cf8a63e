import type { Entries } from '../core/messages.ts'

/** Errors of a request for a quote, a repair or a rental, or of a change of its state. */
export const requestEntries = {
  nameInvalid: { code: 20, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  emailInvalid: { code: 21, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  phoneInvalid: { code: 22, status: 400, es: 'El teléfono no es válido.', en: 'The phone is not valid.' },
  phoneOrEmail: {
    code: 23,
    status: 400,
    es: 'Escriba un teléfono o un correo.',
    en: 'Please enter a phone or an e-mail.',
  },
  requestIdInvalid: {
    code: 26,
    status: 400,
    es: 'El identificador de la solicitud no es válido.',
    en: 'The request identifier is not valid.',
  },
  statusIdInvalid: {
    code: 27,
    status: 400,
    es: 'El identificador del estado no es válido.',
    en: 'The status identifier is not valid.',
  },
  commentInvalid: { code: 28, status: 400, es: 'El comentario no es válido.', en: 'The comment is not valid.' },
  reservationAmountInvalid: {
    code: 29,
    status: 400,
    es: 'El monto de la reserva no es válido.',
    en: 'The reservation amount is not valid.',
  },
  saleAmountInvalid: {
    code: 30,
    status: 400,
    es: 'El monto de la venta no es válido.',
    en: 'The sale amount is not valid.',
  },
  requestAbsent: { code: 31, status: 404, es: 'La solicitud no existe.', en: 'The request does not exist.' },
  reservationAmountRequired: {
    code: 32,
    status: 400,
    es: 'Escriba el monto de la reserva.',
    en: 'Please enter the reservation amount.',
  },
  saleAmountRequired: {
    code: 33,
    status: 400,
    es: 'Escriba el monto de la venta.',
    en: 'Please enter the sale amount.',
  },
  reservedOrSold: {
    code: 34,
    status: 409,
    es: 'El clasificado está reservado o vendido y no se puede cambiar.',
    en: 'The listing is reserved or sold and cannot be changed.',
  },
  transitionNotAllowed: {
    code: 35,
    status: 409,
    es: 'Ese cambio de estado no está permitido.',
    en: 'That status change is not allowed.',
  },
  datesUnavailable: {
    code: 36,
    status: 409,
    es: 'Las fechas de arriendo no están disponibles.',
    en: 'The rental dates are not available.',
  },
  offerTooLow: { code: 37, status: 409, es: 'La oferta está bajo el mínimo.', en: 'The offer is below the minimum.' },
  auctionEnded: { code: 38, status: 409, es: 'La subasta terminó.', en: 'The auction has ended.' },
  messageInvalid: { code: 66, status: 400, es: 'El mensaje no es válido.', en: 'The message is not valid.' },
  emailNotSent: { code: 67, status: 500, es: 'No se pudo enviar el correo.', en: 'The e-mail could not be sent.' },
  languageInvalid: { code: 68, status: 400, es: 'El idioma no es válido.', en: 'The language is not valid.' },
  rentalAlreadySent: {
    code: 71,
    status: 409,
    es: 'La solicitud de arriendo ya fue enviada.',
    en: 'The rental request was already sent.',
  },
  rentalRequestAbsent: {
    code: 72,
    status: 404,
    es: 'La solicitud de arriendo no existe.',
    en: 'The rental request does not exist.',
  },
  rateAbsent: {
    code: 74,
    status: 409,
    es: 'Falta el valor de hoy para convertir el monto a pesos. Regístrelo y vuelva a intentarlo.',
    en: 'The value of today to convert the amount to pesos is missing. Please enter it and try again.',
  },
  noWayToPay: {
    code: 82,
    status: 409,
    es: 'No se puede pagar la reserva: falta la cuenta bancaria de esa moneda.',
    en: 'The reservation cannot be paid: the bank account of that currency is missing.',
  },
} as const satisfies Entries
