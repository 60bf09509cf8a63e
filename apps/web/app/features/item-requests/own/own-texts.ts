const es = {
  title: 'Mis solicitudes',
  items: 'Equipos y propiedades',
  forms: 'Formularios',
  searchForms: 'Referencia, nombre o empresa',
  search: 'Equipo, marca o propiedad',
  none: 'Todavía no tiene solicitudes',
  noneText: 'Aquí están las que envió por equipos y propiedades con el correo de su cuenta.',
  what: 'Equipo o propiedad',
  kind: 'Tipo',
  status: 'Estado',
  sent: 'Enviada',
}

const en: typeof es = {
  title: 'My requests',
  items: 'Machines and properties',
  forms: 'Contact forms',
  searchForms: 'Reference, name or company',
  search: 'Machine, brand or property',
  none: 'You have no requests yet',
  noneText: 'The ones you send for machines and properties with your account’s e-mail appear here.',
  what: 'Machine or property',
  kind: 'Type',
  status: 'Status',
  sent: 'Sent',
}

export const ownTexts = { es, en }
