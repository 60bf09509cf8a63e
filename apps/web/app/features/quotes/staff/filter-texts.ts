const es = {
  progress: 'Seguimiento',
  expires: 'Por vencer',
  within: (days: number) => `En ${days} días o menos`,
  country: 'País del cliente',
  created: 'Creada',
  sent: 'Enviada',
  confirmed: 'Confirmada',
  ends: 'Vence',
  total: 'Total',
  currency: 'Moneda',
  turned: 'El rango estaba al revés: se dio vuelta.',
  sums: 'Suma de todo lo encontrado',
  sumOf: (count: string) => `en ${count}`,
  summing: 'Sumando…',
  notSummed: 'No se pudo sumar lo encontrado.',
  quotes: (count: string, isOne: boolean) => (isOne ? '1 cotización' : `${count} cotizaciones`),
}

const en: typeof es = {
  progress: 'Follow-up',
  expires: 'About to expire',
  within: (days) => `In ${days} days or less`,
  country: 'Country of the client',
  created: 'Created',
  sent: 'Sent',
  confirmed: 'Confirmed',
  ends: 'Expires',
  total: 'Total',
  currency: 'Currency',
  turned: 'The range was the wrong way round: it was turned.',
  sums: 'Sum of all that was found',
  sumOf: (count) => `in ${count}`,
  summing: 'Adding up…',
  notSummed: 'What was found could not be added up.',
  quotes: (count, isOne) => (isOne ? '1 quote' : `${count} quotes`),
}

export const filterTexts = { es, en }
