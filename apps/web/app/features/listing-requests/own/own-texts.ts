const es = {
  title: 'Mis solicitudes',
  search: 'Equipo o marca',
  none: 'Todavía no tiene solicitudes',
  noneText: 'Aquí están las que envió desde los clasificados con el correo de su cuenta.',
  what: 'Equipo',
  kind: 'Tipo',
  status: 'Estado',
  sent: 'Enviada',
}

const en: typeof es = {
  title: 'My requests',
  search: 'Machine or brand',
  none: 'You have no requests yet',
  noneText: 'Those that you sent from the listings with the e-mail of your account appear here.',
  what: 'Machine',
  kind: 'Kind',
  status: 'Status',
  sent: 'Sent',
}

export const ownTexts = { es, en }
