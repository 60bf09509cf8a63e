import { messages } from '../core/messages.ts'

/**
 * Card payments. The result page splits a text on `*` into a heading and bullet lines (rule payments/result-texts).
 * Only texts backed by a status query may say that nothing was charged.
 */
export const paymentMessages = messages('payments', {
  unknown: {
    code: 0,
    status: 500,
    es: 'Ocurrió un error desconocido con el pago.',
    en: 'An unknown error occurred with the payment.',
  },
  requestIdInvalid: {
    code: 1,
    status: 400,
    es: 'El identificador de la solicitud no es válido.',
    en: 'The request identifier is not valid.',
  },
  amountInvalid: { code: 2, status: 400, es: 'El monto no es válido.', en: 'The amount is not valid.' },
  currencyInvalid: { code: 3, status: 400, es: 'La moneda no es válida.', en: 'The currency is not valid.' },
  requestAbsent: { code: 4, status: 404, es: 'La solicitud no existe.', en: 'The request does not exist.' },
  buyOrderInvalid: {
    code: 5,
    status: 400,
    es: 'La orden de compra no es válida.',
    en: 'The purchase order is not valid.',
  },
  sessionIdInvalid: {
    code: 6,
    status: 400,
    es: 'El identificador de la sesión de pago no es válido.',
    en: 'The payment session identifier is not valid.',
  },
  transactionAbsent: { code: 7, status: 404, es: 'La transacción no existe.', en: 'The transaction does not exist.' },
  aborted: {
    code: 8,
    status: 409,
    es: 'Pago anulado por el comprador. No se realizó ningún cobro.',
    en: 'Payment canceled by the buyer. You were not charged.',
  },
  orderRejected: {
    code: 101,
    status: 409,
    es: 'La orden de compra fue rechazada. Las posibles causas son:* Los datos de la tarjeta no son correctos.* La tarjeta no tiene fondos suficientes.* La tarjeta no está habilitada.',
    en: 'The purchase order was rejected. The possible causes are:* The card data is not correct.* The card has insufficient funds.* The card is not enabled.',
  },
  notApproved: {
    code: 102,
    status: 409,
    es: 'El pago no fue aprobado.* Intente con otra tarjeta.* Si el problema continúa, comuníquese con su banco.',
    en: 'The payment was not approved.* Please try another card.* If the problem continues, please contact your bank.',
  },
  pendingConfirmation: {
    code: 103,
    status: 409,
    es: 'El pago está pendiente de confirmación.',
    en: 'The payment is pending confirmation.',
  },
  timedOut: {
    code: 104,
    status: 409,
    es: 'El tiempo para pagar terminó. No se realizó ningún cobro.',
    en: 'The time to pay ran out. You were not charged.',
  },
  formFailed: {
    code: 105,
    status: 409,
    es: 'Hubo un error en el formulario de pago. No se realizó ningún cobro.',
    en: 'The payment form failed. You were not charged.',
  },
  alreadyProcessed: {
    code: 106,
    status: 409,
    es: 'Este pago ya fue procesado.',
    en: 'This payment was already processed.',
  },
  itemUnavailable: {
    code: 107,
    status: 409,
    es: 'El aviso ya no está disponible. No se realizó ningún cobro.',
    en: 'The listing is no longer available. You were not charged.',
  },
  returned: { code: 108, status: 200, es: 'Pago devuelto.', en: 'Payment returned.' },
  refunded: { code: 109, status: 200, es: 'Pago anulado.', en: 'Payment refunded.' },
  providerAway: {
    code: 110,
    status: 503,
    es: 'El medio de pago no está disponible en este momento. Su reserva se mantiene; intente de nuevo en unos minutos.',
    en: 'Card payment is not available right now. Your reservation is kept; please try again in a few minutes.',
  },
  cardNotCreditable: {
    code: 111,
    status: 409,
    es: 'Esta tarjeta no admite esa devolución (débito, prepago o cuotas en parte, o más de 90 días). Haga una transferencia y anote su referencia.',
    en: 'This card cannot take that refund (debit, prepaid or installments in part, or after 90 days). Make a transfer and write its reference.',
  },
  refundUnderWay: {
    code: 112,
    status: 409,
    es: 'Hay una devolución de este pago en curso; espere su resultado.',
    en: 'A refund of this payment is under way; please wait for its outcome.',
  },
  refundRefused: {
    code: 113,
    status: 409,
    es: 'El proveedor no aceptó la devolución; no se devolvió nada.',
    en: 'The provider did not accept the refund; nothing was given back.',
  },
  refundInDoubt: {
    code: 114,
    status: 200,
    es: 'El proveedor no confirmó la devolución todavía; la estamos verificando. No la repita.',
    en: 'The provider has not confirmed the refund yet; we are checking. Please do not repeat it.',
  },
  cardCreditable: {
    code: 115,
    status: 400,
    es: 'Esta devolución se hace a la tarjeta; deje vacía la referencia.',
    en: 'This refund goes to the card; leave the reference empty.',
  },
  attemptsUsedUp: {
    code: 117,
    status: 409,
    es: 'Se agotaron los intentos de pago de esta reserva. Escríbanos para recibir un enlace nuevo.',
    en: 'All attempts to pay this reservation are used up. Write to us to get a new link.',
  },
  transferOwed: {
    code: 118,
    status: 409,
    es: 'Todavía se debe dinero al cliente. Registre la transferencia con su referencia.',
    en: 'The client still has to get money. Record the transfer with its reference.',
  },
  conditionsNotAccepted: {
    code: 116,
    status: 400,
    es: 'Acepte las condiciones de la reserva para pagar.',
    en: 'Accept the conditions of the reservation to pay.',
  },
  transferUnavailable: {
    code: 119,
    status: 409,
    es: 'Esta reserva no se puede pagar por transferencia. Escríbanos y le decimos cómo pagarla.',
    en: 'This reservation cannot be paid by bank transfer. Write to us and we will tell you how to pay it.',
  },
  linkIncomplete: {
    code: 120,
    status: 403,
    es: 'Abra el enlace completo que le llegó por correo: los datos para transferir se muestran solo a quien reserva.',
    en: 'Open the complete link that you got by e-mail: the data to transfer are shown only to who reserves.',
  },
  providerGone: {
    code: 122,
    status: 409,
    es: 'Este pago se hizo con un proveedor de tarjetas que ya no está configurado. Haga una transferencia y anote su referencia.',
    en: 'This payment was made with a card provider that is no longer configured. Make a transfer and write its reference.',
  },
  proofInvalid: {
    code: 121,
    status: 400,
    es: 'El comprobante debe ser un PDF o una imagen JPG o PNG de hasta 10 MB.',
    en: 'The proof must be a PDF or a JPG or PNG picture of up to 10 MB.',
  },
})
