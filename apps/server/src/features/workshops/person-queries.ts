import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Registrations for workshops; those of a workshop that was closed belong to its certificates. */
export const registrationPersonData = personTable({
  kind: 'inscripciones',
  name: { es: 'Inscripción a un taller', en: 'Workshop registration' },
  from: sql`workshop_registro t join (select id as workshop, nombre as taller from workshop) w
    on w.workshop = t.workshop_id`,
  email: sql`t.email`,
  columns: [
    ...['nombre', 'email', 'telefono', 'empresa', 'idioma', 'ip', 'confirmado_en', 'asistio_en', 'creado_en'],
    'w.taller',
  ],
  remaining: sql<boolean>`(exists (select from certificado where certificado.registro_id = t.id)
    or exists (select from workshop_cierre_persona p where p.registro_id = t.id))`,
  keptBecause: {
    es: 'Inscripciones de talleres ya cerrados: respaldan los certificados.',
    en: 'Registrations of closed workshops: the certificates rest on them.',
  },
  erase: { table: 'workshop_registro' },
})
