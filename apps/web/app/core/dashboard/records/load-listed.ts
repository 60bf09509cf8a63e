import type { Call } from '@portal/contract/core/endpoint'
import { data } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { idFrom } from '#core/formats/ids.ts'

/**
 * Loads the row that the address names, on whatever page of the list it is. Throws "not found" when the list does not
 * contain it.
 */
export async function loadListed<Row>(
  api: Api,
  list: Call<unknown, unknown, unknown>,
  rows: string,
  named: string | undefined,
): Promise<Row> {
  const id = idFrom(named)
  const page = id === null ? null : await api.load(list, { params: { id } } as never)
  const row = (page as Record<string, Row[]> | null)?.[rows]?.[0]
  if (!row) throw data(null, { status: 404 })
  return row
}
