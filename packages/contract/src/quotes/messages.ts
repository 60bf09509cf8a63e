import { messages } from '../core/messages.ts'

export const quoteSaveMessages = messages('quotes.save', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar la cotización.', en: 'The quote could not be saved.' },
  productsInvalid: {
    code: 1,
    status: 400,
    es: 'No hay productos o su formato no es válido.',
    en: 'There are no products or their format is not valid.',
  },
  clientEmailInvalid: {
    code: 2,
    status: 400,
    es: 'El correo del cliente no es válido.',
    en: 'The e-mail of the client is not valid.',
  },
  countryInvalid: { code: 3, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  clientIncomplete: {
    code: 4,
    status: 400,
    es: 'Complete los datos del cliente.',
    en: 'Please complete the data of the client.',
  },
  taxIdInvalid: {
    code: 8,
    status: 400,
    es: 'No es una identificación tributaria del país del cliente: revise sus cifras.',
    en: 'It is no tax ID of the country of the client: check its digits.',
  },
  subtotalNotPositive: {
    code: 5,
    status: 400,
    es: 'El subtotal debe ser mayor que cero.',
    en: 'The subtotal must be above zero.',
  },
  totalNotPositive: {
    code: 6,
    status: 400,
    es: 'El total debe ser mayor que cero.',
    en: 'The total must be above zero.',
  },
  totalsMismatch: {
    code: 7,
    status: 409,
    es: 'Los totales no coinciden con los calculados.',
    en: 'The totals do not match the calculated ones.',
  },
})

/** Confirming with the PIN, requesting one, and cancelling; 4, 5 and 12 are successes. */
export const quoteConfirmMessages = messages('quotes.confirm', {
  codeNotSent: { code: 0, status: 500, es: 'No se pudo enviar el código.', en: 'The code could not be sent.' },
  notRecognized: { code: 1, status: 404, es: 'No se reconoce la cotización.', en: 'The quote is not recognized.' },
  alreadyConfirmed: {
    code: 2,
    status: 409,
    es: 'La cotización ya fue confirmada.',
    en: 'The quote was already confirmed.',
  },
  validityEnded: {
    code: 3,
    status: 409,
    es: 'La vigencia de la cotización terminó.',
    en: 'The quote is no longer valid.',
  },
  codeSent: {
    code: 4,
    status: 200,
    es: 'Código enviado; revise su correo.',
    en: 'Code sent; please check your e-mail.',
  },
  confirmed: { code: 5, status: 200, es: 'Cotización confirmada.', en: 'Quote confirmed.' },
  pinInvalid: { code: 6, status: 400, es: 'El código no es válido.', en: 'The code is not valid.' },
  pinAbsent: { code: 7, status: 404, es: 'El código no existe.', en: 'The code does not exist.' },
  pinExpired: {
    code: 8,
    status: 400,
    es: 'El PIN venció; solicite uno nuevo.',
    en: 'The PIN has expired; please request a new one.',
  },
  notConfirmed: {
    code: 9,
    status: 500,
    es: 'No se pudo confirmar la cotización.',
    en: 'The quote could not be confirmed.',
  },
  notRecognizedToCancel: {
    code: 10,
    status: 404,
    es: 'No se reconoce la cotización que desea cancelar.',
    en: 'The quote to cancel is not recognized.',
  },
  notCancelled: {
    code: 11,
    status: 500,
    es: 'No se pudo cancelar la cotización.',
    en: 'The quote could not be canceled.',
  },
  cancelled: { code: 12, status: 200, es: 'Cotización cancelada.', en: 'Quote canceled.' },
  tooSoon: {
    code: 13,
    status: 429,
    es: 'Espere 3 minutos antes de solicitar otro PIN.',
    en: 'Please wait 3 minutes before requesting another PIN.',
  },
  needsApproval: {
    code: 14,
    status: 409,
    es: 'La cotización requiere aprobación interna antes de pedir el PIN.',
    en: 'The quote needs internal approval before the PIN can be requested.',
  },
  linkInvalid: { code: 15, status: 404, es: 'Este enlace ya no es válido.', en: 'This link is no longer valid.' },
  newerRevision: {
    code: 16,
    status: 409,
    es: 'Existe una revisión más nueva de la cotización.',
    en: 'A newer revision of the quote exists.',
  },
  dailyLimit: {
    code: 17,
    status: 429,
    es: 'Se alcanzó el máximo de PIN de hoy; inténtelo mañana.',
    en: 'The daily PIN limit was reached; please try again tomorrow.',
  },
  isCancelled: { code: 18, status: 409, es: 'La cotización está cancelada.', en: 'The quote is canceled.' },
  productionStarted: {
    code: 19,
    status: 409,
    es: 'La producción ya empezó: la cotización no se puede anular.',
    en: 'Production has begun: the quote cannot be voided.',
  },
  alreadyVoided: {
    code: 20,
    status: 409,
    es: 'La cotización ya fue anulada.',
    en: 'The quote was already voided.',
  },
  justSent: {
    code: 21,
    status: 409,
    es: 'Se envió hace menos de un minuto; espere un momento para enviarla otra vez.',
    en: 'It was sent less than a minute ago; please wait a moment before sending it again.',
  },
})

export const quotePdfMessages = messages('quotes.pdf', {
  notDownloaded: {
    code: 0,
    status: 500,
    es: 'No se pudo descargar el PDF de la cotización.',
    en: 'The PDF of the quote could not be downloaded.',
  },
})
