import { sql } from 'kysely'
import { erasedEmail, personTable } from '../base/person-data.ts'

/** Mails to an address: that one was sent stays, without its content; those that still leave stay whole. */
export const mailPersonData = personTable({
  kind: 'correos',
  name: { es: 'Correo enviado', en: 'E-mail sent' },
  from: sql`correo t`,
  email: sql`t.para`,
  columns: ['asunto', 'para', 'estado', 'creado_en', 'enviado_en'],
  remaining: sql<boolean>`(t.estado = 'pendiente')`,
  keptBecause: {
    es: 'Correos que todavía están saliendo.',
    en: 'E-mails that are still leaving.',
  },
  erase: {
    table: 'correo',
    set: sql`para = ${erasedEmail(sql`t.id`)}, asunto = '', html = null, texto = null, adjuntos = '[]',
      url_baja = null, responder_a = null, error = null`,
  },
})
