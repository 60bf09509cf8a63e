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
export const chosenIds = async (db: Db, actor: Actor, choice: Choice): Promise<number[]> =>
  (await chosenContacts(db, actor, choice)).map(({ id }) => id)

/** The same with their names. */
async function chosenContacts(db: Db, actor: Actor, { contactos, filtro }: Choice) {
  const by = filtro === null ? { ids: [...new Set(contactos)] } : { query: queryOf(filtro) }
  const found = await contactsChosen(db, actor, by, broadcastLimits.contacts + 1)
  const isComplete = 'query' in by || found.length === by.ids.length
  if (!isComplete || found.length > broadcastLimits.contacts)
    throw fieldRefusal(filtro === null ? 'contactos' : 'filtro', broadcastMessages.contactsNotRecognized)
  return found
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

/** Contacts whose name is shown: of a filter the first ones, by hand all. */
const mostShown = 30

/** Names the contacts of a choice, of a filter those with this text in their name. */
export async function namedContacts(db: Db, actor: Actor, choice: Choice & { buscar: string }) {
  const found = await chosenContacts(db, actor, choice)
  const wanted = folded(choice.buscar)
  const matching = wanted ? found.filter(({ nombre }) => folded(nombre).includes(wanted)) : found
  return { contactos: choice.filtro === null ? matching : matching.slice(0, mostShown) }
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
