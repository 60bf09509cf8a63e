import type { Db } from '#core/database/database.ts'
import type { StaffMember } from '#features/access/service.ts'
import { listAssignable } from '../people.ts'
import { listEmails } from './queries.ts'

/** Returns everyone who may get tasks, with the address by which a workbook names them. */
export async function listAssignableNamed(db: Db): Promise<(StaffMember & { email: string })[]> {
  const staff = await listAssignable(db)
  const rows = await listEmails(
    db,
    staff.map(({ id }) => id),
  )
  const emails = new Map(rows.map(({ id, email }) => [id, email]))
  return staff.map((person) => ({ ...person, email: emails.get(person.id) ?? '' }))
}
