import { messages } from '../core/messages.ts'
import { customerEntries } from '../item-requests/customers/entries.ts'
import { requestEntries } from '../item-requests/entries.ts'
import { machineEntries } from '../machines/entries.ts'

const { nameInvalid, emailInvalid, phoneInvalid, messageInvalid, offerTooLow, reservedOrSold, emailNotSent } =
  requestEntries

/** Offers: the codes of the machines where they have one, and from 80 on their own. */
export const offerMessages = messages('offers', {
  machineAbsent: machineEntries.absent,
  ...{ nameInvalid, emailInvalid, phoneInvalid, messageInvalid, offerTooLow, reservedOrSold, emailNotSent },
  transitionNotAllowed: requestEntries.transitionNotAllowed,
  countryInvalid: machineEntries.countryInvalid,
  companyInvalid: customerEntries.companyInvalid,
  languageInvalid: requestEntries.languageInvalid,
  amountInvalid: { code: 80, status: 400, es: 'El monto no es válido.', en: 'The amount is not valid.' },
  absent: { code: 81, status: 404, es: 'La oferta no existe.', en: 'The offer does not exist.' },
  notTaken: {
    code: 82,
    status: 409,
    es: 'Este clasificado no recibe ofertas.',
    en: 'This listing does not take offers.',
  },
  reasonInvalid: {
    code: 83,
    status: 400,
    es: 'Escriba el motivo, hasta 500 caracteres.',
    en: 'Enter the reason, up to 500 characters.',
  },
  notPossible: {
    code: 84,
    status: 409,
    es: 'La oferta ya no permite ese cambio.',
    en: 'The offer no longer allows that change.',
  },
  counterEnded: {
    code: 85,
    status: 409,
    es: 'El plazo de 72 horas de la contraoferta terminó.',
    en: 'The 72 hours of the counteroffer are over.',
  },
  textInvalid: {
    code: 86,
    status: 400,
    es: 'El texto puede tener hasta 300 caracteres.',
    en: 'The text may have up to 300 characters.',
  },
  refusedTooOften: {
    code: 88,
    status: 429,
    es: 'Hoy ya recibimos varias ofertas suyas por este equipo. Puede ofrecer otra vez mañana.',
    en: 'We have already received several offers of yours for this machine today. You can offer again tomorrow.',
  },
  amountFar: {
    code: 89,
    status: 409,
    es: 'El monto es más de tres veces el precio. Confírmelo si es el que quiere.',
    en: 'The amount is more than three times the price. Confirm it if it is what you mean.',
  },
  amountAbsurd: {
    code: 90,
    status: 400,
    es: 'El monto es más de diez veces el precio. Revise las cifras.',
    en: 'The amount is more than ten times the price. Check the figures.',
  },
  minimumAbovePrice: {
    code: 91,
    status: 400,
    es: 'El mínimo no puede ser mayor que el precio publicado.',
    en: 'The minimum cannot be above the listed price.',
  },
  notSaved: { code: 87, status: 500, es: 'No se pudo guardar la oferta.', en: 'The offer could not be saved.' },
})

export const offerDoneMessages = messages('offers.done', {
  received: { code: 0, status: 200, es: 'Gracias, recibimos su oferta.', en: 'Thanks, we received your offer.' },
  alreadyReceived: {
    code: 1,
    status: 200,
    es: 'Su oferta ya había sido recibida.',
    en: 'Your offer has already been received.',
  },
  accepted: {
    code: 2,
    status: 200,
    es: 'Oferta aceptada: el cliente tiene 48 horas para pagar la reserva.',
    en: 'Offer accepted: the client has 48 hours to pay the reservation.',
  },
  countered: {
    code: 3,
    status: 200,
    es: 'Contraoferta enviada: el cliente tiene 72 horas.',
    en: 'Counteroffer sent: the client has 72 hours.',
  },
  rejected: { code: 4, status: 200, es: 'Oferta rechazada.', en: 'Offer rejected.' },
  counterAccepted: {
    code: 5,
    status: 200,
    es: 'Aceptó la contraoferta. Tiene 48 horas para pagar la reserva.',
    en: 'You accepted the counteroffer. You have 48 hours to pay the reservation.',
  },
  declined: { code: 6, status: 200, es: 'Declinó la contraoferta.', en: 'You declined the counteroffer.' },
  minimumSaved: { code: 7, status: 200, es: 'Mínimo guardado.', en: 'Minimum saved.' },
})
