import type { cardTexts } from './card-texts.ts'

const card: (typeof cardTexts)['es'] = {
  inSpanish: 'Em espanhol',
  reserved: 'Reservado',
  askPrice: 'Preço sob consulta',
  perMonth: '/ mês',
  built: (meters) => `${meters} m² construídos`,
  land: (meters) => `${meters} m² de terreno`,
  rooms: (count, text) => `${text} ${count === 1 ? 'quarto' : 'quartos'}`,
  baths: (count, text) => `${text} ${count === 1 ? 'banheiro' : 'banheiros'}`,
  fell: (share, day) => `Baixou ${share}% em ${day}`,
}

export const portuguese = { 'property-market/card': card }
