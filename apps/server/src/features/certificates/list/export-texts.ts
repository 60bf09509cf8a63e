const es = {
  title: 'Certificados',
  code: 'Código',
  status: 'Estado',
  issue: 'Emisión',
  workshop: 'Taller',
  sentAt: 'Enviado',
  reason: 'Motivo de la reemisión',
  revokedAt: 'Revocado',
  revokedReason: 'Motivo de la revocación',
  check: 'Comprobación',
  cut: (shown: string) => `Solo las primeras ${shown} filas: use filtros para ver las demás.`,
}

const en: typeof es = {
  title: 'Certificates',
  code: 'Code',
  status: 'Status',
  issue: 'Issue',
  workshop: 'Workshop',
  sentAt: 'Sent',
  reason: 'Reason of the reissue',
  revokedAt: 'Revoked',
  revokedReason: 'Reason of the revocation',
  check: 'Check',
  cut: (shown) => `Only the first ${shown} rows: filter to see the others.`,
}

export const exportTexts = { es, en }
