const es = {
  units: 'Unidades de tiempo',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay unidades de tiempo',
  noneText: 'Cree la primera: con ellas se dice cuánto se usó un equipo.',
  newUnit: 'Nueva unidad',
  create: 'Crear unidad',
  spanish: 'Nombre en español',
  english: 'Nombre en inglés',
  listings: 'Avisos',
  countListings: (count: number) => (count === 1 ? 'La usa 1 aviso' : `La usan ${count} avisos`),
  remove: 'Eliminar unidad',
  removeAction: 'Eliminar',
  removeTitle: (name: string) => `¿Eliminar ${name}?`,
  removeText: 'No se podrá elegir en avisos nuevos.',
  inUse: 'Hay avisos que la usan.',
}

const en: typeof es = {
  units: 'Time units',
  search: 'Spanish or English name',
  none: 'There are no time units yet',
  noneText: 'Create the first one: they tell how much a machine was used.',
  newUnit: 'New unit',
  create: 'Create unit',
  spanish: 'Spanish name',
  english: 'English name',
  listings: 'Listings',
  countListings: (count) => (count === 1 ? '1 listing uses it' : `${count} listings use it`),
  remove: 'Delete unit',
  removeAction: 'Delete',
  removeTitle: (name) => `Delete ${name}?`,
  removeText: 'It can no longer be chosen for new listings.',
  inUse: 'There are listings that use it.',
}

export const timeUnitTexts = { es, en }
