const es = {
  client: 'Cliente',
  contact: 'Contacto',
  reference: 'Referencia',
  license: 'Licencia',
  remarks: 'Observaciones',
  comment: 'Comentario',
  reason: 'Motivo',
  why: 'Por qué se le pide',
  realDiscount: 'Descuento real en total',
  decidedBy: 'Decidió',
  openInside: 'Abrir la cotización',
  confirmed: {
    text: 'El cliente confirmó la cotización y el pedido pasó a producción.',
    unmade:
      'El cliente confirmó la cotización. No hay nada que fabricar: entregue las licencias o coordine el servicio.',
    blocked:
      'El cliente confirmó la cotización, pero su empresa no tiene un permiso vigente: el pedido espera y pasará solo a producción cuando lo tenga.',
  },
  renewal: {
    notRenewed: (code: string, why: string) => `La licencia ${code} no se renovó; hágalo a mano. ${why}`,
    takenBack: (code: string, day: string) => `Se retiró la renovación de ${code}: vale hasta el ${day}.`,
    withdrawn: (code: string) => `Se eliminó la licencia ${code}, que esta cotización había abierto.`,
    kept: (code: string, why: string) => `La licencia ${code} sigue como está; revísela. ${why}`,
  },
  released: 'El permiso de la empresa del cliente está vigente: el pedido pasó a producción.',
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
  again: {
    title: (code: string) => `El cliente pide otra vez la cotización ${code}`,
    text: 'La cotización terminó y el cliente la pide otra vez desde su enlace. Renuévela o haga una copia, y envíesela.',
  },
  declined: {
    title: (code: string) => `El cliente rechazó la cotización ${code}`,
    text: 'El cliente la rechazó desde su enlace; quedó cancelada.',
  },
}

const en: typeof es = {
  client: 'Client',
  contact: 'Contact',
  reference: 'Reference',
  license: 'License',
  remarks: 'Remarks',
  comment: 'Comment',
  reason: 'Reason',
  why: 'Why you are asked',
  realDiscount: 'Real discount in all',
  decidedBy: 'Decided by',
  openInside: 'Open the quote',
  confirmed: {
    text: 'The client confirmed the quote and the order went to production.',
    unmade: 'The client confirmed the quote. There is nothing to make: hand over the licenses or arrange the service.',
    blocked:
      'The client confirmed the quote, but the company has no valid permit: the order waits and goes to production by itself once it has one.',
  },
  renewal: {
    notRenewed: (code: string, why: string) => `License ${code} was not renewed; please do it by hand. ${why}`,
    takenBack: (code: string, day: string) => `The renewal of ${code} was taken back: it is valid until ${day}.`,
    withdrawn: (code: string) => `License ${code}, which this quote had opened, was deleted.`,
    kept: (code: string, why: string) => `License ${code} stays as it is; please look at it. ${why}`,
  },
  released: 'The permit of the client’s company is valid: the order went to production.',
  production: {
    title: (code: string) => `To production: quote ${code}`,
    text: 'The client confirmed this quote with the PIN. The order in detail:',
    block: 'Production block',
    blockedTitle: (code: string) => `Blocked, no valid permit: quote ${code}`,
    blockedText:
      'The client confirmed this quote with the PIN, but the company has no valid permit. Do not start it: you will get another e-mail when it goes to production. The order in detail:',
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
    asked: (code: string) => `Quote ${code} is waiting for your decision`,
    askedText: (author: string) =>
      `${author} wrote a quote that needs internal approval. Nobody can send it or ask for the PIN until you, or someone else with the required rank, approve or reject it.`,
    askedFootnote: 'You are notified once per quote; the bell shows those still waiting for your decision.',
    open: 'See and decide',
    given: (code: string) => `Internal approval of quote ${code}`,
    givenText: 'The quote was approved internally. You can send it and ask for the PIN now.',
    refused: (code: string) => `Quote ${code} was not approved internally`,
    refusedText: 'The quote was not approved internally. Edit it to ask for approval again.',
  },
  change: {
    title: (code: string) => `The client requests a change to quote ${code}`,
    text: 'The client wrote from the link:',
  },
  again: {
    title: (code: string) => `The client asks for quote ${code} again`,
    text: 'The quote has ended and the client asks for it again from the link. Renew it or make a copy, and send it.',
  },
  declined: {
    title: (code: string) => `The client declined quote ${code}`,
    text: 'The client declined it from the link; it has been canceled.',
  },
}

/** To authors, approvers and production. */
export const houseTexts = { es, en }
