const es = {
  title: 'Contactos',
  responsible: 'Responsable',
  lastContact: 'Último contacto',
  nextMeeting: 'Próxima reunión',
  createdAt: 'Creado',
  cut: (shown: string) => `Solo los primeros ${shown} contactos: use filtros para ver los demás.`,
}

const en: typeof es = {
  title: 'Contacts',
  responsible: 'Responsible',
  lastContact: 'Last contact',
  nextMeeting: 'Next meeting',
  createdAt: 'Created',
  cut: (shown) => `Only the first ${shown} contacts: filter to see the others.`,
}

export const texts = { es, en }
