const es = {
  missing: 'Falta permiso',
  blocked: 'Bloqueada por permiso',
  missingTitle: 'El cliente no tiene un permiso vigente',
  missingText: 'Puede confirmar la cotización, pero no pasará a producción hasta que su empresa tenga uno.',
  blockedTitle: 'Bloqueada: el cliente no tiene un permiso vigente',
  blockedText: 'Está confirmada y pasará sola a producción cuando la empresa del cliente tenga un permiso vigente.',
  unknown: (email: string) =>
    `Ninguna empresa registrada actúa con ${email}: el cliente puede subir su permiso en la página de la cotización.`,
  ofClient: (email: string) => `Permiso de ${email}`,
  none: 'sin permiso',
}

const en: typeof es = {
  missing: 'Permit missing',
  blocked: 'Blocked: no permit',
  missingTitle: 'The client has no valid permit',
  missingText: 'The quote can be confirmed, but it will not go to production until the company has one.',
  blockedTitle: 'Blocked: the client has no valid permit',
  blockedText: 'It is confirmed and goes to production by itself once the client’s company has a valid permit.',
  unknown: (email) =>
    `No registered enterprise acts with ${email}: the client can upload a permit on the page of the quote.`,
  ofClient: (email) => `Permit of ${email}`,
  none: 'no permit',
}

export const blockTexts = { es, en }
