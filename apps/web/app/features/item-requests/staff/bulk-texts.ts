const es = {
  comment: 'Comentario',
  accept: 'Aceptar',
  willAccept: (count: number, said: string) =>
    count === 1
      ? '1 solicitud saldrá de la cuarentena y se avisará al cliente. No se puede deshacer.'
      : `${said} solicitudes saldrán de la cuarentena y se avisará a los clientes. No se puede deshacer.`,
  accepted: (said: string) => `Aceptadas: ${said}.`,
  negotiate: 'Iniciar negociación',
  willNegotiate: (count: number, said: string) =>
    count === 1
      ? '1 solicitud pasará a negociación y el cliente recibirá un correo. No se puede deshacer.'
      : `${said} solicitudes pasarán a negociación y los clientes recibirán un correo. No se puede deshacer.`,
  negotiated: (said: string) => `En negociación: ${said}.`,
  close: 'Cerrar solicitudes',
  willClose: (count: number, said: string) =>
    count === 1
      ? 'Se cerrará 1 solicitud y el cliente recibirá un correo. No se puede deshacer.'
      : `Se cerrarán ${said} solicitudes y los clientes recibirán un correo. No se puede deshacer.`,
  closed: (said: string) => `Cerradas: ${said}.`,
  cancel: 'Cancelar solicitudes',
  willCancel: (count: number, said: string) =>
    count === 1
      ? 'Se cancelará 1 solicitud y el cliente recibirá un correo, salvo que esté en cuarentena. No se puede deshacer.'
      : `Se cancelarán ${said} solicitudes y los clientes recibirán un correo, salvo los de la cuarentena. No se puede deshacer.`,
  cancelled: (said: string) => `Canceladas: ${said}.`,
  willDelete: (count: number, said: string) =>
    count === 1
      ? '1 solicitud dejará de verse en la lista. No se puede deshacer.'
      : `${said} solicitudes dejarán de verse en la lista. No se puede deshacer.`,
}

const en: typeof es = {
  comment: 'Comment',
  accept: 'Accept',
  willAccept: (count, said) =>
    count === 1
      ? '1 request will leave quarantine and its client is told. This cannot be undone.'
      : `${said} requests will leave quarantine and their clients are told. This cannot be undone.`,
  accepted: (said) => `Accepted: ${said}.`,
  negotiate: 'Start negotiation',
  willNegotiate: (count, said) =>
    count === 1
      ? '1 request will be in negotiation and its client gets a mail. This cannot be undone.'
      : `${said} requests will be in negotiation and their clients get a mail. This cannot be undone.`,
  negotiated: (said) => `In negotiation: ${said}.`,
  close: 'Close requests',
  willClose: (count, said) =>
    count === 1
      ? '1 request will be closed and its client gets a mail. This cannot be undone.'
      : `${said} requests will be closed and their clients get a mail. This cannot be undone.`,
  closed: (said) => `Closed: ${said}.`,
  cancel: 'Cancel requests',
  willCancel: (count, said) =>
    count === 1
      ? '1 request will be canceled and its client gets a mail, unless it is in quarantine. This cannot be undone.'
      : `${said} requests will be canceled and their clients get a mail, except for those in quarantine. This cannot be undone.`,
  cancelled: (said) => `Canceled: ${said}.`,
  willDelete: (count, said) =>
    count === 1
      ? '1 request will no longer be shown in the list. This cannot be undone.'
      : `${said} requests will no longer be shown in the list. This cannot be undone.`,
}

export const bulkTexts = { es, en }
