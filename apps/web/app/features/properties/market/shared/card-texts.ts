const es = {
  inSpanish: 'En español',
  reserved: 'Reservada',
  askPrice: 'Consultar precio',
  perMonth: '/ mes',
  built: (meters: string) => `${meters}\u00a0m² construidos`,
  land: (meters: string) => `${meters}\u00a0m² de terreno`,
  rooms: (count: number, text: string, isHome: boolean) =>
    `${text} ${isHome ? (count === 1 ? 'dormitorio' : 'dormitorios') : count === 1 ? 'recinto' : 'recintos'}`,
  baths: (count: number, text: string) => `${text} ${count === 1 ? 'baño' : 'baños'}`,
  fell: (share: string, day: string) => `Bajó ${share}\u00a0% el ${day}`,
}

const en: typeof es = {
  inSpanish: 'In Spanish',
  reserved: 'Reserved',
  askPrice: 'Price on request',
  perMonth: '/ month',
  built: (meters) => `${meters}\u00a0m² built`,
  land: (meters) => `${meters}\u00a0m² of land`,
  rooms: (count, text, isHome) => `${text} ${isHome ? 'bedroom' : 'room'}${count === 1 ? '' : 's'}`,
  baths: (count, text) => `${text} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  fell: (share, day) => `Down ${share}% on ${day}`,
}

export const cardTexts = { key: 'properties/market/card', es, en }
