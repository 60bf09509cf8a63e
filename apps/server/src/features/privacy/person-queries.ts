import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Requests like these stay: they prove that they were answered. */
export const dataRequestPersonData = personTable({
  kind: 'solicitudes_datos',
  name: { es: 'Solicitud sobre datos', en: 'Request about data' },
  from: sql`solicitud_datos t`,
  email: sql`t.email`,
  columns: ['tipo', 'nombre', 'email', 'detalle', 'estado', 'respuesta', 'ip', 'pedida_en'],
  keptBecause: {
    es: 'Solicitudes sobre datos: se conservan para probar que se respondieron.',
    en: 'Requests about data: they are kept to prove that they were answered.',
  },
})
