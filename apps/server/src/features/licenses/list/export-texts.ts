const es = {
  title: 'Licencias',
  code: 'Número',
  serial: 'Número de serie',
  holder: 'Titular',
  email: 'Correo',
  enterprise: 'Empresa',
  service: 'Servicio',
  type: 'Tipo',
  start: 'Inicio',
  end: 'Término',
  days: 'Días restantes',
  status: 'Estado',
  inGrace: 'En gracia',
  cut: (most: string) => `Solo las primeras ${most} licencias; filtre la lista para ver las demás.`,
}

const en: typeof es = {
  title: 'Licenses',
  code: 'Number',
  serial: 'Serial number',
  holder: 'Holder',
  email: 'E-mail',
  enterprise: 'Enterprise',
  service: 'Service',
  type: 'Type',
  start: 'Start',
  end: 'End',
  days: 'Days left',
  status: 'Status',
  inGrace: 'In grace',
  cut: (most) => `Only the first ${most} licenses; filter the list for the others.`,
}

export const texts = { es, en }
