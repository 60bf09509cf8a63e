import { type QuoteEvent, QuoteStatus } from '@portal/contract/quotes/states'
import { type Anyone, isActor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import * as queries from './queries.ts'

export type Author = 'autor' | 'personal' | 'cliente' | 'sistema'

/** Returns the changes that make lists, badges and open quotes load again; of a confirmed one also orders. */
export function changesOf(
  quote: Pick<queries.LockedQuote, 'id' | 'empresa_id' | 'usuario_id'> & { estado?: QuoteStatus },
): Change[] {
  const of = [{ enterpriseId: quote.empresa_id, authorId: quote.usuario_id }]
  const hasOrder = quote.estado === QuoteStatus.approved
  return [{ area: 'cotizaciones', id: quote.id, of }, ...(hasOrder ? [{ area: 'fabrica', of }] : [])]
}

interface Happened {
  tipo: QuoteEvent
  autor: Author
  comentario?: string
  de_estado?: QuoteStatus
  a_estado?: QuoteStatus
}

/** Adds an event to the history of a quote. */
export async function addEvent(db: Db, by: Anyone, quoteId: number, happened: Happened): Promise<void> {
  const usuarioId = isActor(by) ? by.id : null
  await queries.insertEvent(db, { ...happened, cotizacion_id: quoteId, usuario_id: usuarioId, ip: by.ip })
}

/** Returns the role of a signed-in actor: the author, or other staff. */
export const authorOf = (by: { id: number }, quote: { usuario_id: number }): Author =>
  by.id === quote.usuario_id ? 'autor' : 'personal'

/** Writes the audit row of a quote, without the time column, and announces the change. */
export async function audit(
  db: Db,
  by: Anyone,
  action: string,
  before: queries.LockedQuote | null,
  after: queries.LockedQuote,
): Promise<void> {
  const written = (row: queries.LockedQuote) => ({ ...row, ahora: undefined })
  await record(db, by, {
    action,
    entity: 'cotizacion',
    id: after.id,
    before: before && written(before),
    after: written(after),
    announces: changesOf(after),
  })
}
