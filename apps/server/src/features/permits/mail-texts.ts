const inDays = (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`)
const inDaysPt = (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`)
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

const pt: typeof es = {
  company: 'Empresa',
  number: 'Autorização',
  end: 'Vence em',
  reason: 'Motivo',
  open: 'Ver a autorização',
  approved: {
    title: (company) => `Aprovamos a autorização de ${company}`,
    text: 'Revisamos a autorização: ela vale para comprar adaptadores e consoles. Os pedidos confirmados que a aguardavam entram em produção.',
  },
  refused: {
    title: (company) => `Não pudemos aprovar a autorização de ${company}`,
    text: 'Revisamos a autorização e não a aprovamos. Leia o motivo e envie um documento que o corrija.',
  },
  ends: {
    title: (company, days) => `A autorização de ${company} vence ${inDaysPt(days)}`,
    text: 'Sem uma autorização vigente, os pedidos de adaptadores e consoles podem ser confirmados, mas não entram em produção.',
    renew: 'Envie a nova autorização; a atual vale até o último dia.',
    renewed: 'Já recebemos a nova autorização e a estamos revisando; não é preciso enviá-la de novo.',
  },
}

/** To companies, and to clients in the language of their quote. */
export const mailTexts = { es, en, pt }
