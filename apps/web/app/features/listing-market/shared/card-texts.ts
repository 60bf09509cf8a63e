const es = {
  reserved: 'Reservado',
  auction: 'Subasta',
  offers: 'Recibe ofertas',
  rent: 'Arriendo',
  featured: 'Destacado',
  askPrice: 'Consultar precio',
  perDay: '/ día',
  fromDays: (days: number) => `mínimo ${days} ${days === 1 ? 'día' : 'días'}`,
  rentPrice: 'Arriendo',
  documentation: 'Documentación',
  scoreOf: (score: string) => `${score} de 100`,
}

const en: typeof es = {
  reserved: 'Reserved',
  auction: 'Auction',
  offers: 'Open to offers',
  rent: 'For rent',
  featured: 'Featured',
  askPrice: 'Price on request',
  perDay: '/ day',
  fromDays: (days) => `at least ${days} ${days === 1 ? 'day' : 'days'}`,
  rentPrice: 'Rent',
  documentation: 'Documentation',
  scoreOf: (score) => `${score} of 100`,
}

export const cardTexts = { key: 'listing-market/card', es, en }
