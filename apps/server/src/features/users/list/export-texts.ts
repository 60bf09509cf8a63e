const es = {
  title: 'Usuarios',
  fullName: 'Nombre',
  createdAt: 'Creado',
  madeBy: 'Preparado por',
  cut: (shown: string) => `Solo las primeras ${shown} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Users',
  fullName: 'Name',
  createdAt: 'Created',
  madeBy: 'Prepared by',
  cut: (shown: string) => `Only the first ${shown} rows: filter to see the others.`,
}

export const texts = { es, en }
