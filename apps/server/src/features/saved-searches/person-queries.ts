import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Saved searches. */
export const searchPersonData = personTable({
  kind: 'busquedas',
  name: { es: 'Búsqueda guardada', en: 'Saved search' },
  from: sql`busqueda_guardada t`,
  email: sql`t.email`,
  columns: ['tipo', 'filtro', 'email', 'frecuencia', 'idioma', 'creada_en'],
  erase: { table: 'busqueda_guardada' },
})
