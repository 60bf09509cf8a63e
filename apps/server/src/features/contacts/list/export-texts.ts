const es = {
  title: 'Contactos',
  name: 'Nombre',
  company: 'Empresa o entidad',
  occupation: 'Ocupación',
  email: 'Correo',
  phone: 'Teléfono',
  country: 'País',
  language: 'Idioma',
  responsible: 'Responsable',
  lastContact: 'Último contacto',
  nextMeeting: 'Próxima reunión',
  createdAt: 'Creado',
  cut: (shown: string) => `Solo los primeros ${shown} contactos: use filtros para ver los demás.`,
}

const en: typeof es = {
  title: 'Contacts',
  name: 'Name',
  company: 'Company or entity',
  occupation: 'Occupation',
  email: 'E-mail',
  phone: 'Phone',
  country: 'Country',
  language: 'Language',
  responsible: 'Responsible',
  lastContact: 'Last contact',
  nextMeeting: 'Next meeting',
  createdAt: 'Created',
  cut: (shown) => `Only the first ${shown} contacts: filter to see the others.`,
}

export const texts = { es, en }
