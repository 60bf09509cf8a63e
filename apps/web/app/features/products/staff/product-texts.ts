const es = {
  products: 'Productos',
  newProduct: 'Nuevo producto',
  import: 'Importar lista',
  createProduct: 'Crear producto',
  search: 'Código, nombre o categoría',
  none: 'Todavía no hay productos',
  noneText: 'Cree el primero: con su precio se podrá asignar y cotizar.',
  choose: 'Elegir…',
  required: 'Este campo es obligatorio',

  identity: 'Producto',
  code: 'Código',
  codeHint: 'El de sus otros programas: por él se reconoce el producto al importar.',
  name: 'Nombre',
  englishName: 'Nombre en inglés',
  portugueseName: 'Nombre en portugués',
  otherNameHint: 'En las cotizaciones y documentos de ese idioma. Vacío: se usa el nombre en español.',
  category: 'Categoría',
  status: 'Estado',
  statusHint: 'Un producto inactivo no se puede asignar ni cotizar, y su página pública se oculta.',
  unit: 'Unidad de venta',
  unitOfMeasure: 'Unidad de medida',
  service: 'Servicio asociado',
  serviceHint: 'El que abren sus licencias.',
  noService: 'Ninguno',
  prices: 'Precios por unidad',
  suggestedPrice: 'Precio sugerido',
  cost: 'Costo',
  costHint: 'No puede superar el precio sugerido.',
  cableCost: 'Costo del cable por metro',
  cableCostHint: 'De cada metro de cable extra que se cobra.',
  page: 'Imagen y folletos',
  spanishBrochure: 'Folleto en español',
  englishBrochure: 'Folleto en inglés',
  brochureHint: 'Dirección https. Vacío: el que el portal hace de sus datos.',
  brochureHintPlain: 'Dirección que empieza con https.',

  margin: 'Margen',
  marginOf: (margin: string) => `Margen de ${margin} sobre el precio`,
  branches: 'Sucursales',
  branchesOf: (count: string, name: string) => `${count} ${count === '1' ? 'sucursal' : 'sucursales'} con ${name}`,
  countBranches: (count: number) => (count === 1 ? '1 sucursal' : `${count} sucursales`),
  unpriced: 'Sin precio',
  openPage: 'Ver su página pública',

  data: 'Datos',
  countries: 'Países',
  publicPage: 'Página',

  deleteProduct: 'Eliminar producto',
  remove: 'Eliminar',
  activate: 'Activar',
  deactivate: 'Desactivar',
  willActivate: (count: number, said: string) =>
    count === 1 ? 'Se activará 1 producto.' : `Se activarán ${said} productos.`,
  willDeactivate: (count: number, said: string) =>
    count === 1
      ? 'Se desactivará 1 producto: no se podrá asignar ni cotizar, y su página pública se oculta.'
      : `Se desactivarán ${said} productos: no se podrán asignar ni cotizar, y sus páginas públicas se ocultan.`,
  activated: (said: string) => `Activados: ${said}.`,
  deactivated: (said: string) => `Desactivados: ${said}.`,
  deleteTitle: (name: string) => `¿Eliminar ${name}?`,
  deleteText: 'Deja de mostrarse en todas partes. Si alguna cotización lo usa, solo se desactiva.',
  publish: 'Publicar su página',
  willPublish: (count: number, said: string) =>
    count === 1 ? 'Se publicará la página de 1 producto.' : `Se publicarán las páginas de ${said} productos.`,
  published: (said: string) => `Páginas publicadas: ${said}.`,
  hide: 'Quitar su página del sitio',
  willHide: (count: number, said: string) =>
    count === 1
      ? 'La página de 1 producto saldrá del sitio; el producto se sigue asignando y cotizando.'
      : `Las páginas de ${said} productos saldrán del sitio; se siguen asignando y cotizando.`,
  hidden: (said: string) => `Páginas fuera del sitio: ${said}.`,
  deactivateTitle: (name: string) => `¿Desactivar ${name}?`,
  deactivateText: (branches: string) =>
    `Está asignado a ${branches}: no se elimina, queda inactivo y no se puede elegir en nada nuevo.`,
}

const en: typeof es = {
  products: 'Products',
  newProduct: 'New product',
  import: 'Import list',
  createProduct: 'Create product',
  search: 'Code, name or category',
  none: 'There are no products yet',
  noneText: 'Create the first one: with its price it can be assigned and quoted.',
  choose: 'Choose…',
  required: 'This field is required',

  identity: 'Product',
  code: 'Code',
  codeHint: 'That of your other programs: an import recognizes the product by it.',
  name: 'Name',
  englishName: 'Name in English',
  portugueseName: 'Name in Portuguese',
  otherNameHint: 'On quotes and documents in that language. Empty: the Spanish name is used.',
  category: 'Category',
  status: 'Status',
  statusHint: 'An inactive product cannot be assigned or quoted, and its public page is hidden.',
  unit: 'Sales unit',
  unitOfMeasure: 'Unit of measure',
  service: 'Associated service',
  serviceHint: 'The one that its licenses open.',
  noService: 'None',
  prices: 'Prices per unit',
  suggestedPrice: 'Suggested price',
  cost: 'Cost',
  costHint: 'It cannot exceed the suggested price.',
  cableCost: 'Cable cost per meter',
  cableCostHint: 'Of each meter of extra cable that is charged.',
  page: 'Picture and brochures',
  spanishBrochure: 'Brochure in Spanish',
  englishBrochure: 'Brochure in English',
  brochureHint: 'An https address. Empty: the one that the portal makes of its facts.',
  brochureHintPlain: 'An address that begins with https.',

  margin: 'Margin',
  marginOf: (margin) => `Margin of ${margin} on the price`,
  branches: 'Branch offices',
  branchesOf: (count, name) => `${count} branch ${count === '1' ? 'office' : 'offices'} with ${name}`,
  countBranches: (count) => (count === 1 ? '1 branch office' : `${count} branch offices`),
  unpriced: 'No price',
  openPage: 'See its public page',

  data: 'Data',
  countries: 'Countries',
  publicPage: 'Page',

  deleteProduct: 'Delete product',
  remove: 'Delete',
  activate: 'Activate',
  deactivate: 'Deactivate',
  willActivate: (count, said) => (count === 1 ? '1 product will be activated.' : `${said} products will be activated.`),
  willDeactivate: (count, said) =>
    count === 1
      ? '1 product will be deactivated: it cannot be assigned or quoted, and its public page is hidden.'
      : `${said} products will be deactivated: they cannot be assigned or quoted, and their public pages are hidden.`,
  activated: (said) => `Activated: ${said}.`,
  deactivated: (said) => `Deactivated: ${said}.`,
  deleteTitle: (name) => `Delete ${name}?`,
  deleteText: 'It is no longer shown anywhere. If a quote uses it, it is only deactivated.',
  publish: 'Publish its page',
  willPublish: (count, said) =>
    count === 1 ? 'The page of 1 product will be published.' : `The pages of ${said} products will be published.`,
  published: (said) => `Pages published: ${said}.`,
  hide: 'Take its page off the site',
  willHide: (count, said) =>
    count === 1
      ? 'The page of 1 product will leave the site; the product can still be assigned and quoted.'
      : `The pages of ${said} products will leave the site; they can still be assigned and quoted.`,
  hidden: (said) => `Pages off the site: ${said}.`,
  deactivateTitle: (name) => `Deactivate ${name}?`,
  deactivateText: (branches) =>
    `It is assigned to ${branches}: it is not deleted, but becomes inactive and cannot be chosen for anything new.`,
}

export const productTexts = { es, en }
