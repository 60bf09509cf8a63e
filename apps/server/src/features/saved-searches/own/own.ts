import { type Frequency, savedSearchLimits } from '@portal/contract/saved-searches/constants'
import { savedSearchMessages as m } from '@portal/contract/saved-searches/messages'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { SearchDeps } from '../deps.ts'
import * as queries from '../queries.ts'
import { reschedule } from '../tell/queries.ts'
import { openSearch, shownSearch } from './opened.ts'

type Deps = Pick<SearchDeps, 'db' | 'secrets'>
type Shown = Promise<Awaited<ReturnType<typeof shownSearch>>>
type Change = (db: Db, search: queries.StoredSearch) => Promise<queries.StoredSearch>

/** Returns the search of a link. Throws `absent` for a link that is not valid. */
export const getOwn = async (deps: Deps, token: string): Shown => shownSearch(deps.db, await openSearch(deps, token))

/**
 * Activates a search, any number of times. Throws `absent` for the link, `tooManyActive` beyond the most active ones,
 * `ended` for an ended one.
 */
export const confirm = (deps: Deps, caller: Caller, token: string): Shown =>
  change(deps, token, async (db, search) => {
    if (search.terminada_en) throw new Refusal(m.ended)
    if (search.confirmada_en) return search
    if ((await queries.countActive(db, search.email)) >= savedSearchLimits.active) throw new Refusal(m.tooManyActive)
    const after = await queries.updateSearch(db, search.id, { confirmada_en: queries.atThisMoment })
    await note(db, caller, 'confirmed', search, after)
    return after
  })

/**
 * Changes how often new items are told, also of those that wait. Throws `absent` for the link, `ended` for an ended
 * search.
 */
export const changeFrequency = (deps: Deps, caller: Caller, token: string, frecuencia: Frequency): Shown =>
  change(deps, token, async (db, search) => {
    if (search.terminada_en) throw new Refusal(m.ended)
    const after = await queries.updateSearch(db, search.id, { frecuencia })
    await reschedule(db, search.id)
    await note(db, caller, 'changed', search, after)
    return after
  })

/** Ends a search, any number of times. Throws `absent` for the link. */
export const end = (deps: Deps, caller: Caller, token: string): Shown =>
  change(deps, token, async (db, search) => {
    if (search.terminada_en) return search
    const after = await queries.updateSearch(db, search.id, { terminada_en: queries.atThisMoment })
    await note(db, caller, 'ended', search, after)
    return after
  })

/** Reads the search once more under the lock of its address, so that of two changes the second sees the first. */
async function change(deps: Deps, token: string, work: Change): Shown {
  const { email } = await openSearch(deps, token)
  const after = await inTransaction(deps.db, async (db) => {
    await queries.lockAddress(db, email)
    return work(db, await openSearch({ ...deps, db }, token))
  })
  return shownSearch(deps.db, after)
}

async function note(
  db: Db,
  caller: Caller,
  verb: 'confirmed' | 'changed' | 'ended',
  before: queries.StoredSearch,
  after: queries.StoredSearch,
): Promise<void> {
  const { frecuencia: was } = before
  const { id, frecuencia, confirmada_en, terminada_en } = after
  await record(db, caller, {
    action: `savedSearches.${verb}`,
    entity: 'busqueda_guardada',
    id,
    before: { frecuencia: was },
    after: { frecuencia, confirmada_en, terminada_en },
  })
}
