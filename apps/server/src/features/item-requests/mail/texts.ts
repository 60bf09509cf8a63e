const es = {
  repair: 'Servicio de reparación',
  repairOf: (what: string) => `Servicio de reparación: ${what}`,
  follow: 'Ver mi solicitud',
  followHint: 'Con este enlace puede seguir su solicitud, escribirnos o cancelarla. No lo comparta.',
  number: 'Solicitud',
  about: 'Clasificado',
  dates: 'Fechas',
  amount: 'Monto de la reserva',
  converted: 'Convertido de',
  agreed: 'Precio acordado',
  payUntil: 'Puede pagar hasta',
  heldUntil: 'Reservado hasta',
  receipt: 'Comprobante',
  status: 'Estado',
  hours: {} as Readonly<Record<string, string>>,
  received: {
    title: 'Recibimos su solicitud',
    text: 'Gracias por escribirnos. Nos pondremos en contacto con usted.',
  },
  rentReceived: {
    title: 'Confirme su interés en arrendar',
    text: 'Recibimos su solicitud de arriendo. Confirme con el botón que sigue interesado en estas fechas.',
    button: 'Confirmar mi interés',
    track: 'Seguimiento',
  },
  payment: {
    title: 'Su reserva espera el pago',
    text: {
      clasificado:
        'Apartamos el equipo para usted. Pague la reserva con tarjeta antes de que venza el enlace; el monto se descuenta del precio.',
      propiedad:
        'Apartamos la propiedad para usted. Pague la reserva con tarjeta antes de que venza el enlace; el monto se descuenta del precio.',
    },
    byTransfer: {
      clasificado:
        'Apartamos el equipo para usted. Con el botón verá la cuenta y la referencia para pagar la reserva por transferencia antes de que venza el enlace; el monto se descuenta del precio.',
      propiedad:
        'Apartamos la propiedad para usted. Con el botón verá la cuenta y la referencia para pagar la reserva por transferencia antes de que venza el enlace; el monto se descuenta del precio.',
    },
    later: {
      clasificado:
        'Apartamos el equipo para usted. Le escribiremos cómo pagar la reserva; el monto se descuenta del precio.',
      propiedad:
        'Apartamos la propiedad para usted. Le escribiremos cómo pagar la reserva; el monto se descuenta del precio.',
    },
    button: 'Pagar la reserva',
  },
  reserved: {
    title: 'Su reserva está confirmada',
    text: {
      clasificado: 'Recibimos el pago de la reserva. El equipo queda reservado para usted.',
      propiedad: 'Recibimos el pago de la reserva. La propiedad queda reservada para usted.',
    },
  },
  linkExpired: {
    title: 'El enlace de pago venció',
    text: {
      clasificado:
        'No recibimos el pago a tiempo y el equipo quedó libre. Si sigue interesado, díganoslo con el botón.',
      propiedad:
        'No recibimos el pago a tiempo y la propiedad quedó libre. Si sigue interesado, díganoslo con el botón.',
    },
    button: 'Sigo interesado',
  },
  reservationExpired: {
    title: 'Su reserva venció',
    text: 'Terminó el plazo de su reserva. Le escribiremos sobre la devolución de lo que pagó.',
  },
  changed: { title: 'Su solicitud cambió de estado', comment: (text: string) => `Comentario: ${text}` },
  soldToOther: {
    title: {
      clasificado: 'El equipo se vendió a otro cliente',
      propiedad: 'La propiedad se entregó a otro cliente',
    },
    text: {
      clasificado: 'El equipo por el que preguntó se vendió a otro cliente y cerramos su solicitud.',
      propiedad: 'La propiedad por la que preguntó se vendió o arrendó a otro cliente y cerramos su solicitud.',
    },
    similar: { clasificado: 'Estos se parecen:', propiedad: 'Estas se parecen:' },
    button: { clasificado: 'Ver más equipos', propiedad: 'Ver más propiedades' },
  },
  itemGone: {
    title: 'El clasificado ya no está disponible',
    text: 'El clasificado por el que preguntó se retiró y cerramos su solicitud.',
  },
  written: { title: 'Tiene un mensaje sobre su solicitud' },
  newLink: {
    title: 'Su nuevo enlace de seguimiento',
    text: 'Cambiamos el enlace con el que sigue su solicitud. El anterior ya no abre nada.',
  },
}

const en: typeof es = {
  repair: 'Repair service',
  repairOf: (what: string) => `Repair service: ${what}`,
  follow: 'See my request',
  followHint: 'With this link you can follow your request, write to us or cancel it. Please do not share it.',
  number: 'Request',
  about: 'Listing',
  dates: 'Dates',
  amount: 'Reservation amount',
  converted: 'Converted from',
  agreed: 'Agreed price',
  payUntil: 'You can pay until',
  heldUntil: 'Reserved until',
  receipt: 'Receipt',
  status: 'Status',
  hours: { 'America/Santiago': 'Chilean time' },
  received: { title: 'We received your request', text: 'Thank you for writing to us. We will contact you.' },
  rentReceived: {
    title: 'Please confirm that you want to rent',
    text: 'We received your rental request. Please confirm with the button that you are still interested in these dates.',
    button: 'Confirm my interest',
    track: 'Tracking',
  },
  payment: {
    title: 'Your reservation is waiting for payment',
    text: {
      clasificado:
        'We set the machine aside for you. Please pay the reservation by card before the link expires; the amount is credited toward the price.',
      propiedad:
        'We set the property aside for you. Please pay the reservation by card before the link expires; the amount is credited toward the price.',
    },
    byTransfer: {
      clasificado:
        'We set the machine aside for you. The button shows the account and the reference to pay the reservation by bank transfer before the link expires; the amount is credited toward the price.',
      propiedad:
        'We set the property aside for you. The button shows the account and the reference to pay the reservation by bank transfer before the link expires; the amount is credited toward the price.',
    },
    later: {
      clasificado:
        'We set the machine aside for you. We will write to you how to pay the reservation; the amount is credited toward the price.',
      propiedad:
        'We set the property aside for you. We will write to you how to pay the reservation; the amount is credited toward the price.',
    },
    button: 'Pay the reservation',
  },
  reserved: {
    title: 'Your reservation is confirmed',
    text: {
      clasificado: 'We received the payment of the reservation. The machine is reserved for you.',
      propiedad: 'We received the payment of the reservation. The property is reserved for you.',
    },
  },
  linkExpired: {
    title: 'The payment link has expired',
    text: {
      clasificado:
        'We did not receive the payment in time and the machine is available again. If you are still interested, let us know with the button.',
      propiedad:
        'We did not receive the payment in time and the property is available again. If you are still interested, let us know with the button.',
    },
    button: 'I am still interested',
  },
  reservationExpired: {
    title: 'Your reservation has ended',
    text: 'Your reservation has run out. We will write to you about the refund of what you paid.',
  },
  changed: { title: 'The status of your request changed', comment: (text: string) => `Comment: ${text}` },
  soldToOther: {
    title: {
      clasificado: 'The machine was sold to another client',
      propiedad: 'The property went to another client',
    },
    text: {
      clasificado: 'The machine you asked about was sold to another client and we closed your request.',
      propiedad: 'The property you asked about was sold or rented to another client and we closed your request.',
    },
    similar: { clasificado: 'These are similar:', propiedad: 'These are similar:' },
    button: { clasificado: 'See more machines', propiedad: 'See more properties' },
  },
  itemGone: {
    title: 'The listing is no longer available',
    text: 'The listing you asked about was withdrawn and we closed your request.',
  },
  written: { title: 'You have a message about your request' },
  newLink: {
    title: 'Your new tracking link',
    text: 'We changed the link for following your request. The earlier one no longer works.',
  },
}

const pt: typeof es = {
  repair: 'Serviço de manutenção',
  repairOf: (what) => `Serviço de manutenção: ${what}`,
  follow: 'Ver minha solicitação',
  followHint: 'Com este link você acompanha sua solicitação, escreve para nós ou a cancela. Não o compartilhe.',
  number: 'Solicitação',
  about: 'Anúncio',
  dates: 'Datas',
  amount: 'Valor da reserva',
  converted: 'Convertido de',
  agreed: 'Preço combinado',
  payUntil: 'Você pode pagar até',
  heldUntil: 'Reservado até',
  receipt: 'Comprovante',
  status: 'Situação',
  hours: {},
  received: {
    title: 'Recebemos sua solicitação',
    text: 'Obrigado por nos escrever. Entraremos em contato com você.',
  },
  rentReceived: {
    title: 'Confirme seu interesse na locação',
    text: 'Recebemos sua solicitação de locação. Confirme com o botão que você continua interessado nestas datas.',
    button: 'Confirmar meu interesse',
    track: 'Acompanhamento',
  },
  payment: {
    title: 'Sua reserva aguarda o pagamento',
    text: {
      clasificado:
        'Separamos o equipamento para você. Pague a reserva com cartão antes que o link expire; o valor é descontado do preço.',
      propiedad:
        'Separamos o imóvel para você. Pague a reserva com cartão antes que o link expire; o valor é descontado do preço.',
    },
    byTransfer: {
      clasificado:
        'Separamos o equipamento para você. O botão mostra a conta e a referência para pagar a reserva por transferência antes que o link expire; o valor é descontado do preço.',
      propiedad:
        'Separamos o imóvel para você. O botão mostra a conta e a referência para pagar a reserva por transferência antes que o link expire; o valor é descontado do preço.',
    },
    later: {
      clasificado:
        'Separamos o equipamento para você. Escreveremos como pagar a reserva; o valor é descontado do preço.',
      propiedad: 'Separamos o imóvel para você. Escreveremos como pagar a reserva; o valor é descontado do preço.',
    },
    button: 'Pagar a reserva',
  },
  reserved: {
    title: 'Sua reserva está confirmada',
    text: {
      clasificado: 'Recebemos o pagamento da reserva. O equipamento está reservado para você.',
      propiedad: 'Recebemos o pagamento da reserva. O imóvel está reservado para você.',
    },
  },
  linkExpired: {
    title: 'O link de pagamento expirou',
    text: {
      clasificado:
        'Não recebemos o pagamento a tempo e o equipamento ficou livre. Se você continua interessado, avise-nos com o botão.',
      propiedad:
        'Não recebemos o pagamento a tempo e o imóvel ficou livre. Se você continua interessado, avise-nos com o botão.',
    },
    button: 'Continuo interessado',
  },
  reservationExpired: {
    title: 'Sua reserva expirou',
    text: 'O prazo da sua reserva terminou. Escreveremos para você sobre a devolução do que pagou.',
  },
  changed: { title: 'Sua solicitação mudou de situação', comment: (text) => `Comentário: ${text}` },
  soldToOther: {
    title: {
      clasificado: 'O equipamento foi vendido a outro cliente',
      propiedad: 'O imóvel ficou com outro cliente',
    },
    text: {
      clasificado:
        'O equipamento sobre o qual você perguntou foi vendido a outro cliente e encerramos sua solicitação.',
      propiedad:
        'O imóvel sobre o qual você perguntou foi vendido ou alugado a outro cliente e encerramos sua solicitação.',
    },
    similar: { clasificado: 'Estes são parecidos:', propiedad: 'Estes são parecidos:' },
    button: { clasificado: 'Ver mais equipamentos', propiedad: 'Ver mais imóveis' },
  },
  itemGone: {
    title: 'O anúncio não está mais disponível',
    text: 'O anúncio sobre o qual você perguntou foi retirado e encerramos sua solicitação.',
  },
  written: { title: 'Você tem uma mensagem sobre sua solicitação' },
  newLink: {
    title: 'Seu novo link de acompanhamento',
    text: 'Trocamos o link com que você acompanha sua solicitação. O anterior não abre mais nada.',
  },
}

/** To the client of a request. */
export const texts = { es, en, pt }
