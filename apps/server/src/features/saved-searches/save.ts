import type { Limit } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import { savedSearchLimits } from '@portal/contract/saved-searches/constants'
import { savedSearchMessages as m } from '@portal/contract/saved-searches/messages'
import type { SaveSearchSchema, SearchPreviewQuerySchema } from '@portal/contract/saved-searches/schemas'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import { isSuppressed } from '#core/mail/suppressions.ts'
import type { SearchDeps } from './deps.ts'
import { kinds } from './kinds.ts'
import { alreadyActiveMail, confirmMail } from './mails.ts'
import * as queries from './queries.ts'

/** Of one address, whoever asks and whether or not it is known. */
const asking: Limit = { name: 'busqueda-correo', max: savedSearchLimits.asksADay, seconds: 86_400 }

/** Returns what would be saved, in words; filters that the list does not accept are dropped. */
export async function preview(db: Db, { tipo, filtro }: Of<typeof SearchPreviewQuerySchema>) {
  const { filter, words, path } = await kinds[tipo].read(db, filtro)
  return { tipo, filtro: filter, resumen: words.es, resumen_en: words.en, resumen_pt: words.pt, url_lista: path }
}

/**
 * Stores a search until its address confirms it, and mails the link that does. A search that is active already is not
 * changed: its address gets the link of its page. Always answers the same, except with 6 after too many of a day. A
 * filled honeypot and an address that the house may not write to store and send nothing.
 */
export async function saveSearch(
  deps: SearchDeps,
  caller: Caller,
  { sitio_web: trap, tipo, filtro, email, frecuencia, idioma }: Of<typeof SaveSearchSchema>,
): Promise<null> {
  if (trap !== '') return null
  await refuseBeyond(deps.db, asking, email.toLowerCase(), m.tooManyAsks)
  const { filter, words } = await kinds[tipo].read(deps.db, filtro)
  await inTransaction(deps.db, async (db) => {
    await queries.lockAddress(db, email)
    if (await isSuppressed(db, email, new Date())) return
    const known = await queries.findSame(db, { email, tipo, filtro: filter })
    if (known?.confirmada_en) {
      await deps.mails.queue(db, alreadyActiveMail(deps, { ...known, idioma }, words))
      return
    }
    const form = { frecuencia, idioma }
    const search = known
      ? await queries.updateSearch(db, known.id, { ...form, pedida_en: queries.atThisMoment })
      : await queries.insertSearch(db, { ...form, email, tipo, filtro: filter })
    await record(db, caller, {
      action: 'savedSearches.asked',
      entity: 'busqueda_guardada',
      id: search.id,
      after: { tipo, filtro: filter, ...form },
    })
    await deps.mails.queue(db, confirmMail(deps, search))
  })
  return null
}
