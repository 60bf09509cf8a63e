const es = {
  title: 'Categorías de productos',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay categorías',
  noneText: 'Cree la primera: cada producto pertenece a una.',
  add: 'Nueva categoría',
  create: 'Crear categoría',
  spanish: 'Nombre en español',
  english: 'Nombre en inglés',
  status: 'Estado',
  statusHint: 'Una categoría inactiva no se puede elegir en productos nuevos.',
  products: 'Productos',
  productsOf: (count: string, name: string) => `${count} productos de ${name}`,
  countProducts: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  remove: 'Eliminar categoría',
  removeText: 'Ningún producto la usa.',
  deactivateText: 'Hay productos que la usan: no se elimina, queda inactiva y no se puede elegir en productos nuevos.',
}

const en: typeof es = {
  title: 'Product categories',
  search: 'Spanish or English name',
  none: 'There are no categories yet',
  noneText: 'Create the first one: each product belongs to one.',
  add: 'New category',
  create: 'Create category',
  spanish: 'Spanish name',
  english: 'English name',
  status: 'Status',
  statusHint: 'An inactive category cannot be chosen for new products.',
  products: 'Products',
  productsOf: (count, name) => `${count} products of ${name}`,
  countProducts: (count) => (count === 1 ? '1 product' : `${count} products`),
  remove: 'Delete category',
  removeText: 'No product uses it.',
  deactivateText:
    'There are products that use it: it is not deleted, but becomes inactive and cannot be chosen for new ones.',
}

export const productCategoryTexts = { es, en }
