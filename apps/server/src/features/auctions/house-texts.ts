const es = {
  machine: 'Clasificado',
  result: 'Precio final',
  awarded: 'Subasta adjudicada',
  belowReserve: 'Subasta bajo la reserva: decida qué hacer',
  withoutBids: 'Subasta sin pujas',
  open: 'Abrir la subasta',
  bids: 'Pujas',
}

const en: typeof es = {
  machine: 'Listing',
  result: 'Final price',
  awarded: 'Auction awarded',
  belowReserve: 'Auction below the reserve: decide what to do',
  withoutBids: 'Auction without bids',
  open: 'Open the auction',
  bids: 'Bids',
}

/** To the seller and the company. */
export const houseTexts = { es, en }
