import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Offers that were refused when they were sent; those that were stored are requests. */
export const refusedOfferPersonData = personTable({
  kind: 'ofertas_rechazadas',
  name: { es: 'Oferta rechazada', en: 'Refused offer' },
  from: sql`oferta_rechazada t`,
  email: sql`t.email`,
  columns: ['nombre', 'email', 'telefono', 'moneda', 'monto', 'creado_en'],
  erase: { table: 'oferta_rechazada' },
})
