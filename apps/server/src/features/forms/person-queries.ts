import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Contact, meeting and non-disclosure forms: they may all go. */
export const formPersonData = personTable({
  kind: 'formularios',
  name: { es: 'Formulario', en: 'Form' },
  from: sql`formulario t`,
  email: sql`t.email`,
  columns: ['tipo', 'referencia', 'nombre', 'email', 'telefono', 'empresa', 'datos', 'idioma', 'ip', 'creado_en'],
  erase: { table: 'formulario' },
})
