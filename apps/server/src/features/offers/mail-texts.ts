const es = {
  number: 'Solicitud',
  machine: 'Clasificado',
  offered: 'Su oferta',
  counter: 'Contraoferta',
  comment: 'Comentario',
  until: 'Puede aceptarla hasta',
  reason: 'Motivo',
  received: {
    title: 'Recibimos su oferta',
    text: 'Nuestro equipo la revisará. Le responderemos por correo: aceptada, con otra cifra o rechazada.',
    button: 'Ver mi solicitud',
  },
  countered: {
    title: 'Le proponemos otra cifra',
    text: 'No aceptamos su oferta tal cual, pero sí esta. El enlace vale 72 horas; si la acepta, tendrá 48 horas para pagar la reserva.',
    button: 'Ver la contraoferta',
  },
  rejected: {
    title: 'Su oferta no fue aceptada',
    text: 'Gracias por su interés. Puede hacer otra oferta mientras el clasificado siga publicado.',
    button: 'Hacer otra oferta',
  },
  acceptedTitle: (brand: string) => `Aceptamos su oferta: ${brand}`,
  acceptedText: 'Su oferta fue aceptada. Tiene 48 horas para pagar la reserva.',
  counterTitle: (brand: string) => `Aceptó la contraoferta: ${brand}`,
  counterText: 'Tiene 48 horas para pagar la reserva.',
}

const en: typeof es = {
  number: 'Request',
  machine: 'Listing',
  offered: 'Your offer',
  counter: 'Counteroffer',
  comment: 'Comment',
  until: 'You can accept it until',
  reason: 'Reason',
  received: {
    title: 'We received your offer',
    text: 'Our team will review it. We will answer by e-mail: accepted, countered or rejected.',
    button: 'See my request',
  },
  countered: {
    title: 'We have a counteroffer for you',
    text: 'We cannot accept your offer as it is, but we can accept this one. The link is valid for 72 hours; if you accept, you have 48 hours to pay the reservation.',
    button: 'See the counteroffer',
  },
  rejected: {
    title: 'Your offer was not accepted',
    text: 'Thank you for your interest. You can make another offer while the listing is published.',
    button: 'Make another offer',
  },
  acceptedTitle: (brand) => `We accepted your offer: ${brand}`,
  acceptedText: 'Your offer was accepted. You have 48 hours to pay the reservation.',
  counterTitle: (brand) => `You accepted the counteroffer: ${brand}`,
  counterText: 'You have 48 hours to pay the reservation.',
}

const pt: typeof es = {
  number: 'Solicitação',
  machine: 'Anúncio',
  offered: 'Sua oferta',
  counter: 'Contraproposta',
  comment: 'Comentário',
  until: 'Você pode aceitá-la até',
  reason: 'Motivo',
  received: {
    title: 'Recebemos sua oferta',
    text: 'Nossa equipe vai analisá-la. Responderemos por e-mail: aceita, com outro valor ou recusada.',
    button: 'Ver minha solicitação',
  },
  countered: {
    title: 'Propomos outro valor',
    text: 'Não aceitamos sua oferta como está, mas fazemos esta proposta. O link vale por 72 horas; se você a aceitar, terá 48 horas para pagar a reserva.',
    button: 'Ver a contraproposta',
  },
  rejected: {
    title: 'Sua oferta não foi aceita',
    text: 'Obrigado pelo seu interesse. Você pode fazer outra oferta enquanto o anúncio estiver publicado.',
    button: 'Fazer outra oferta',
  },
  acceptedTitle: (brand) => `Aceitamos sua oferta: ${brand}`,
  acceptedText: 'Sua oferta foi aceita. Você tem 48 horas para pagar a reserva.',
  counterTitle: (brand) => `Você aceitou a contraproposta: ${brand}`,
  counterText: 'Você tem 48 horas para pagar a reserva.',
}

export const mailTexts = { es, en, pt }
