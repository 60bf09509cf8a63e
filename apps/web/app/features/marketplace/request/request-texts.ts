const es = {
  message: 'Mensaje',
  send: 'Enviar solicitud',
  receivedTitle: 'Solicitud recibida',
  reference: 'Número de solicitud',
  follow: 'Seguir mi solicitud',
  followText: 'Guarde este enlace: con él ve el estado, escribe y paga la reserva sin crear una cuenta.',
  again: 'Le escribiremos pronto. Revise también su correo.',
  loading: 'Cargando…',
}

const en: typeof es = {
  message: 'Message',
  send: 'Send request',
  receivedTitle: 'Request received',
  reference: 'Request number',
  follow: 'Follow my request',
  followText: 'Keep this link: use it to check the status, write to us and pay the reservation, no account needed.',
  again: 'We will write to you soon. Please check your e-mail too.',
  loading: 'Loading…',
}

export const requestTexts = { key: 'marketplace/request', es, en }
