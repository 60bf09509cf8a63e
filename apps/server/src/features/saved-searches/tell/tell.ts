import { savedSearchLimits } from '@portal/contract/saved-searches/constants'
import type { Caller } from '#core/base/actor.ts'
import { eachInTurn } from '#core/base/in-turn.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { isSuppressed } from '#core/mail/suppressions.ts'
import type { SearchDeps } from '../deps.ts'
import { kinds } from '../kinds.ts'
import { newItemsMail } from '../mails.ts'
import { atThisMoment, getSearch, lockAddress, lockSearch, type StoredSearch, updateSearch } from '../queries.ts'
import * as queries from './queries.ts'

const itself: Caller = { ip: '', requestId: 'saved-searches' }

/** Mails the items that are due, one mail for each search. Safe to run twice and at once. */
export async function tellDue(deps: SearchDeps, signal?: AbortSignal): Promise<void> {
  await eachInTurn(await queries.listDue(deps.db), async (id) => {
    if (!signal?.aborted) await inTransaction(deps.db, (db) => tell(db, deps, id))
  })
}

/**
 * Mails the items of one search that can still be seen, and marks them with the mail, in the caller's transaction: both
 * happen or neither. An address that the house may not write to any more ends its search.
 */
async function tell(db: Db, deps: SearchDeps, id: number): Promise<void> {
  const seen = await getSearch(db, id)
  if (!seen) return
  await lockAddress(db, seen.email) // before its rows, as whoever follows a link does
  const search = await lockSearch(db, id)
  if (!search || search.terminada_en) return
  if (await isSuppressed(db, search.email, search.confirmada_en)) return endSuppressed(db, search)
  const kind = kinds[search.tipo]
  const waiting = await queries.listWaiting(db, id, kind)
  if (waiting.length === 0) return // told by another process meanwhile
  const found = new Set(await kind.find(db, search.filtro, waiting))
  const gone = waiting.filter((item) => !found.has(item))
  if (gone.length > 0) await queries.forgetFound(db, id, kind, gone)
  const told = new Set(await queries.listToldElsewhere(db, search, kind, [...found]))
  const fresh = waiting.filter((item) => found.has(item) && !told.has(item))
  const items = await kind.show(db, fresh.slice(0, savedSearchLimits.shown), search.idioma)
  if (told.size > 0) await queries.markTold(db, id, kind, [...told], null)
  if (items.length === 0) return
  const { words, path } = await kind.read(db, search.filtro)
  const mailId = await deps.mails.queue(
    db,
    newItemsMail(deps, search, { items, total: fresh.length, words, listPath: path }),
  )
  await queries.markTold(db, id, kind, fresh, mailId)
  await updateSearch(db, id, { avisada_en: atThisMoment })
  await note(db, id, 'told', { correo_id: mailId, items: fresh })
}

async function endSuppressed(db: Db, { id }: StoredSearch): Promise<void> {
  await updateSearch(db, id, { terminada_en: atThisMoment })
  await note(db, id, 'ended', { motivo: 'no_contactar' })
}

const note = (db: Db, id: number, verb: 'told' | 'ended', after: object) =>
  record(db, itself, { action: `savedSearches.${verb}`, entity: 'busqueda_guardada', id, after })
