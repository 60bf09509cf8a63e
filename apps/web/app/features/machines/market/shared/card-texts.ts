const es = {
  inSpanish: 'En español',
  reserved: 'Reservado',
  auction: 'Subasta',
  offers: 'Recibe ofertas',
  rent: 'Arriendo',
  featured: 'Destacado',
  bid: 'Puja actual',
  startPrice: 'Precio inicial',
  starts: (when: string) => `Comienza el ${when}, hora de Chile`,
  ends: (when: string) => `Termina el ${when}, hora de Chile`,
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
  starts: (when) => `Starts ${when}, Chile time`,
  ends: (when) => `Ends ${when}, Chile time`,
  askPrice: 'Price on request',
  perDay: '/ day',
  fromDays: (days) => `at least ${days} ${days === 1 ? 'day' : 'days'}`,
  rentPrice: 'Rent',
  documentation: 'Documentation',
  scoreOf: (score) => `${score} of 100`,
}

export const cardTexts = { key: 'machines/market/card', es, en }
