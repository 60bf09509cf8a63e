const es = {
  hello: (name: string) => `Hola, ${name}:`,
  number: 'Cotización',
  revision: 'Revisión',
  client: 'Cliente',
  contact: 'Contacto',
  reference: 'Referencia',
  license: 'Licencia',
  total: 'Total',
  validity: 'Válida hasta',
  hash: 'Huella',
  remarks: 'Observaciones',
  comment: 'Comentario',
  reason: 'Motivo',
  why: 'Por qué se le pide',
  realDiscount: 'Descuento real en total',
  decidedBy: 'Decidió',
  open: 'Ver la cotización',
  openOrder: 'Ver mi pedido',
  openInside: 'Abrir la cotización',
  linkHint:
    'Con este enlace puede ver la cotización, descargarla, pedir un cambio, rechazarla o confirmarla. No lo comparta.',
  pin: {
    title: (code: string) => `Su PIN para confirmar la cotización ${code}`,
    text: 'Con este PIN se confirma la cotización y el pedido pasa a producción. Dura 10 minutos. Revise antes los datos:',
    blocked:
      'Con este PIN se confirma la cotización. El pedido pasa a producción cuando su empresa tenga un permiso vigente de comprador autorizado. Dura 10 minutos. Revise antes los datos:',
    footnote: 'Si no reconoce esta cotización, no entregue el PIN a nadie.',
  },
  sent: {
    title: (code: string) => `Cotización ${code}`,
    text: 'Le enviamos la cotización que nos pidió. Puede revisarla, descargarla y confirmarla desde este enlace.',
  },
  reminder: {
    title: (code: string, day: string) => `La cotización ${code} vale hasta el ${day}`,
    text: 'Le recordamos que esta cotización espera su respuesta. Desde este enlace puede revisarla, pedir un cambio, rechazarla o confirmarla.',
    footnote: 'Si ya no le interesa, puede rechazarla desde el enlace y no se lo recordaremos más. No lo comparta.',
  },
  confirmed: {
    title: (code: string) => `Cotización ${code} confirmada`,
    text: 'Recibimos su confirmación. Gracias por su confianza: el pedido pasa a producción.',
    footnote: 'Con este enlace puede volver a verla y descargarla. No lo comparta.',
    author: 'El cliente confirmó la cotización y el pedido pasó a producción.',
    license: {
      renewed: (code: string, day: string) => `La licencia ${code} vale ahora hasta el ${day}.`,
      waits: (code: string) => `Todavía falta renovar la licencia ${code}; le escribiremos.`,
      notRenewed: (code: string, why: string) => `La licencia ${code} no se renovó; hágalo a mano. ${why}`,
      takenBack: (code: string, day: string) => `Se retiró la renovación de ${code}: vale hasta el ${day}.`,
      withdrawn: (code: string) => `Se eliminó la licencia ${code}, que esta cotización había abierto.`,
      kept: (code: string, why: string) => `La licencia ${code} sigue como está; revísela. ${why}`,
    },
    blocked: {
      text: 'Recibimos su confirmación. Gracias por su confianza. El pedido tiene productos que solo se venden a compradores autorizados: pasará a producción cuando su empresa tenga un permiso vigente con nosotros.',
      upload: (address: string) =>
        `Una persona autorizada de su empresa puede subir el permiso en ${address}. Si su empresa no tiene cuenta, responda a este correo.`,
      author:
        'El cliente confirmó la cotización, pero su empresa no tiene un permiso vigente: el pedido espera y pasará solo a producción cuando lo tenga.',
    },
  },
  released: {
    title: (code: string) => `La cotización ${code} pasa a producción`,
    text: 'El permiso de su empresa está vigente: el pedido que confirmó pasa a producción.',
    footnote: 'Con este enlace puede volver a ver la cotización y descargarla. No lo comparta.',
    author: 'El permiso de la empresa del cliente está vigente: el pedido pasó a producción.',
  },
  production: {
    title: (code: string) => `A producción: cotización ${code}`,
    text: 'El cliente confirmó esta cotización con su PIN. Detalle del pedido:',
    block: 'Bloqueo de producción',
    blockedTitle: (code: string) => `Bloqueada por permiso: cotización ${code}`,
    blockedText:
      'El cliente confirmó esta cotización con su PIN, pero su empresa no tiene un permiso vigente. No la inicie: recibirá otro correo cuando pase a producción. Detalle del pedido:',
    voided: (code: string) => `Anulación: cotización ${code}`,
    voidedText: 'Se anotó una anulación en una cotización que pasó a producción. No la inicie sin consultar.',
    service: 'Servicio en terreno',
    people: (people: number, days: number) =>
      `${people} ${people === 1 ? 'profesional' : 'profesionales'}, ${days} ${days === 1 ? 'día' : 'días'}`,
    meters: 'm de cable',
    extra: 'm extra',
    years: 'años',
  },
  approval: {
    asked: (code: string) => `La cotización ${code} espera su decisión`,
    askedText: (author: string) =>
      `${author} escribió una cotización que necesita aprobación interna. Nadie puede enviarla ni pedir el PIN hasta que usted, u otra persona con la jerarquía necesaria, la apruebe o la rechace.`,
    askedFootnote: 'Se avisa una sola vez por cotización; la campana muestra las que todavía esperan su decisión.',
    open: 'Ver y decidir',
    given: (code: string) => `Aprobación interna de la cotización ${code}`,
    givenText: 'La cotización fue aprobada internamente. Ya puede enviarla y pedir el PIN.',
    refused: (code: string) => `Cotización ${code}: no fue aprobada internamente`,
    refusedText: 'La cotización no fue aprobada internamente. Edítela para volver a pedir la aprobación.',
  },
  change: {
    title: (code: string) => `El cliente pide un cambio en la cotización ${code}`,
    text: 'El cliente escribió desde su enlace:',
  },
  declined: {
    title: (code: string) => `El cliente rechazó la cotización ${code}`,
    text: 'El cliente la rechazó desde su enlace; quedó cancelada.',
  },
}

const en: typeof es = {
  hello: (name: string) => `Hello, ${name}:`,
  number: 'Quote',
  revision: 'Revision',
  client: 'Client',
  contact: 'Contact',
  reference: 'Reference',
  license: 'License',
  total: 'Total',
  validity: 'Valid until',
  hash: 'Fingerprint',
  remarks: 'Remarks',
  comment: 'Comment',
  reason: 'Reason',
  why: 'Why you are asked',
  realDiscount: 'Real discount in all',
  decidedBy: 'Decided by',
  open: 'See the quote',
  openOrder: 'See my order',
  openInside: 'Open the quote',
  linkHint:
    'With this link you can see the quote, download it, ask for a change, decline it or confirm it. Please do not share it.',
  pin: {
    title: (code: string) => `Your PIN to confirm quote ${code}`,
    text: 'This PIN confirms the quote and sends the order to production. It lasts 10 minutes. Please check the data first:',
    blocked:
      'This PIN confirms the quote. The order goes to production once your company has a valid permit of an authorized buyer. It lasts 10 minutes. Please check the data first:',
    footnote: 'If you do not know this quote, give the PIN to nobody.',
  },
  sent: {
    title: (code: string) => `Quote ${code}`,
    text: 'Here is the quote that you asked us for. You can review, download and confirm it from this link.',
  },
  reminder: {
    title: (code: string, day: string) => `Quote ${code} is valid until ${day}`,
    text: 'This is a reminder that this quote waits for your answer. From this link you can review it, ask for a change, decline it or confirm it.',
    footnote:
      'If it is of no interest any more, you can decline it from the link and will not be reminded again. Please do not share it.',
  },
  confirmed: {
    title: (code: string) => `Quote ${code} confirmed`,
    text: 'We received your confirmation. Thank you for your trust: the order goes to production.',
    footnote: 'With this link you can see and download it again. Please do not share it.',
    author: 'The client confirmed the quote and the order went to production.',
    license: {
      renewed: (code: string, day: string) => `License ${code} is valid until ${day} now.`,
      waits: (code: string) => `License ${code} still has to be renewed; we will write to you.`,
      notRenewed: (code: string, why: string) => `License ${code} was not renewed; please do it by hand. ${why}`,
      takenBack: (code: string, day: string) => `The renewal of ${code} was taken back: it is valid until ${day}.`,
      withdrawn: (code: string) => `License ${code}, which this quote had opened, was deleted.`,
      kept: (code: string, why: string) => `License ${code} stays as it is; please look at it. ${why}`,
    },
    blocked: {
      text: 'We received your confirmation. Thank you for your trust. The order has products that are sold to authorized buyers only: it goes to production once your company has a valid permit with us.',
      upload: (address: string) =>
        `An authorized person of your company can upload the permit at ${address}. If your company has no account, answer this e-mail.`,
      author:
        'The client confirmed the quote, but the company has no valid permit: the order waits and goes to production by itself once it has one.',
    },
  },
  released: {
    title: (code: string) => `Quote ${code} goes to production`,
    text: 'The permit of your company is valid: the order that you confirmed goes to production.',
    footnote: 'With this link you can see and download the quote again. Please do not share it.',
    author: 'The permit of the client’s company is valid: the order went to production.',
  },
  production: {
    title: (code: string) => `To production: quote ${code}`,
    text: 'The client confirmed this quote with the PIN. The order in detail:',
    block: 'Production block',
    blockedTitle: (code: string) => `Blocked for want of a permit: quote ${code}`,
    blockedText:
      'The client confirmed this quote with the PIN, but the company has no valid permit. Do not begin it: another e-mail follows when it goes to production. The order in detail:',
    voided: (code: string) => `Voided: quote ${code}`,
    voidedText: 'A quote that went to production was noted as void. Please do not start it before asking.',
    service: 'Field service',
    people: (people: number, days: number) =>
      `${people} ${people === 1 ? 'professional' : 'professionals'}, ${days} ${days === 1 ? 'day' : 'days'}`,
    meters: 'm of cable',
    extra: 'm extra',
    years: 'years',
  },
  approval: {
    asked: (code: string) => `Quote ${code} waits for your decision`,
    askedText: (author: string) =>
      `${author} wrote a quote that needs internal approval. Nobody can send it or ask for the PIN until you, or somebody else of enough rank, approve or refuse it.`,
    askedFootnote: 'You are told once for each quote; the bell shows those that still wait for your decision.',
    open: 'See and decide',
    given: (code: string) => `Internal approval of quote ${code}`,
    givenText: 'The quote was approved internally. You can send it and ask for the PIN now.',
    refused: (code: string) => `Quote ${code} was not approved internally`,
    refusedText: 'The quote was not approved internally. Edit it to ask for approval again.',
  },
  change: {
    title: (code: string) => `The client asks for a change of quote ${code}`,
    text: 'The client wrote from the link:',
  },
  declined: {
    title: (code: string) => `The client declined quote ${code}`,
    text: 'The client declined it from the link; it is canceled.',
  },
}

export const texts = { es, en }
