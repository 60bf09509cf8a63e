import { standingTexts } from '#features/marketplace/staff/standing-texts.ts'

const es = {
  ...standingTexts.es,
  mine: 'Mis clasificados',
  all: 'Administrar clasificados',
  search: 'Marca, SKU, ciudad',
  newItem: 'Nuevo clasificado',
  none: 'Todavía no tiene clasificados',
  noneText: 'Publique el primero con sus fotos; se ve en el sitio cuando se aprueba.',
  noneOfAll: 'Todavía no hay clasificados',
  noneOfAllText: 'Aparecen aquí en cuanto alguien publica un equipo.',

  machine: 'Equipo',
  place: 'Lugar',
  perDay: (amount: string) => `${amount} al día`,

  englishHint: 'Opcional: sin este texto, el sitio en inglés muestra el español.',
  whatFor: 'Qué se ofrece',
  externalHint: 'Se agrega una utilidad al precio.',
  finalPrice: 'Precio final',
  finalPriceHint: 'Lo que paga el comprador.',
  commission: 'Comisiones',
  commissionHint: 'Van dentro del precio; no se muestran al público.',
  create: 'Publicar clasificado',
  sendsToReview: 'Precio, marca, año, categoría y fotos de un clasificado aprobado vuelven a revisión.',
}

const en: typeof es = {
  ...standingTexts.en,
  mine: 'My listings',
  all: 'Manage listings',
  search: 'Brand, SKU, city',
  newItem: 'New listing',
  none: 'You have no listings yet',
  noneText: 'Publish the first one with its pictures; it is shown on the site once it is approved.',
  noneOfAll: 'There are no listings yet',
  noneOfAllText: 'They appear here as soon as someone publishes a machine.',

  machine: 'Machine',
  place: 'Place',
  perDay: (amount) => `${amount} a day`,

  englishHint: 'Optional: without this text, the English site shows the Spanish one.',
  whatFor: 'What is offered',
  externalHint: 'A profit is added to the price.',
  finalPrice: 'Final price',
  finalPriceHint: 'What the buyer pays.',
  commission: 'Commissions',
  commissionHint: 'They are inside the price and never shown in public.',
  create: 'Publish listing',
  sendsToReview: 'Price, brand, year, category and pictures of an approved listing are reviewed again.',
}

export const machineTexts = { es, en }
