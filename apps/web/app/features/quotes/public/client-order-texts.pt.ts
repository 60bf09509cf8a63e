import type { clientOrderTexts } from './client-order-texts.ts'

const delayOf = (count: string) => `${count} ${count === '1' ? 'dia útil' : 'dias úteis'} de atraso`

const clientOrder: (typeof clientOrderTexts)['es'] = {
  title: 'Seu pedido',
  planned: (day) => `Previsto: ${day}`,
  isHere: 'etapa atual',
  done: 'feito',
  term: (day) => `Prazo de entrega: ${day}.`,
  waits: 'O prazo de entrega começa quando sua empresa tiver uma autorização vigente.',
  overdue: (count) => `Está com ${delayOf(count)}.`,
  deliveredLate: (count) => `Foi entregue com ${delayOf(count)}.`,
  voided: 'O pedido foi anulado. Escreva para nós se tiver perguntas.',
  carrier: 'Transportadora',
  tracking: 'Número de rastreamento',
  documents: 'Documentos',
}

export const portuguese = { 'quotes/client-order': clientOrder }
