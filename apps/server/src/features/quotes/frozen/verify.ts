import { QuoteStatus } from '@portal/contract/quotes/states'
import type { Db } from '#core/database/database.ts'
import { expireDue } from '../expiry/expire.ts'
import { shortHashLength } from './content.ts'
import * as queries from './queries.ts'

/**
 * Whether a document is a valid offer: pending within its validity or approved, neither superseded nor voided. The hash may be
 * complete, or its printed first characters.
 */
export async function isValidDocument(db: Db, code: string, hash: string): Promise<boolean> {
  const given = hash.toLowerCase()
  if (!/^[0-9a-f]+$/.test(given) || given.length < shortHashLength) return false
  const found = await queries.findByCode(db, code.toUpperCase())
  if (!found?.hash.startsWith(given)) return false
  await expireDue({ db }, found.id)
  const { estado, reemplazada, anulada } = (await queries.findByCode(db, code.toUpperCase()))!
  return !reemplazada && !anulada && (estado === QuoteStatus.pending || estado === QuoteStatus.approved)
}
