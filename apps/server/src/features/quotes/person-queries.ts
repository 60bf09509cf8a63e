import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Quotes stay: they are accounting records. */
export const quotePersonData = personTable({
  kind: 'cotizaciones',
  name: { es: 'Cotización', en: 'Quote' },
  from: sql`cotizacion t`,
  email: sql`t.cliente_email`,
  columns: [
    ...[
      'codigo',
      'cliente_nombre',
      'cliente_email',
      'cliente_telefono',
      'cliente_empresa',
      'cliente_identificador',
      'total',
      'moneda',
    ],
    ...['estado', 'creado_en'],
  ],
  keptBecause: {
    es: 'Cotizaciones y pedidos: se conservan como respaldo contable.',
    en: 'Quotes and orders: they are kept as accounting records.',
  },
})
