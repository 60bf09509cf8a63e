const es = {
  title: 'Asignar productos',
  assigned: 'Productos asignados',
  assign: 'Asignar producto',
  newAssignment: 'Nueva asignación',
  import: 'Importar precios',
  search: 'Producto, empresa o sucursal',
  none: 'Todavía no hay productos asignados',
  noneText: 'Asigne un producto a una sucursal para decir a qué precio lo compra según la cantidad.',
  choose: 'Elegir…',

  product: 'Producto',
  enterprise: 'Empresa',
  branch: 'Sucursal',
  place: 'Dónde se vende',
  mode: 'Forma',
  prices: 'Precio por cantidad',
  quantity: 'Cantidad',
  price: 'Precio',
  floor: 'Piso',
  margin: 'Margen',
  marginHint: 'El margen es sobre el precio; el piso es lo que le cuesta al distribuidor en el país de la sucursal.',
  noFloor: 'Este país no tiene una proyección vigente del producto: no hay piso con que comparar.',
  noFloorShort: 'sin piso',
  belowFloor: 'bajo el piso',
  noSuggested: 'El producto no tiene precio sugerido: un descuento no da precio todavía.',
  suggested: (price: string) => `Precio sugerido: ${price}`,
  range: (from: string, to: string) => `${from}–${to}`,
  openRange: (from: string) => (from === '1' ? 'Cualquier cantidad' : `Desde ${from}`),
  chooseProduct: 'Elija un producto: sus tramos dependen de su categoría.',
  priceFor: (range: string) => `Precio, ${range}`,
  discountFor: (range: string) => `Descuento, ${range}`,

  removeAssignment: 'Quitar asignación',
  remove: 'Quitar',
  removeTitle: (product: string, branch: string) => `¿Quitar ${product} de ${branch}?`,
  removeText: 'La sucursal vuelve al precio sugerido. Las cotizaciones ya hechas conservan sus precios.',
  willRemove: (count: number, said: string) =>
    count === 1
      ? 'Se quitará 1 asignación: su sucursal vuelve al precio sugerido. Las cotizaciones ya hechas conservan sus precios.'
      : `Se quitarán ${said} asignaciones: las sucursales vuelven al precio sugerido. Las cotizaciones ya hechas conservan sus precios.`,
  removed: (said: string) => `Asignaciones quitadas: ${said}.`,
}

const en: typeof es = {
  title: 'Assign products',
  assigned: 'Assigned products',
  assign: 'Assign product',
  newAssignment: 'New assignment',
  import: 'Import prices',
  search: 'Product, enterprise or branch office',
  none: 'There are no assigned products yet',
  noneText: 'Assign a product to a branch office to say at which price it buys, by quantity.',
  choose: 'Choose…',

  product: 'Product',
  enterprise: 'Enterprise',
  branch: 'Branch office',
  place: 'Where it is sold',
  mode: 'Way',
  prices: 'Price by quantity',
  quantity: 'Quantity',
  price: 'Price',
  floor: 'Floor',
  margin: 'Margin',
  marginHint: 'The margin is on the price; the floor is what the distributor pays in the country of the branch office.',
  noFloor: 'This country has no valid projection of the product: there is no floor to compare with.',
  noFloorShort: 'no floor',
  belowFloor: 'below the floor',
  noSuggested: 'The product has no suggested price: a discount gives no price yet.',
  suggested: (price) => `Suggested price: ${price}`,
  range: (from, to) => `${from}–${to}`,
  openRange: (from) => (from === '1' ? 'Any quantity' : `From ${from}`),
  chooseProduct: 'Choose a product: its tiers depend on its category.',
  priceFor: (range) => `Price, ${range}`,
  discountFor: (range) => `Discount, ${range}`,

  removeAssignment: 'Remove assignment',
  remove: 'Remove',
  removeTitle: (product, branch) => `Remove ${product} from ${branch}?`,
  removeText: 'The branch office goes back to the suggested price. Quotes that were made keep their prices.',
  willRemove: (count, said) =>
    count === 1
      ? '1 assignment will be removed: its branch office goes back to the suggested price. Quotes that were made keep their prices.'
      : `${said} assignments will be removed: the branch offices go back to the suggested price. Quotes that were made keep their prices.`,
  removed: (said) => `Assignments removed: ${said}.`,
}

export const texts = { es, en }
