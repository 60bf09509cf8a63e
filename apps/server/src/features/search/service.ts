import type { Of } from '@portal/contract/core/fields'
import { isSearchable, maxRecords, type SearchList } from '@portal/contract/search/constants'
import type { FoundRecordSchema, SearchReplySchema } from '@portal/contract/search/schemas'
import type { Actor } from '#core/base/actor.ts'

export type FoundRecord = Of<typeof FoundRecordSchema>

/** How the records of a feature are found by the search palette. */
export interface RecordSource {
  /** The list that shows these records to this person; null when he may open none. */
  listFor(actor: Actor): SearchList | null
  /** At most `most` records that this person may see and that hold every word of `text`. */
  find(actor: Actor, text: string, most: number): Promise<FoundRecord[]>
}

/** Looks for records in every list that the actor may open, at most five of each. Lists without any are left out. */
export async function searchRecords(
  sources: readonly RecordSource[],
  actor: Actor,
  text: string,
): Promise<Of<typeof SearchReplySchema>> {
  if (!isSearchable(text)) return { listas: [] }
  const found = await Promise.all(
    sources.map(async (source) => {
      const lista = source.listFor(actor)
      const records = lista ? await source.find(actor, text, maxRecords + 1) : []
      return lista && records.length > 0
        ? [{ lista, registros: records.slice(0, maxRecords), hay_mas: records.length > maxRecords }]
        : []
    }),
  )
  return { listas: found.flat() }
}
