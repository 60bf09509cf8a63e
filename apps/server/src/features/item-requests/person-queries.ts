import { sql } from 'kysely'
import { erasedEmail, erasedName, personTable } from '#core/base/person-data.ts'
import type { Db } from '#core/database/database.ts'

/** Requests of the marketplace, with messages and files; those that were paid are accounting records. */
export const requestPersonData = personTable({
  kind: 'solicitudes',
  name: { es: 'Solicitud de clasificados', en: 'Marketplace request' },
  from: sql`solicitud_clasificado t`,
  email: sql`t.email`,
  columns: ['tipo', 'nombre', 'email', 'telefono', 'empresa', 'marca', 'mensaje', 'idioma', 'ip', 'creado_en'],
  remaining: sql<boolean>`exists (select from pago where pago.solicitud_id = t.id)`,
  keptBecause: {
    es: 'Solicitudes con un pago: se conservan como respaldo contable.',
    en: 'Requests with a payment: they are kept as accounting records.',
  },
  erase: {
    table: 'solicitud_clasificado',
    set: sql`nombre = ${erasedName}, email = ${erasedEmail(sql`t.id`)}, telefono = '', empresa = '', mensaje = '',
      ip = '', cliente_id = null, enlace_version = enlace_version + 1, version = version + 1`,
    besides: eraseWhatCameWithIt,
  },
})

/** What the client wrote and attached; files are swept from the disk once they have expired. */
async function eraseWhatCameWithIt(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update solicitud_evento set comentario = '', ip = ''
    where solicitud_id = any(${ids}::int[]) and autor = 'cliente'`.execute(db)
  await sql`
    with gone as (delete from solicitud_adjunto where solicitud_id = any(${ids}::int[]) returning archivo_id)
    update archivo set vence_en = now() where id in (select archivo_id from gone)`.execute(db)
}
