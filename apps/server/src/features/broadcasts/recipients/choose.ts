import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { contactsChosen } from '#features/contacts/service.ts'
import type { Choice } from '../queries.ts'
import { countChosen, listOmitted } from './queries.ts'

/** Returns the contacts of a choice that exist for a person; refuses those that do not. */
export async function chosenIds(db: Db, actor: Actor, { contactos, filtro }: Choice): Promise<number[]> {
  const by = filtro === null ? { ids: [...new Set(contactos)] } : { query: queryOf(filtro) }
  const found = await contactsChosen(db, actor, by, broadcastLimits.contacts + 1)
  const isComplete = 'query' in by || found.length === by.ids.length
  if (!isComplete || found.length > broadcastLimits.contacts)
    throw fieldRefusal(filtro === null ? 'contactos' : 'filtro', broadcastMessages.contactsNotRecognized)
  return found.map(({ id }) => id)
}

function queryOf(address: string) {
  const { page: _, page_row: __, ...asked } = Object.fromEntries(new URLSearchParams(address))
  const query = ContactListQuerySchema.safeParse(asked)
  if (!query.success) throw fieldRefusal('filtro', broadcastMessages.contactsNotRecognized)
  return query.data
}

/** Counts who would get a broadcast, and names who would not. */
export async function countRecipients(db: Db, actor: Actor, choice: Choice) {
  const ids = await chosenIds(db, actor, choice)
  const [counts, omitted] = await Promise.all([countChosen(db, ids), listOmitted(db, ids)])
  return { ...counts, nombres_omitidos: omitted }
}
