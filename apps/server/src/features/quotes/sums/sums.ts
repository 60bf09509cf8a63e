import type { In, Of } from '@portal/contract/core/fields'
import type { QuoteSumsQuerySchema, QuoteSumsSchema } from '@portal/contract/quotes/sums/schemas'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { askedBy } from '../list/list.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { sumQuotes } from './queries.ts'

type Sums = In<typeof QuoteSumsSchema>

/** Sums change only with quotes. */
const cacheBounds = { ms: 10 * 60_000, max: 500 }

/** Returns the totals of a list's results by currency; cached until a quote changes (decision 011). */
export function quoteSums({ db, changes }: Pick<QuoteDeps, 'db' | 'changes'>) {
  const known = answerCache<Sums>(changes, ['cotizaciones'], cacheBounds)
  return async (actor: Actor, { alcance, ...asked }: Of<typeof QuoteSumsQuerySchema>): Promise<Sums> => {
    await expireDue({ db })
    const scope = alcance === 'mias' ? ownScopeOf(actor) : allQuotesScopeOf(actor)
    const whose = alcance === 'mias' ? { empresa_id: null, usuario_id: null, sucursal_id: null } : {}
    const { orden: _, ...filters } = await askedBy(db, actor, { ...asked, ...whose, orden: '-creado_en' })
    return known(JSON.stringify([scope, filters]), async () => ({ sumas: await sumQuotes(db, scope, filters) }))
  }
}
