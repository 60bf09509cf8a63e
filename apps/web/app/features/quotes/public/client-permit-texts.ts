const es = {
  missing: 'Falta un permiso vigente',
  missingText:
    'Este pedido tiene productos que solo se venden a compradores autorizados; pasa a producción cuando su empresa tenga un permiso vigente. Súbalo aquí: no necesita una cuenta.',
  waiting: 'Estamos revisando su permiso',
  waitingText: (number: string) =>
    `Recibimos el permiso ${number}. Le escribiremos cuando lo hayamos revisado; el pedido pasa a producción cuando lo aprobemos.`,
  refused: 'No aprobamos el permiso',
  refusedText: (number: string, reason: string) => `Permiso ${number}. Motivo: ${reason}`,
  expired: 'El permiso venció',
  expiredText: (number: string, day: string) => `El permiso ${number} valía hasta el ${day}. Suba uno vigente.`,
  upload: 'Subir el permiso',
  another: 'Subir otro documento',
  number: 'Número del permiso',
  numberHint: 'Como está escrito en el documento.',
  end: 'Último día en que vale',
  file: 'Documento',
  fileHint: (size: string) => `PDF o JPG, hasta ${size}.`,
  chooseAgain: 'Elija otra vez el documento.',
  send: 'Enviar a revisión',
}

const en: typeof es = {
  missing: 'A valid permit is missing',
  missingText:
    'This order includes products sold only to authorized buyers; it goes into production once your company has a valid permit. Upload it here: you need no account.',
  waiting: 'We are reviewing your permit',
  waitingText: (number) =>
    `We received permit ${number}. We will write to you once we have reviewed it; the order goes into production when we approve it.`,
  refused: 'We did not approve the permit',
  refusedText: (number, reason) => `Permit ${number}. Reason: ${reason}`,
  expired: 'The permit has expired',
  expiredText: (number, day) => `Permit ${number} was valid until ${day}. Upload a valid one.`,
  upload: 'Upload the permit',
  another: 'Upload another document',
  number: 'Permit number',
  numberHint: 'As written on the document.',
  end: 'Last day on which it is valid',
  file: 'Document',
  fileHint: (size) => `PDF or JPG, up to ${size}.`,
  chooseAgain: 'Please choose the document again.',
  send: 'Send for review',
}

export const clientPermitTexts = { key: 'quotes/client-permit', es, en }
