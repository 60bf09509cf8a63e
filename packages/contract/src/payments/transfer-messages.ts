import { messages } from '../core/messages.ts'

/** What staff read who confirm the bank transfer of a reservation: no page of visitors loads it. */
export const bankTransferMessages = messages('bank-transfers', {
  notConfirmed: {
    code: 0,
    status: 500,
    es: 'No se pudo confirmar la transferencia.',
    en: 'The transfer could not be confirmed.',
  },
  tooLow: {
    code: 1,
    status: 400,
    es: 'El monto recibido es menor que el de la reserva: no la paga.',
    en: 'The amount received is less than that of the reservation: it does not pay it.',
  },
  tooHigh: {
    code: 2,
    status: 400,
    es: 'El monto recibido es más del doble del de la reserva. Revise los puntos y las comas.',
    en: 'The amount received is more than twice that of the reservation. Check its points and commas.',
  },
  bankDateInvalid: {
    code: 3,
    status: 400,
    es: 'La fecha del banco no puede ser futura ni de hace más de un año.',
    en: 'The date of the bank cannot be in the future or more than a year ago.',
  },
  operationInvalid: {
    code: 4,
    status: 400,
    es: 'Escriba el número de operación del banco.',
    en: 'Please enter the operation number of the bank.',
  },
  operationUsed: {
    code: 5,
    status: 409,
    es: 'Esa operación del banco ya pagó otra reserva.',
    en: 'That operation of the bank already paid another reservation.',
  },
  currencyOther: {
    code: 6,
    status: 409,
    es: 'La reserva está en otra moneda.',
    en: 'The reservation is in another currency.',
  },
  alreadyPaid: {
    code: 7,
    status: 409,
    es: 'La reserva ya está pagada.',
    en: 'The reservation is already paid.',
  },
  ended: {
    code: 8,
    status: 409,
    es: 'La reserva ya terminó: este dinero no la paga. Ábrala de nuevo o devuelva lo recibido.',
    en: 'The reservation has ended: this money does not pay it. Open it again, or give back what was received.',
  },
  cardUnderWay: {
    code: 9,
    status: 409,
    es: 'En este momento se confirma un pago con tarjeta de esta reserva. Espere un minuto y vuelva a intentarlo.',
    en: 'A card payment of this reservation is being confirmed right now. Wait a minute and try again.',
  },
  requestAbsent: { code: 10, status: 404, es: 'La solicitud no existe.', en: 'The request does not exist.' },
  amountInvalid: { code: 12, status: 400, es: 'El monto no es válido.', en: 'The amount is not valid.' },
  noteInvalid: { code: 11, status: 400, es: 'La nota es demasiado larga.', en: 'The note is too long.' },
})
