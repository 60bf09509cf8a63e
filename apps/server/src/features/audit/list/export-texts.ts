const es = {
  title: 'Auditoria',
  row: 'Línea',
  when: 'Momento',
  who: 'Quién',
  ip: 'IP',
  action: 'Acción',
  entity: 'Entidad',
  record: 'Registro',
  before: 'Antes',
  after: 'Después',
  request: 'Solicitud',
  seal: 'Sello',
  broken: 'Rotura',
  cut: (rows: string) => `Solo las primeras ${rows} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Audit',
  row: 'Row',
  when: 'Moment',
  who: 'Who',
  ip: 'IP',
  action: 'Action',
  entity: 'Entity',
  record: 'Record',
  before: 'Before',
  after: 'After',
  request: 'Request',
  seal: 'Seal',
  broken: 'Break',
  cut: (rows: string) => `Only the first ${rows} rows: use filters to see the others.`,
}

export const exportTexts = { es, en }
