import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import { ownedBy } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { findContacts, listContacts, maxCounted } from './queries.ts'

/**
 * Returns the contacts of a responsible without an event for longer than they allow, and how many there are
 * (rule contacts/silence).
 */
export async function silentContactsOf(db: Db, userId: number, most: number) {
  const { page: _, page_row: __, orden: ___, ...filters } = ContactListQuerySchema.parse({ sin_contacto: true })
  const [scope, asked] = [ownedBy(userId), { ...filters, zona: 'UTC' }]
  const found = await findContacts(db, scope, asked)
  const { total } = found
  const rows = total
    ? await listContacts(db, scope, { ...asked, orden: 'contactado_en' }, { offset: 0, limit: most, found })
    : []
  return { total: Math.min(total, maxCounted), names: rows.map(({ nombre, empresa }) => `${nombre} · ${empresa}`) }
}
