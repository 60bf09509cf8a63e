import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Certificates stay: others check them by their code. */
export const certificatePersonData = personTable({
  kind: 'certificados',
  name: { es: 'Certificado', en: 'Certificate' },
  from: sql`certificado t`,
  email: sql`t.email`,
  columns: ['codigo', 'titulo', 'nombre', 'email', 'emitido_el', 'estado', 'creado_en'],
  keptBecause: {
    es: 'Certificados: se conservan para que cualquiera pueda comprobarlos con su código.',
    en: 'Certificates: they are kept so that anyone can check them by their code.',
  },
})
