import { sql } from 'kysely'
import { erasedEmail, personTable } from '#core/base/person-data.ts'

/** The letters that an address got: the counts of a broadcast stay, without the address. */
export const broadcastPersonData = personTable({
  kind: 'difusiones',
  name: { es: 'Difusión recibida', en: 'Broadcast received' },
  from: sql`difusion_destinatario t join difusion d on d.id = t.difusion_id`,
  email: sql`t.email`,
  columns: ['d.titulo', 'email', 'idioma', 'estado', 'enviado_en', 'baja_en', 'creado_en'],
  remaining: sql<boolean>`(t.estado = 'enviando')`,
  keptBecause: {
    es: 'Difusiones: las que se están enviando en este momento; vuelva a borrar cuando terminen.',
    en: 'Broadcasts: those that are being sent at this moment; delete once more when they are over.',
  },
  erase: {
    table: 'difusion_destinatario',
    set: sql`email = ${erasedEmail(sql`t.id`)}, respuesta = '',
      estado = case when estado in ('en_cola', 'diferido') then 'omitido' else estado end`,
  },
})
