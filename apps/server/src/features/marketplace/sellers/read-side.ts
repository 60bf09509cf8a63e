import type { Db } from '#core/database/database.ts'
import { listSellersSide } from './queries.ts'
import { digitsOf, folded, plainEmail, type SellersSide } from './sellers-side.ts'

/**
 * Reads who sells what belongs to a user: themselves, the people and the authorized addresses of their enterprise, and our
 * staff, who see hidden maxima.
 */
export async function sellersSideOf(db: Db, ownerId: number): Promise<SellersSide> {
  const rows = await listSellersSide(db, ownerId)
  const texts = (list: readonly string[]) => new Set(list.filter(Boolean))
  return {
    userIds: new Set(rows.flatMap(({ id }) => (id === null ? [] : [id]))),
    emails: texts(rows.map(({ email }) => plainEmail(email))),
    phones: texts(rows.map(({ telefono }) => digitsOf(telefono))),
    companies: texts(rows.map(({ empresa }) => folded(empresa))),
  }
}
