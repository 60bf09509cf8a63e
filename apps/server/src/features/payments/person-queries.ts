import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Payments stay: they are accounting records. */
export const paymentPersonData = personTable({
  kind: 'pagos',
  name: { es: 'Pago', en: 'Payment' },
  from: sql`pago t join solicitud_clasificado r on r.id = t.solicitud_id`,
  email: sql`r.email`,
  columns: ['buy_order', 'monto', 'moneda', 'estado', 'tarjeta', 'ip', 'creado_en'],
  keptBecause: {
    es: 'Pagos: se conservan como respaldo contable.',
    en: 'Payments: they are kept as accounting records.',
  },
})
