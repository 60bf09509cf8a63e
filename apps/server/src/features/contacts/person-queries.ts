import { contactFields } from '@portal/contract/contacts/fields'
import { sql } from 'kysely'
import { erasedEmail, erasedFields, erasedName, personTable, spokenNames } from '#core/base/person-data.ts'
import type { Db } from '#core/database/database.ts'

/** Contacts with the notes of their meetings. That someone wants no mails is kept apart (`core/mail/suppressions.ts`). */
export const contactPersonData = personTable({
  kind: 'contactos',
  name: { es: 'Contacto comercial', en: 'Business contact' },
  from: sql`contacto t cross join lateral (
    select coalesce(jsonb_agg(h.comentario order by h.id) filter (where h.comentario <> ''), '[]') as notas
    from historialcontacto h where h.contacto_id = t.id
  ) h`,
  email: sql`t.email`,
  columns: [...spokenNames(contactFields), 'no_contactar_en', 'creado_en', 'h.notas'],
  erase: {
    table: 'contacto',
    set: sql`${erasedFields(contactFields, { nombre: sql`${erasedName}`, email: erasedEmail(sql`t.id`) })},
      eliminado_en = coalesce(eliminado_en, now()), version = version + 1`,
    besides: eraseHistory,
  },
})

async function eraseHistory(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update historialcontacto set comentario = '' where contacto_id = any(${ids}::int[])`.execute(db)
  await sql`
    update contacto_fusion set antes = '{}'
    where contacto_id = any(${ids}::int[]) or otro_id = any(${ids}::int[])`.execute(db)
}
