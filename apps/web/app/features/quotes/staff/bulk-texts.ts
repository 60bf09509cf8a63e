const es = {
  cancel: 'Cancelar cotizaciones',
  reason: 'Motivo',
  willCancel: (count: number, said: string) =>
    count === 1
      ? 'Se cancelará 1 cotización: su PIN deja de valer y el cliente ya no puede confirmarla. No se puede deshacer.'
      : `Se cancelarán ${said} cotizaciones: sus PIN dejan de valer y los clientes ya no pueden confirmarlas. No se puede deshacer.`,
  cancelled: (said: string) => `Canceladas: ${said}.`,
  remind: 'Recordar al cliente',
  willRemind: (count: number, said: string) =>
    count === 1
      ? 'Se enviará 1 recordatorio por correo. No se puede deshacer.'
      : `Se enviarán ${said} recordatorios por correo, uno por cotización. No se puede deshacer.`,
  reminded: (said: string) => `Recordatorios enviados: ${said}.`,
}

const en: typeof es = {
  cancel: 'Cancel quotes',
  reason: 'Reason',
  willCancel: (count, said) =>
    count === 1
      ? '1 quote will be cancelled: its PIN dies and the client can no longer confirm it. This cannot be undone.'
      : `${said} quotes will be cancelled: their PINs die and the clients can no longer confirm them. This cannot be undone.`,
  cancelled: (said) => `Cancelled: ${said}.`,
  remind: 'Remind the client',
  willRemind: (count, said) =>
    count === 1
      ? '1 reminder will be mailed. This cannot be undone.'
      : `${said} reminders will be mailed, one for each quote. This cannot be undone.`,
  reminded: (said) => `Reminders sent: ${said}.`,
}

export const bulkTexts = { es, en }
