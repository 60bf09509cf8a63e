import { contactModules } from '@portal/contract/contacts/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Text } from '@portal/contract/core/text'
import { Refusal } from '#core/base/errors.ts'
import { record, recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { changesOf } from '../changes.ts'
import { contactScopeOf } from '../policy.ts'
import { contactRows, getStored } from '../queries.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
  empresa_id: number | null
}

/** Contacts and their coming meetings: the only way in which many of them go to another person. */
export const contactHoldings: HoldingSource = {
  kind: 'contactos',
  name: { es: 'Contactos', en: 'Contacts' },
  modules: contactModules,
  isOfEnterprise: false,
  mayStay: false,
  scopeFor: contactScopeOf,
  addressFor: ({ modules }, id) =>
    contactModules.some((module) => modules.has(module)) ? `/dashboard/contactos/detalles-contacto/${id}` : null,
  async count(db, scope, userId) {
    const { contactos, reuniones } = await queries.countPortfolio(db, scope, userId)
    return { total: contactos, detail: meetings(reuniones) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveContacts(db, move)
    const rows = moved.map(({ id, empresa_id }) => ({
      action: 'contacts.assigned',
      entity: 'contacto',
      id,
      before: { responsable_id: from, empresa_id },
      after: { responsable_id: to.id, empresa_id: to.empresa_id },
    }))
    const of = [{ enterpriseId: to.empresa_id }, { authorId: from }, { authorId: to.id }]
    await recordAll(db, actor, rows, rows.length > 0 ? [{ area: 'contactos', of }] : [])
    return moved.map(({ id, nombre, version, empresa_id }) => ({
      id,
      nombre,
      undo: { version, usuario_id: from, empresa_id } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id, empresa_id }: Undo) {
    const before = await getStored(db, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    const after = await contactRows.update(db, id, { responsable_id: usuario_id, empresa_id })
    const recorded = { action: 'contacts.assigned', entity: 'contacto', id, before, after }
    await record(db, actor, { ...recorded, announces: changesOf(before, after) })
  },
}

function meetings(count: number): Text {
  if (count === 0) return nothingElse
  if (count === 1) return { es: 'con 1 reunión futura', en: 'with 1 coming meeting' }
  return { es: `con ${count} reuniones futuras`, en: `with ${count} coming meetings` }
}
