import type { In } from '@portal/contract/core/fields'
import type { PublicRowSchema } from '@portal/contract/properties/market/schemas'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { factColumns, factsOf, type PropertyRow } from './list/facts.ts'
import { listCards } from './rows-queries.ts'
import { savedProperties } from './saved.ts'
import { refreshVocabulary } from './words/vocabulary.ts'

export { refreshVocabulary, savedProperties }

/** Returns what a change announces of a property, so that only those public answers are made again which show it. */
export const announcedFacts = (before: PropertyRow | null, after: PropertyRow): NonNullable<Change['facts']> => ({
  before: before && factsOf(before),
  after: factsOf(after),
})

/**
 * The same for a change that no filter and no order can see, such as a new request for the property, with its owner.
 * `wasListed`: where it may have left the lists or come back.
 */
export async function ownerAndFactsOf(db: Db, id: number, wasListed?: boolean) {
  const { usuario_id: ownerId, ...row } = await db
    .selectFrom('propiedad')
    .select([...factColumns, 'usuario_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ownerId, facts: announcedFacts({ ...row, es_publico: wasListed ?? row.es_publico }, row) }
}

/** Returns the cards of those of these properties that are public, in this order. */
export async function cardsOf(db: Db, ids: readonly number[]): Promise<In<typeof PublicRowSchema>[]> {
  const cards = new Map((await listCards(db, ids)).map(({ id, texto }) => [id, texto]))
  return ids.flatMap((id) => {
    const text = cards.get(id)
    return text ? [JSON.parse(text) as In<typeof PublicRowSchema>] : []
  })
}
