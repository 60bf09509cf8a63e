const es = {
  title: 'Cotizaciones que cambian de precio',
  about:
    'Líneas abiertas con precio de proyección, o sugerido mientras no la había, que una versión más nueva valoriza de otra manera. Las que usan el precio de su sucursal no cambian.',
  button: 'Cotizaciones que cambian',
  search: 'Buscar número, cliente…',
  number: 'Cotización',
  product: 'Producto',
  country: 'País',
  offered: 'Ofrecido',
  price: 'Precio de lista',
  difference: 'Diferencia',
  since: 'Rige desde',
  moment: 'Cuándo',
  validUntil: 'Vigencia y autor',
  belowFloor: 'Bajo el nuevo piso',
  none: 'Ninguna cotización abierta cambia de precio',
  noneText: 'Aparecen aquí cuando se guarda una versión con otros precios mientras hay cotizaciones pendientes.',
  count: (lines: number, isExact: boolean) =>
    lines === 1
      ? '1 línea de una cotización abierta cambia de precio'
      : `${isExact ? '' : 'Más de '}${lines} líneas de cotizaciones abiertas cambian de precio`,
}

const en: typeof es = {
  title: 'Quotes whose price changes',
  about:
    'Open lines with the price of a projection, or the suggested one while there was none, that a newer version prices otherwise. Those at the price of their branch do not change.',
  button: 'Quotes that change',
  search: 'Search number, client…',
  number: 'Quote',
  product: 'Product',
  country: 'Country',
  offered: 'Offered',
  price: 'List price',
  difference: 'Difference',
  since: 'Holds from',
  moment: 'When',
  validUntil: 'Valid until, author',
  belowFloor: 'Below the new floor',
  none: 'No open quote changes its price',
  noneText: 'They appear here when a version with other prices is saved while quotes are pending.',
  count: (lines, isExact) =>
    lines === 1
      ? '1 line of an open quote changes its price'
      : `${isExact ? '' : 'More than '}${lines} lines of open quotes change their price`,
}

export const priceChangeTexts = { es, en }
