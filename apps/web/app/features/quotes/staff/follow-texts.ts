const es = {
  opened: (visits: number) => (visits === 1 ? 'Abierta por el cliente' : `Abierta por el cliente, ${visits} veces`),
  daysLeft: (days: number) => (days === 0 ? 'Vence hoy' : days === 1 ? 'Vence mañana' : `Vence en ${days} días`),
  remind: 'Recordar al cliente',
  remindedToday: 'Se le recordó hoy',
  remindedOn: 'Último recordatorio',
  automatic: 'Recordarle 3 días antes de que venza',
  automaticHint: 'Un correo, en su idioma. No se manda si ya se le recordó ese día o si pidió un cambio.',
  undeliveredTitle: 'El correo con el enlace no se pudo entregar',
  undeliveredText: (email: string) =>
    `Compruebe la dirección ${email} con el cliente. Corríjala en la cotización y envíela otra vez.`,
}

const en: typeof es = {
  opened: (visits) => (visits === 1 ? 'Opened by the client' : `Opened by the client, ${visits} times`),
  daysLeft: (days) => (days === 0 ? 'Expires today' : days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`),
  remind: 'Remind the client',
  remindedToday: 'Reminded today',
  remindedOn: 'Last reminder',
  automatic: 'Remind the client 3 days before it expires',
  automaticHint:
    'One mail, in the language of the client. None on a day with another reminder, nor once a change was asked for.',
  undeliveredTitle: 'The mail with the link could not be delivered',
  undeliveredText: (email) =>
    `Please check the address ${email} with the client. Correct it in the quote and send it again.`,
}

export const followTexts = { es, en }
