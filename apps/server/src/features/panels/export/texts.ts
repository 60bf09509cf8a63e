const es = {
  tile: 'Cifra',
  group: 'Grupo',
  from: 'Desde',
  to: 'Hasta',
  count: 'Cantidad',
  of: 'De',
  currency: 'Moneda',
  amount: 'Monto',
  now: 'hoy',
  period: 'Período',
  before: 'Período anterior',
  made: 'Al día',
  rate: 'Tipo de cambio',
  all: 'Total',
  rateIs: (value: string, day: string, source: string) => `${value} pesos por dólar, del ${day} (${source})`,
  note: 'Cada número es el total de la lista que abre, según lo que puede ver quien exportó. Los montos de cada moneda van por separado.',
}

const en: typeof es = {
  tile: 'Figure',
  group: 'Group',
  from: 'From',
  to: 'To',
  count: 'Number',
  of: 'Of',
  currency: 'Currency',
  amount: 'Amount',
  now: 'now',
  period: 'Period',
  before: 'Period before',
  made: 'As of',
  rate: 'Rate',
  all: 'Total',
  rateIs: (value: string, day: string, source: string) => `${value} pesos for a dollar, of ${day} (${source})`,
  note: 'Each number is the total of the list that it opens, of what the exporting person may see. Amounts of each currency stand by themselves.',
}

export const texts = { es, en }
