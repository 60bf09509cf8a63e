import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Payments stay: they are accounting records. */
export const paymentPersonData = personTable({
  kind: 'pagos',
  name: { es: 'Pago', en: 'Payment' },
  from: sql`pago t join solicitud_clasificado r on r.id = t.solicitud_id`,
  email: sql`r.email`,
  columns: ['buy_order', 'monto', 'moneda', 'estado', 'medio', 'referencia', 'tarjeta', 'ip', 'creado_en'],
  keptBecause: {
    es: 'Pagos: se conservan como respaldo contable.',
    en: 'Payments: they are kept as accounting records.',
  },
})

/** Transfers whose terms were accepted stay with their payments. */
export const transferPersonData = personTable({
  kind: 'transferencias',
  name: { es: 'Transferencia', en: 'Transfer' },
  from: sql`transferencia t join solicitud_clasificado r on r.id = t.solicitud_id`,
  email: sql`r.email`,
  columns: ['referencia', 'monto', 'moneda', 'ip', 'condiciones_aceptadas_en', 'comprobante_en'],
  keptBecause: {
    es: 'Transferencias: se conservan como respaldo contable.',
    en: 'Transfers: they are kept as accounting records.',
  },
})
