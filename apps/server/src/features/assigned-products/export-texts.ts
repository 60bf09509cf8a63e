const es = {
  title: 'Productos asignados',
  file: 'productos-asignados',
  product: 'Producto',
  enterprise: 'Empresa',
  branch: 'Sucursal',
  mode: 'Forma',
  from: 'Desde (unidades)',
  to: 'Hasta (unidades)',
  value: 'Valor',
  price: 'Precio (USD)',
  floor: 'Piso (USD)',
  margin: 'Margen sobre el precio',
  cut: (shown: string) => `Solo los primeros ${shown}: use filtros para ver los demás.`,
}

const en: typeof es = {
  title: 'Assigned products',
  file: 'assigned-products',
  product: 'Product',
  enterprise: 'Enterprise',
  branch: 'Branch office',
  mode: 'Way',
  from: 'From (units)',
  to: 'To (units)',
  value: 'Value',
  price: 'Price (USD)',
  floor: 'Floor (USD)',
  margin: 'Margin on the price',
  cut: (shown) => `Only the first ${shown}: filter to see the others.`,
}

export const texts = { es, en }
