const es = {
  title: 'Inscripciones',
  reference: 'Inscripción',
  workshop: 'Taller',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa o institución',
  country: 'País',
  language: 'Idioma',
  status: 'Estado',
  createdAt: 'Recibida',
  attendedAt: 'Ingreso',
  cut: (shown: string) => `Solo las primeras ${shown} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Registrations',
  reference: 'Registration',
  workshop: 'Workshop',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company or institution',
  country: 'Country',
  language: 'Language',
  status: 'Status',
  createdAt: 'Received',
  attendedAt: 'Checked in',
  cut: (shown) => `Only the first ${shown} rows: filter to see the others.`,
}

export const texts = { es, en }
