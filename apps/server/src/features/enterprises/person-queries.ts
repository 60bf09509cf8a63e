import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** The address of contact of an enterprise belongs to its data, not to a person alone. */
export const enterprisePersonData = personTable({
  kind: 'empresas',
  name: { es: 'Correo de contacto de una empresa', en: 'Contact e-mail of an enterprise' },
  from: sql`empresa t`,
  email: sql`t.email`,
  columns: ['nombre', 'email', 'telefono', 'creado_en'],
  keptBecause: {
    es: 'Empresas: cambie el correo de contacto en la ficha de la empresa.',
    en: 'Enterprises: change the contact e-mail on the page of the enterprise.',
  },
})
