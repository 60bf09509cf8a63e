import type { Of } from '@portal/contract/core/fields'
import { isSearchable, maxRecords, type SearchList } from '@portal/contract/search/constants'
import type { FoundRecordSchema, SearchReplySchema } from '@portal/contract/search/schemas'
import type { Actor } from '#core/base/actor.ts'

export type FoundRecord = Of<typeof FoundRecordSchema>

/** How the search palette finds the records of a feature. */
export interface RecordSource {
  /** Returns the list that shows these records to this person; null when they may open none. */
  listFor(actor: Actor): SearchList | null
  /** Returns at most `most` records that this person may see and that contain every word of `text`. */
  find(actor: Actor, text: string, most: number): Promise<FoundRecord[]>
}

/** Searches every list that the actor may open, at most five records of each. Omits lists without results. */
export async function searchRecords(
  sources: readonly RecordSource[],
  actor: Actor,
  text: string,
): Promise<Of<typeof SearchReplySchema>> {
  const words = wordsIn(text)
  if (!isSearchable(text) || words === '') return { listas: [] }
  const found = await Promise.all(
    sources.map(async (source) => {
      const lista = source.listFor(actor)
      const records = lista ? await source.find(actor, words, maxRecords + 1) : []
      return lista && records.length > 0
        ? [{ lista, registros: records.slice(0, maxRecords), hay_mas: records.length > maxRecords }]
        : []
    }),
  )
  return { listas: found.flat() }
}

/** Leaves out words without a letter or digit; nothing is left when no word has two letters. */
function wordsIn(text: string): string {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.some((word) => word.length > 1) ? words.join(' ') : ''
}
