const es = {
  title: 'Categorías de clasificados',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay categorías',
  noneText: 'Cree la primera: cada clasificado pertenece a una.',
  add: 'Nueva categoría',
  create: 'Crear categoría',
  spanish: 'Nombre en español',
  english: 'Nombre en inglés',
  status: 'Estado',
  statusHint: 'Una categoría inactiva no se puede elegir en clasificados nuevos.',
  machines: 'Clasificados',
  machinesOf: (count: string, name: string) => `${count} clasificados de ${name}`,
  remove: 'Eliminar categoría',
  removeText: 'Ningún clasificado la usa.',
  deactivateText:
    'Hay clasificados que la usan: no se elimina, queda inactiva y no se puede elegir en clasificados nuevos.',
  countMachines: (count: number) => (count === 1 ? '1 clasificado' : `${count} clasificados`),
}

const en: typeof es = {
  title: 'Listing categories',
  search: 'Spanish or English name',
  none: 'There are no categories yet',
  noneText: 'Create the first one: each listing belongs to one.',
  add: 'New category',
  create: 'Create category',
  spanish: 'Spanish name',
  english: 'English name',
  status: 'Status',
  statusHint: 'An inactive category cannot be chosen for new listings.',
  machines: 'Listings',
  machinesOf: (count, name) => `${count} listings of ${name}`,
  remove: 'Delete category',
  removeText: 'No listing uses it.',
  deactivateText:
    'There are listings that use it: it is not deleted, but becomes inactive and cannot be chosen for new ones.',
  countMachines: (count) => (count === 1 ? '1 listing' : `${count} listings`),
}

export const categoryTexts = { es, en }
