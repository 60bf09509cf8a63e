import { SavedSearchState } from '@portal/contract/saved-searches/constants'
import { savedSearchMessages as m } from '@portal/contract/saved-searches/messages'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { claimedId } from '#core/identity/row-links.ts'
import type { SearchDeps } from '../deps.ts'
import { kinds } from '../kinds.ts'
import { isTokenOf } from '../links.ts'
import { getSearch, type StoredSearch } from '../queries.ts'

/** Returns the search of a link; undefined for one that is forged, too old or forgotten. */
export async function findOpened(
  { db, secrets }: Pick<SearchDeps, 'db' | 'secrets'>,
  token: string,
): Promise<StoredSearch | undefined> {
  const id = claimedId(token)
  const search = id === null ? undefined : await getSearch(db, id)
  return search && isTokenOf(secrets.enlace, token, search) ? search : undefined
}

/** The same; throws `absent` instead. */
export async function openSearch(deps: Pick<SearchDeps, 'db' | 'secrets'>, token: string): Promise<StoredSearch> {
  const search = await findOpened(deps, token)
  if (!search) throw new Refusal(m.absent)
  return search
}

/** Returns a search as its address sees it. */
export async function shownSearch(db: Db, { tipo, filtro, email, frecuencia, ...search }: StoredSearch) {
  const { words, path } = await kinds[tipo].read(db, filtro)
  const { waiting, active, ended } = SavedSearchState
  const { confirmada_en, terminada_en } = search
  return {
    ...{ tipo, email, frecuencia, confirmada_en },
    resumen: words.es,
    resumen_en: words.en,
    resumen_pt: words.pt,
    url_lista: path,
    estado: terminada_en ? ended : confirmada_en ? active : waiting,
  }
}
