const es = {
  title: 'Descargas',
  time: 'Fecha y hora',
  enterprise: 'Empresa',
  user: 'Usuario',
  email: 'Correo',
  resource: 'Recurso',
  revision: 'Revisión',
  bytes: 'Bytes',
  complete: 'Completa',
  visitor: 'Visitante',
  yes: 'Sí',
  no: 'No',
  cut: (shown: string) => `Solo las primeras ${shown} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Downloads',
  time: 'Date and time',
  enterprise: 'Enterprise',
  user: 'User',
  email: 'E-mail',
  resource: 'Resource',
  revision: 'Revision',
  bytes: 'Bytes',
  complete: 'Complete',
  visitor: 'Visitor',
  yes: 'Yes',
  no: 'No',
  cut: (shown) => `Only the first ${shown} rows: filter to see the others.`,
}

export const texts = { es, en }
