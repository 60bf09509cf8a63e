const es = {
  messageHint: 'Plazo, lugar de entrega, lo que necesite saber.',
  from: 'Desde',
  to: 'Hasta',
  pick: (day: string) => `Elegir el ${day}`,
  pickFirst: 'Elija el primer día.',
  pickLast: 'Elija el último día.',
  picked: (count: number, cost: string) => `${count} ${count === 1 ? 'día' : 'días'}${cost && ` · ${cost}`}`,
  tooShort: (days: number) => `El mínimo son ${days} ${days === 1 ? 'día' : 'días'}.`,
  overlaps: 'Hay días ya arrendados dentro de esas fechas.',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  minimum: (days: number) => `Mínimo ${days} ${days === 1 ? 'día' : 'días'}.`,
}

const en: typeof es = {
  messageHint: 'Dates, delivery location, anything you need to know.',
  from: 'From',
  to: 'To',
  pick: (day) => `Choose ${day}`,
  pickFirst: 'Choose the first day.',
  pickLast: 'Choose the last day.',
  picked: (count, cost) => `${count} ${count === 1 ? 'day' : 'days'}${cost && ` · ${cost}`}`,
  tooShort: (days) => `The minimum is ${days} ${days === 1 ? 'day' : 'days'}.`,
  overlaps: 'Some of those days are already booked.',
  earlier: 'Previous month',
  later: 'Next month',
  minimum: (days) => `At least ${days} ${days === 1 ? 'day' : 'days'}.`,
}

export const quoteTexts = { key: 'machines/market/request', es, en }
