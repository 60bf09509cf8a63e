import type { cardTexts } from './card-texts.ts'

const card: (typeof cardTexts)['es'] = {
  inSpanish: 'Em espanhol',
  reserved: 'Reservado',
  askPrice: 'Preço sob consulta',
  perMonth: '/ mês',
  built: (meters) => `${meters}\u00a0m² construídos`,
  land: (meters) => `${meters}\u00a0m² de terreno`,
  rooms: (count, text, isHome) => `${text} ${isHome ? 'quarto' : 'sala'}${count === 1 ? '' : 's'}`,
  baths: (count, text) => `${text} ${count === 1 ? 'banheiro' : 'banheiros'}`,
  fell: (share, day) => `Baixou ${share}% em ${day}`,
}

export const portuguese = { 'properties/market/card': card }
