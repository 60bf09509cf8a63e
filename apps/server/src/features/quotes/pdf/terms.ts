import type { Fact } from '@portal/contract/products/fact-text'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { catalogueReader } from '#features/products/service.ts'

/** Returns the commercial terms of pages, brochures and documents: one row per term (rule public-site/terms). */
export function quoteTerms(deps: { db: Db; changes: Changes }): () => Promise<readonly Fact[]> {
  const catalogue = catalogueReader(deps)
  return async () => (await catalogue()).condiciones
}
