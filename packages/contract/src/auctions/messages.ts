import { messages } from '../core/messages.ts'
import { customerEntries } from '../item-requests/customers/entries.ts'
import { requestEntries } from '../item-requests/entries.ts'
import { machineEntries } from '../machines/entries.ts'

const { nameInvalid, emailInvalid, phoneInvalid, offerTooLow, auctionEnded, emailNotSent, languageInvalid } =
  requestEntries

/** Auctions: the codes of the machines where they have one, and from 80 on their own. */
export const auctionMessages = messages('auctions', {
  ...{ nameInvalid, emailInvalid, phoneInvalid },
  reservedOrSold: requestEntries.reservedOrSold,
  offerTooLow,
  auctionEnded,
  countryInvalid: machineEntries.countryInvalid,
  companyInvalid: customerEntries.companyInvalid,
  ...{ emailNotSent, languageInvalid },
  pinWrong: { code: 80, status: 400, es: 'El código no es correcto.', en: 'The code is not right.' },
  pinAbsent: { code: 81, status: 404, es: 'Pida primero un código.', en: 'Ask for a code first.' },
  pinExpired: {
    code: 82,
    status: 400,
    es: 'El código venció; pida otro.',
    en: 'The code has expired; ask for another.',
  },
  tooSoon: {
    code: 83,
    status: 429,
    es: 'Espere 3 minutos para pedir otro código.',
    en: 'Wait 3 minutes before asking for another code.',
  },
  dailyLimit: {
    code: 84,
    status: 429,
    es: 'Se alcanzó el máximo de códigos de hoy.',
    en: 'The daily limit of codes was reached.',
  },
  termsNotAccepted: {
    code: 85,
    status: 400,
    es: 'Acepte las condiciones de la subasta.',
    en: 'Accept the terms of the auction.',
  },
  notStarted: { code: 86, status: 409, es: 'La subasta aún no comienza.', en: 'The auction has not started yet.' },
  sellersSide: {
    code: 87,
    status: 403,
    es: 'Quien vende, su equipo y nuestro personal no pueden pujar.',
    en: 'The seller, the seller’s team and our staff cannot bid.',
  },
  absent: { code: 88, status: 404, es: 'La subasta no existe.', en: 'The auction does not exist.' },
  linkInvalid: {
    code: 89,
    status: 404,
    es: 'El enlace no es válido o fue retirado.',
    en: 'The link is not valid or was withdrawn.',
  },
  bidInvalid: {
    code: 90,
    status: 400,
    es: 'El monto de la puja no es válido.',
    en: 'The amount of the bid is not valid.',
  },
  machineInvalid: {
    code: 91,
    status: 409,
    es: 'El clasificado no está publicado para subasta.',
    en: 'The listing is not published for auction.',
  },
  startInvalid: { code: 92, status: 400, es: 'El comienzo no es válido.', en: 'The start is not valid.' },
  endInvalid: {
    code: 93,
    status: 400,
    es: 'El término no es válido: de 30 minutos a 60 días después del comienzo, y antes de que venza el clasificado.',
    en: 'The end is not valid: 30 minutes to 60 days after the start, and before the listing expires.',
  },
  startPriceInvalid: {
    code: 94,
    status: 400,
    es: 'El precio inicial no es válido.',
    en: 'The start price is not valid.',
  },
  reservePriceInvalid: {
    code: 95,
    status: 400,
    es: 'La reserva debe ser mayor que el precio inicial.',
    en: 'The reserve must be above the start price.',
  },
  alreadyPlanned: {
    code: 96,
    status: 409,
    es: 'El clasificado ya está en subasta.',
    en: 'The listing is already in an auction.',
  },
  reasonInvalid: {
    code: 97,
    status: 400,
    es: 'Escriba el motivo, hasta 500 caracteres.',
    en: 'Enter the reason, up to 500 characters.',
  },
  notPossible: {
    code: 98,
    status: 409,
    es: 'La subasta ya no permite ese cambio.',
    en: 'The auction no longer allows that change.',
  },
  notSaved: { code: 99, status: 500, es: 'No se pudo guardar la subasta.', en: 'The auction could not be saved.' },
  amountFar: {
    code: 100,
    status: 409,
    es: 'El monto es más de tres veces el precio. Confírmelo si es el que quiere.',
    en: 'The amount is more than three times the price. Confirm it if it is what you mean.',
  },
  amountAbsurd: {
    code: 101,
    status: 400,
    es: 'El monto es más de diez veces el precio. Revise las cifras.',
    en: 'The amount is more than ten times the price. Check the figures.',
  },
  bidAbsent: { code: 102, status: 404, es: 'La puja no existe.', en: 'The bid does not exist.' },
})

export const auctionDoneMessages = messages('auctions.done', {
  codeSent: { code: 0, status: 200, es: 'Le enviamos un código por correo.', en: 'We sent you a code by e-mail.' },
  verified: { code: 1, status: 200, es: 'Correo verificado: ya puede pujar.', en: 'E-mail verified: you can bid now.' },
  leading: { code: 2, status: 200, es: 'Su puja va ganando.', en: 'Your bid is leading.' },
  outbid: {
    code: 3,
    status: 200,
    es: 'Su puja se registró, pero el máximo de otro postor es igual o mayor.',
    en: 'Your bid was recorded, but another bidder’s maximum is equal or higher.',
  },
  raised: { code: 4, status: 200, es: 'Su máximo se actualizó.', en: 'Your maximum was updated.' },
  saved: { code: 5, status: 200, es: 'Subasta guardada.', en: 'Auction saved.' },
  stopped: { code: 6, status: 200, es: 'Subasta detenida.', en: 'Auction stopped.' },
  closed: { code: 7, status: 200, es: 'Subasta cerrada.', en: 'Auction closed.' },
  offered: {
    code: 8,
    status: 200,
    es: 'Ofrecida al mejor postor: tiene 48 horas para pagar la reserva.',
    en: 'Offered to the best bidder, who has 48 hours to pay the reservation.',
  },
  bidVoided: {
    code: 10,
    status: 200,
    es: 'Puja anulada; la subasta se calculó de nuevo.',
    en: 'Bid voided; the auction was computed again.',
  },
  withdrawn: {
    code: 9,
    status: 200,
    es: 'Retiró su correo: nadie puede pujar más con él.',
    en: 'Your e-mail was withdrawn: nobody can bid with it anymore.',
  },
})
