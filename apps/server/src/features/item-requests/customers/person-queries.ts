import { sql } from 'kysely'
import { erasedName, personTable } from '#core/base/person-data.ts'

/** Customers of the marketplace. */
export const customerPersonData = personTable({
  kind: 'clientes',
  name: { es: 'Cliente de clasificados', en: 'Marketplace customer' },
  from: sql`clasificado_cliente t`,
  email: sql`t.email`,
  columns: ['nombre', 'email', 'telefono', 'empresa', 'creado_en'],
  erase: {
    table: 'clasificado_cliente',
    set: sql`nombre = ${erasedName}, email = '', telefono = '', empresa = '',
      eliminado_en = coalesce(eliminado_en, now()), version = version + 1`,
  },
})
