import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

const keptBecause = {
  es: 'Licencias: se conservan mientras respaldan lo que se entregó.',
  en: 'Licenses: they are kept while what was delivered rests on them.',
}

/** Licenses of an account. */
export const licensePersonData = personTable({
  kind: 'licencias',
  name: { es: 'Licencia', en: 'License' },
  from: sql`licencia t join usuario u on u.id = t.usuario_id`,
  email: sql`u.email`,
  columns: ['codigo', 'serie', 'notas', 'fecha_inicio', 'fecha_termino', 'creado_en'],
  keptBecause,
})

/** Licenses that wait for whoever has an address to make an account. */
export const pendingLicensePersonData = personTable({
  kind: 'licencias_pendientes',
  name: { es: 'Licencia por entregar', en: 'License to be delivered' },
  from: sql`licencia_pendiente t`,
  email: sql`t.email`,
  columns: ['email', 'origen', 'fecha_inicio', 'creado_en'],
  keptBecause,
})

/** Demos that someone asked for. */
export const demoPersonData = personTable({
  kind: 'demos',
  name: { es: 'Licencia de demostración', en: 'Demo license' },
  from: sql`licencia_demo t`,
  email: sql`t.email`,
  columns: ['referencia', 'email', 'empresa', 'creado_en'],
  keptBecause,
})
