const inDays = (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`)
const inDaysEn = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

const es = {
  company: 'Empresa',
  number: 'Permiso',
  end: 'Vence el',
  reason: 'Motivo',
  open: 'Ver el permiso',
  approved: {
    title: (company: string) => `Aprobamos el permiso de ${company}`,
    text: 'Revisamos el permiso y vale para comprar adaptadores y consolas. Los pedidos confirmados que lo esperaban pasan a producción.',
  },
  refused: {
    title: (company: string) => `No pudimos aprobar el permiso de ${company}`,
    text: 'Revisamos el permiso y no lo aprobamos. Lea el motivo y suba un documento que lo corrija.',
  },
  ends: {
    title: (company: string, days: number) => `El permiso de ${company} vence ${inDays(days)}`,
    text: 'Sin un permiso vigente, los pedidos de adaptadores y consolas se pueden confirmar, pero no pasan a producción.',
    renew: 'Suba el permiso nuevo; el actual vale hasta su último día.',
    renewed: 'Ya recibimos el permiso nuevo y lo estamos revisando; no hace falta subirlo otra vez.',
  },
}

const en: typeof es = {
  company: 'Company',
  number: 'Permit',
  end: 'Expires on',
  reason: 'Reason',
  open: 'See the permit',
  approved: {
    title: (company) => `We approved the permit of ${company}`,
    text: 'We reviewed the permit: it covers adapters and consoles. Confirmed orders that were waiting for it now go to production.',
  },
  refused: {
    title: (company) => `We could not approve the permit of ${company}`,
    text: 'We reviewed the permit and did not approve it. Read the reason and upload a document that corrects it.',
  },
  ends: {
    title: (company, days) => `The permit of ${company} expires ${inDaysEn(days)}`,
    text: 'Without a valid permit, orders of adapters and consoles can be confirmed but do not go to production.',
    renew: 'Upload the new permit; the current one is valid until its last day.',
    renewed: 'We have received the new permit and are reviewing it; there is no need to upload it again.',
  },
}

export const mailTexts = { es, en }
