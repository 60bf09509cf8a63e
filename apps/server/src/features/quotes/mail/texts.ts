const es = {
  hello: (name: string) => `Hola, ${name}:`,
  number: 'Cotización',
  revision: 'Revisión',
  client: 'Cliente',
  contact: 'Contacto',
  reference: 'Referencia',
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
  openInside: 'Abrir la cotización',
  linkHint:
    'Con este enlace puede ver la cotización, descargarla, pedir un cambio, rechazarla o confirmarla. No lo comparta.',
  pin: {
    title: (code: string) => `Su PIN para confirmar la cotización ${code}`,
    text: 'Con este PIN se confirma la cotización y el pedido pasa a producción. Dura 10 minutos. Revise antes los datos:',
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
  },
  production: {
    title: (code: string) => `A producción: cotización ${code}`,
    text: 'El cliente confirmó esta cotización con su PIN. Detalle del pedido:',
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
  openInside: 'Open the quote',
  linkHint:
    'With this link you can see the quote, download it, ask for a change, decline it or confirm it. Please do not share it.',
  pin: {
    title: (code: string) => `Your PIN to confirm quote ${code}`,
    text: 'This PIN confirms the quote and sends the order to production. It lasts 10 minutes. Please check the data first:',
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
  },
  production: {
    title: (code: string) => `To production: quote ${code}`,
    text: 'The client confirmed this quote with the PIN. The order in detail:',
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
