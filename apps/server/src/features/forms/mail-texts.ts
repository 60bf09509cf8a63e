const es = {
  subject: { contacto: 'Recibimos su consulta', nda: 'Recibimos sus datos', reunion: 'Recibimos su pedido de reunión' },
  received: {
    contacto:
      'Gracias por escribirnos. Le responderá una persona, en días hábiles: los fines de semana no procesamos solicitudes.',
    nda: 'Gracias. Preparamos el acuerdo de confidencialidad con sus datos y se lo enviamos para la firma.',
    reunion: 'Gracias. Reservamos la hora para usted y le enviaremos el enlace de la videollamada antes de la reunión.',
  },
  reference: 'Referencia',
  about: 'Sobre',
  when: 'Cuándo',
  notYou:
    'Si usted no envió este formulario, ignore este correo: no haremos nada más con su dirección sin su respuesta.',
}

const en: typeof es = {
  subject: {
    contacto: 'We received your inquiry',
    nda: 'We received your data',
    reunion: 'We received your meeting request',
  },
  received: {
    contacto:
      'Thank you for writing to us. A person will answer you on business days; nothing is processed on weekends.',
    nda: 'Thank you. We are preparing the non-disclosure agreement with your data and will send it to you for signature.',
    reunion: 'Thank you. The time is reserved for you; we will send you the video call link before the meeting.',
  },
  reference: 'Reference',
  about: 'About',
  when: 'When',
  notYou: 'If you did not send this form, ignore this e-mail: we will not use your address again unless you answer.',
}

const pt: typeof es = {
  subject: {
    contacto: 'Recebemos sua consulta',
    nda: 'Recebemos seus dados',
    reunion: 'Recebemos seu pedido de reunião',
  },
  received: {
    contacto:
      'Obrigado por nos escrever. Uma pessoa vai responder a você em dias úteis: nos fins de semana não processamos solicitações.',
    nda: 'Obrigado. Estamos preparando o acordo de confidencialidade com seus dados e vamos enviá-lo a você para assinatura.',
    reunion: 'Obrigado. O horário está reservado para você; enviaremos o link da videochamada antes da reunião.',
  },
  reference: 'Referência',
  about: 'Sobre',
  when: 'Quando',
  notYou:
    'Se você não enviou este formulário, ignore este e-mail: não faremos mais nada com seu endereço sem uma resposta sua.',
}

/** To who sent a form. */
export const senderTexts = { es, en, pt }
