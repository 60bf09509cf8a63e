const es = {
  title: 'Permisos',
  enterprise: 'Empresa',
  country: 'País',
  number: 'Número',
  end: 'Vence',
  state: 'Estado',
  reason: 'Motivo',
  uploadedBy: 'Subido por',
  uploaded: 'Subido',
  decidedBy: 'Decidido por',
  decided: 'Decidido',
  cut: (rows: string) => `Solo las primeras ${rows} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Permits',
  enterprise: 'Enterprise',
  country: 'Country',
  number: 'Number',
  end: 'Expires',
  state: 'Status',
  reason: 'Reason',
  uploadedBy: 'Uploaded by',
  uploaded: 'Uploaded',
  decidedBy: 'Decided by',
  decided: 'Decided',
  cut: (rows: string) => `Only the first ${rows} rows: use filters to see the others.`,
}

export const exportTexts = { es, en }
