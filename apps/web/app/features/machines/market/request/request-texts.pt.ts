import type { quoteTexts } from './request-texts.ts'

const daysOf = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`

const request: (typeof quoteTexts)['es'] = {
  messageHint: 'Prazo, local de entrega, o que precisar saber.',
  from: 'De',
  to: 'Até',
  pick: (day) => `Escolher ${day}`,
  pickFirst: 'Escolha o primeiro dia.',
  pickLast: 'Escolha o último dia.',
  picked: (count, cost) => `${daysOf(count)}${cost && ` · ${cost}`}`,
  tooShort: (days) => `O mínimo é de ${daysOf(days)}.`,
  overlaps: 'Há dias já locados dentro dessas datas.',
  earlier: 'Mês anterior',
  later: 'Mês seguinte',
  minimum: (days) => `Mínimo de ${daysOf(days)}.`,
}

export const portuguese = { 'machines/market/request': request }
