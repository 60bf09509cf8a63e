import { coreMessages } from '@portal/contract/core/core-messages'
import type { Fact } from '@portal/contract/products/fact-text'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { QuoteDeps } from '../deps.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'
import { offerTask } from './task.ts'
import { texts } from './texts.ts'

const mostBytes = 10 * 1024 * 1024
const itself: Caller = { ip: '', requestId: 'quote-pdf' }

export type PdfDeps = Pick<QuoteDeps, 'db' | 'env' | 'files' | 'workers' | 'company'> & {
  terms: () => Promise<readonly Fact[]>
}

/** Returns the name of a quote's document, in the client's language. */
export const quoteFileName = ({ idioma, codigo }: Pick<shared.LockedQuote, 'idioma' | 'codigo'>): string =>
  `${texts[idioma].file}_${codigo}.pdf`

/**
 * Returns the file of a quote's document, made once, until its author edits a quote that was not sent. Of two
 * concurrent calls, the first one's file is stored.
 */
export async function quoteFile(deps: PdfDeps, quote: shared.LockedQuote): Promise<string> {
  if (quote.pdf_id) return quote.pdf_id
  const { db, files } = deps
  const content = await deps.workers.offer(await taskOf(deps, quote))
  const written = await files.write({ name: quoteFileName(quote), content, allowed: ['pdf'], maxBytes: mostBytes })
  const stored = await inTransaction(db, async (db) => {
    const id = await files.keep(db, itself, written)
    if (!(await queries.keepFile(db, quote, id))) {
      await files.drop(db, id)
      return null
    }
    const after = { pdf_id: id, sha256: written.sha256 }
    await record(db, itself, { action: 'quotes.pdfMade', entity: 'cotizacion', id: quote.id, after })
    return id
  })
  if (stored) return stored
  const other = (await shared.readQuote(db, quote.id))?.pdf_id
  if (!other) throw new Refusal(coreMessages.changedByOther) // edited while the document was drawn
  return other
}

async function taskOf(deps: PdfDeps, quote: shared.LockedQuote) {
  const [lines, issue, terms, company] = await Promise.all([
    shared.listLines(deps.db, quote.id),
    queries.getIssue(deps.db, quote),
    deps.terms(),
    deps.company(),
  ])
  const { es, en, autor: author, dia: day, ...enterprise } = issue
  return offerTask({ quote, lines, day, enterprise, author, country: { es, en }, terms }, company, deps.env.PUBLIC_URL)
}
