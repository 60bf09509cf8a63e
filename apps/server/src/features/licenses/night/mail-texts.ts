const es = {
  ends: (service: string, days: number) =>
    days === 0
      ? `Su licencia de ${service} termina hoy`
      : days === 1
        ? `Su licencia de ${service} termina mañana`
        : `Su licencia de ${service} termina en ${days} días`,
  lastDay: (day: string, grace: number) =>
    grace === 0
      ? `El último día es el ${day}.`
      : `El último día es el ${day}; después sigue funcionando ${grace} ${grace === 1 ? 'día' : 'días'} de gracia.`,
  demo: 'Si le sirve, pida la cotización de una licencia: le quedan los datos de su demostración escritos.',
  renew: 'Pida su cotización de renovación: ya está escrita, solo la revisa y la envía.',
  ask: 'Pedir la cotización',
  prepare: 'Preparar la cotización',
  openList: 'Ver las licencias',
  service: 'Servicio',
  type: 'Tipo',
  end: 'Último día',
  holder: 'Titular',
  enterprise: 'Empresa',
  many: (count: number) => (count === 1 ? '1 licencia termina pronto' : `${count} licencias terminan pronto`),
  manyText: 'Estas licencias llegan a su término:',
  more: (count: number) => `Y ${count} más, en la lista.`,
  inDays: (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`),
}

const en: typeof es = {
  ends: (service, days) =>
    days === 0
      ? `Your ${service} license ends today`
      : days === 1
        ? `Your ${service} license ends tomorrow`
        : `Your ${service} license ends in ${days} days`,
  lastDay: (day, grace) =>
    grace === 0
      ? `The last day is ${day}.`
      : `The last day is ${day}; after that there ${grace === 1 ? 'is 1 day' : `are ${grace} days`} of grace.`,
  demo: 'If it works for you, request a quote for a license: the details of your demo are already filled in.',
  renew: 'Request your renewal quote: it is already filled in, you only need to check and send it.',
  ask: 'Request the quote',
  prepare: 'Prepare the quote',
  openList: 'See the licenses',
  service: 'Service',
  type: 'Type',
  end: 'Last day',
  holder: 'Holder',
  enterprise: 'Enterprise',
  many: (count) => (count === 1 ? '1 license ends soon' : `${count} licenses end soon`),
  manyText: 'These licenses reach their end:',
  more: (count) => `And ${count} more, in the list.`,
  inDays: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
}

export const texts = { es, en }
