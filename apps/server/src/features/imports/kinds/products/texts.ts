const es = {
  sheet: 'Productos',
  file: 'plantilla-productos',
  notAllowed: 'Su usuario ya no puede importar productos.',
  contradicts: (row: number, value: string) => `Contradice la fila ${row} del mismo producto, que dice «${value}».`,
  repeats: (row: number) => `La fila no agrega nada a la fila ${row}.`,
  tierUnknown: (starts: string) => `Los tramos de su categoría comienzan en: ${starts}.`,
  priceInPart: (row: number) => `La fila ${row}, de los precios de la misma sucursal, tiene un error.`,
  otherCode: (name: string, code: string) => `${name} tiene el código ${code}: corrija el código o el nombre.`,
  stays: (columns: string) => `El producto viene con el portal: una importación cambia sus precios, y no: ${columns}.`,
  unitsAre: (sale: string, measure: string) => `Sus unidades serán: de venta, ${sale}; de medida, ${measure}.`,
  becomesSuggested: 'La fila no nombra empresa ni sucursal: su precio es el sugerido.',
  onlyBranch: (branch: string) => `Es de ${branch}, la única sucursal de la empresa.`,
  holdsFor: (starts: string) => `El precio vale también desde: ${starts}.`,
  discountGiven: 'El precio sale del descuento: el que trae la fila no se lee.',
  farFromList: (what: string, price: string, usual: string) =>
    `${what}: ${price} se aleja más de tres veces del sugerido, ${usual}.`,
  farFromEarlier: (what: string, price: string, usual: string) =>
    `${what}: ${price} se aleja más de tres veces de lo que era, ${usual}.`,
  belowFloor: (price: string, floor: string) => `${price} queda bajo el piso de su país, ${floor}.`,
  notes: {
    sheet: 'Notas',
    text: 'Una fila por producto, o por precio: las filas de un mismo código, o de un mismo nombre, son un producto. El precio de una sucursal lleva su empresa, por nombre o identificación tributaria; sin empresa es el precio sugerido. Una fila por cada cantidad desde la que el precio cambia. Los precios son en dólares. Un producto nuevo no se publica en el sitio.',
  },
}

const en: typeof es = {
  sheet: 'Products',
  file: 'products-template',
  notAllowed: 'Your user may no longer import products.',
  contradicts: (row, value) => `It contradicts row ${row} of the same product, which says “${value}”.`,
  repeats: (row) => `The row adds nothing to row ${row}.`,
  tierUnknown: (starts) => `The tiers of its category begin at: ${starts}.`,
  priceInPart: (row) => `Row ${row}, of the prices of the same branch office, has an error.`,
  otherCode: (name, code) => `${name} has the code ${code}: correct the code or the name.`,
  stays: (columns) => `The product comes with the portal: an import changes its prices, and not: ${columns}.`,
  unitsAre: (sale, measure) => `Its units will be: sold by ${sale}, measured by ${measure}.`,
  becomesSuggested: 'The row names no enterprise and no branch office: its price is the suggested one.',
  onlyBranch: (branch) => `It is of ${branch}, the only branch office of the enterprise.`,
  holdsFor: (starts) => `The price holds from these quantities too: ${starts}.`,
  discountGiven: 'The price follows from the discount: the one of the row is not read.',
  farFromList: (what, price, usual) =>
    `${what}: ${price} is more than three times away from the suggested price, ${usual}.`,
  farFromEarlier: (what, price, usual) => `${what}: ${price} is more than three times away from what it was, ${usual}.`,
  belowFloor: (price, floor) => `${price} is below the floor of its country, ${floor}.`,
  notes: {
    sheet: 'Notes',
    text: 'One row for each product, or for each price: rows of one code, or of one name, are one product. The price of a branch office has its enterprise, by name or tax ID; without an enterprise it is the suggested price. One row for each quantity from which the price changes. Prices are in US dollars. A new product is not published on the site.',
  },
}

export const productTexts = { es, en }
