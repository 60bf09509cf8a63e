interface Discounted {
  /** The arguments are formatted texts: percentages and prices. */
  real: string
  limit: string
  price: string
  list: string
  /** Discount of the line; empty without one. */
  discount: string
}

const es = {
  ownLimit: 'su límite',
  limitOf: (role: string) => `el límite de su autor (${role.toLowerCase()})`,
  lowered: ({ real, limit, price, list, discount }: Discounted, whose: string) =>
    `Descuento real de ${real}, sobre ${whose} de ${limit}: el precio de ${price} está bajo la lista de ${list}${discount && ` y además se descuenta ${discount}`}.`,
  discounted: ({ limit, discount }: Discounted, whose: string) =>
    `Descuento de ${discount}, sobre ${whose} de ${limit}.`,
  underDistributor: (net: string, cost: string) =>
    cost
      ? `El precio neto de ${net} está bajo el costo del distribuidor de ${cost}.`
      : 'El precio neto está bajo el costo del distribuidor.',
  underMaster: (net: string, cost: string) =>
    cost
      ? `El precio neto de ${net} está bajo el costo del máster de ${cost}.`
      : 'El precio neto está bajo el costo del máster.',
}

const en: typeof es = {
  ownLimit: 'your limit',
  limitOf: (role) => `the limit of its author (${role.toLowerCase()})`,
  lowered: ({ real, limit, price, list, discount }, whose) =>
    `Real discount of ${real}, over ${whose} of ${limit}: the price of ${price} is below the list price of ${list}${discount && `, and ${discount} is taken off on top`}.`,
  discounted: ({ limit, discount }, whose) => `Discount of ${discount}, over ${whose} of ${limit}.`,
  underDistributor: (net, cost) =>
    cost
      ? `The net price of ${net} is below the distributor cost of ${cost}.`
      : 'The net price is below the distributor cost.',
  underMaster: (net, cost) =>
    cost ? `The net price of ${net} is below the master cost of ${cost}.` : 'The net price is below the master cost.',
}

export const ruleTexts = { es, en }
