import type { In } from '@portal/contract/core/fields'
import type { QuoteFiltersSchema } from '@portal/contract/quotes/filters-schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { allQuotesScopeOf } from '../../policy.ts'
import { listAuthors, listBranches, listIssuers } from './queries.ts'

/** Returns issuers and authors of the quotes that the actor may see. */
export async function quoteFilters(db: Db, actor: Actor): Promise<In<typeof QuoteFiltersSchema>> {
  const scope = allQuotesScopeOf(actor)
  const [empresas, autores, sucursales] = await Promise.all([
    listIssuers(db, scope),
    listAuthors(db, scope),
    listBranches(db, scope),
  ])
  return { empresas, autores, sucursales }
}
