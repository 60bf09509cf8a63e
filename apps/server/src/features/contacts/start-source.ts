import { contactModules } from '@portal/contract/contacts/constants'
import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import { type WorkSection, workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { askedBy } from './list/list.ts'
import * as queries from './list/queries.ts'
import { contactScopeOf } from './policy.ts'

type Only = 'reunion_hoy' | 'por_responder' | 'sin_contacto'

/** What of the contacts waits for a reader: meetings of today, meetings to answer, and who was not spoken to. */
export const contactWork = (db: Db): WorkSource[] => [
  work(db, workSections.meetingsToday, 'reunion_hoy', 'proxima_reunion'),
  work(db, workSections.meetingsToAnswer, 'por_responder', 'contactado_en'),
  work(db, workSections.silentContacts, 'sin_contacto', 'contactado_en'),
]

const work = (db: Db, section: WorkSection, only: Only, moment: 'proxima_reunion' | 'contactado_en'): WorkSource => ({
  section,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async read(actor, most) {
    const { page: _, page_row: __, ...wanted } = ContactListQuerySchema.parse({ [only]: true, orden: 'contactado_en' })
    const scope = contactScopeOf(actor)
    const { orden, ...filters } = await askedBy(db, actor, wanted)
    const found = await queries.findContacts(db, scope, filters)
    const { total } = found
    const rows = await queries.listContacts(db, scope, { ...filters, orden }, { offset: 0, limit: most, found })
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.nombre,
        detalle: row.empresa,
        detalle_en: row.empresa,
        momento: (moment === 'proxima_reunion' && row.proxima_reunion) || lastContactOf(row),
        dias: null,
        importe: null,
      })),
      total: Math.min(total, queries.maxCounted),
      isExact: total <= queries.maxCounted,
    }
  },
})

/** An entry is no contact: null until something happens. */
const lastContactOf = (row: queries.ContactRow): Date | null => (queries.isContacted(row) ? row.contactado_en : null)
