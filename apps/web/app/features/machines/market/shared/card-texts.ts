const es = {
  inSpanish: 'En español',
  reserved: 'Reservado',
  auction: 'Subasta',
  offers: 'Recibe ofertas',
  rent: 'Arriendo',
  featured: 'Destacado',
  bid: 'Puja actual',
  startPrice: 'Precio inicial',
  starts: (when: string, hour: string) => `Comienza el ${when}, ${hour}`,
  ends: (when: string, hour: string) => `Termina el ${when}, ${hour}`,
  askPrice: 'Consultar precio',
  perDay: '/ día',
  fromDays: (days: number) => `mínimo ${days} ${days === 1 ? 'día' : 'días'}`,
  rentPrice: 'Arriendo',
  documentation: 'Documentación',
  scoreOf: (score: string) => `${score} de 100`,
}

const en: typeof es = {
  inSpanish: 'In Spanish',
  reserved: 'Reserved',
  auction: 'Auction',
  offers: 'Open to offers',
  rent: 'For rent',
  featured: 'Featured',
  bid: 'Current bid',
  startPrice: 'Starting price',
  starts: (when, hour) => `Starts ${when}, ${hour}`,
  ends: (when, hour) => `Ends ${when}, ${hour}`,
  askPrice: 'Price on request',
  perDay: '/ day',
  fromDays: (days) => `at least ${days} ${days === 1 ? 'day' : 'days'}`,
  rentPrice: 'Rent',
  documentation: 'Documentation',
  scoreOf: (score) => `${score} of 100`,
}

export const cardTexts = { key: 'machines/market/card', es, en }
