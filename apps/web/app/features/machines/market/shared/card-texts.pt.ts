import type { cardTexts } from './card-texts.ts'

const card: (typeof cardTexts)['es'] = {
  inSpanish: 'Em espanhol',
  reserved: 'Reservado',
  auction: 'Leilão',
  offers: 'Aceita ofertas',
  rent: 'Locação',
  featured: 'Destaque',
  bid: 'Lance atual',
  startPrice: 'Preço inicial',
  starts: (when, hour) => `Começa em ${when}, ${hour}`,
  ends: (when, hour) => `Termina em ${when}, ${hour}`,
  askPrice: 'Preço sob consulta',
  perDay: '/ dia',
  fromDays: (days) => `mínimo de ${days} ${days === 1 ? 'dia' : 'dias'}`,
  rentPrice: 'Locação',
  documentation: 'Documentação',
  scoreOf: (score) => `${score} de 100`,
}

export const portuguese = { 'machines/market/card': card }
