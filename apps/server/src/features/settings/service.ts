import { CompanySchema, OfficesSchema } from '@portal/contract/settings/schemas'
import type { z } from 'zod'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { getSetting } from './queries.ts'

export type Company = z.output<typeof CompanySchema>
type Offices = z.output<typeof OfficesSchema>

/** Returns the current company of pages, mails and documents; updated within a minute of a change. */
export function companyReader(db: Db, changes: Changes): () => Promise<Company> {
  const recall = answerCache<Company>(changes, ['ajuste'], { ms: 60_000, max: 1 })
  return () => recall('empresa', async () => CompanySchema.parse((await getSetting(db, 'empresa'))?.valor))
}

/** Returns the current offices and messaging phones, cached like the company. */
export function officesReader(db: Db, changes: Changes): () => Promise<Offices> {
  const recall = answerCache<Offices>(changes, ['ajuste'], { ms: 60_000, max: 1 })
  return () => recall('oficinas', async () => OfficesSchema.parse((await getSetting(db, 'oficinas'))?.valor))
}
