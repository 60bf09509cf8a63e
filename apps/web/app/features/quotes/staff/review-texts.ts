const es = {
  title: 'Lo que se aprueba',
  caption: (currency: string) => `Precios por unidad en ${currency}, sin cable extra.`,
  list: 'Lista',
  net: 'Neto',
  real: 'Desc. real',
  cost: 'Costo dist.',
  margin: 'Margen',
  master: (figure: string) => `máster ${figure}`,
  units: (quantity: string) => `× ${quantity}`,
  cable: (meters: string) => `cable ${meters}\u00a0m`,
  total: 'Total de las líneas',
  totalReal: 'Descuento real',
  totalCost: 'Costo del distribuidor',
  totalMaster: 'Costo del máster',
  totalMargin: 'Margen',
  noList: (count: number) =>
    count === 1
      ? 'Una línea no tiene precio de lista: cuenta con su precio de venta.'
      : `${count} líneas no tienen precio de lista: cuentan con su precio de venta.`,
  noCost: (count: number) =>
    count === 1
      ? 'Una línea no tiene costo conocido: queda fuera del margen.'
      : `${count} líneas no tienen costo conocido: quedan fuera del margen.`,
  others: (count: number) => (count === 1 ? 'Mostrar la otra línea' : `Mostrar las otras ${count} líneas`),
}

const en: typeof es = {
  title: 'What is approved',
  caption: (currency) => `Prices of one unit in ${currency}, without extra cable.`,
  list: 'List',
  net: 'Net',
  real: 'Real disc.',
  cost: 'Dist. cost',
  margin: 'Margin',
  master: (figure) => `master ${figure}`,
  units: (quantity) => `× ${quantity}`,
  cable: (meters) => `${meters}\u00a0m of cable`,
  total: 'Total of the lines',
  totalReal: 'Real discount',
  totalCost: 'Distributor cost',
  totalMaster: 'Master cost',
  totalMargin: 'Margin',
  noList: (count) =>
    count === 1
      ? 'One line has no list price: it counts at its sale price.'
      : `${count} lines have no list price: they count at their sale price.`,
  noCost: (count) =>
    count === 1
      ? 'The cost of one line is not known: it is left out of the margin.'
      : `The cost of ${count} lines is not known: they are left out of the margin.`,
  others: (count) => (count === 1 ? 'Show the other line' : `Show the other ${count} lines`),
}

export const reviewTexts = { es, en }
