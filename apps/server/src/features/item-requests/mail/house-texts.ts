const es = {
  button: 'Abrir la solicitud',
  from: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa',
  message: 'Mensaje',
  notice: {
    asked: 'Nueva solicitud',
    agreed: 'Precio acordado: se espera el pago de la reserva',
    offered: 'Nueva oferta',
    counterDeclined: 'El cliente declinó la contraoferta',
    interested: 'El cliente confirmó su interés en arrendar',
    wrote: 'El cliente escribió',
    cancelled: 'El cliente canceló la reserva',
    deleted: 'El cliente retiró su solicitud',
    resumed: 'El cliente sigue interesado',
    reserved: 'Reserva pagada',
    linkExpired: 'Venció el enlace de pago de una reserva',
    reservationExpired: 'Venció una reserva pagada: decida el reembolso',
  },
}

const en: typeof es = {
  button: 'Open the request',
  from: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  message: 'Message',
  notice: {
    asked: 'New request',
    agreed: 'Price agreed: waiting for the reservation to be paid',
    offered: 'New offer',
    counterDeclined: 'The client declined the counteroffer',
    interested: 'The client confirmed interest in renting',
    wrote: 'The client wrote',
    cancelled: 'The client canceled the reservation',
    deleted: 'The client withdrew the request',
    resumed: 'The client is still interested',
    reserved: 'Reservation paid',
    linkExpired: 'The payment link of a reservation has ended',
    reservationExpired: 'A paid reservation has ended: please decide the refund',
  },
}

/** To the owner of an item and the company. */
export const houseTexts = { es, en }

export type Notice = keyof typeof es.notice
