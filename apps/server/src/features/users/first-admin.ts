import { Role } from '@portal/contract/access/constants'
import { UserFieldsSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { giveAllModules } from '#features/access/service.ts'
import { hashPassword, issuePasswordLink } from '#features/sign-in/service.ts'
import * as queries from './queries.ts'
import { withConstraintRefusals } from './refusals.ts'

/** What the terminal asks for. */
export const FirstAdminSchema = UserFieldsSchema.pick({
  nombres: true,
  apellido_paterno: true,
  email: true,
  idioma: true,
})
type FirstAdmin = z.output<typeof FirstAdminSchema>

/** Who acts at a terminal. */
export const terminal: Caller = { ip: '127.0.0.1', requestId: 'admin:create' }
const nobody = 0

interface Wishes {
  /** Without one, a one-time link is made. */
  password?: string | undefined
  /** Allowed even with an active super administrator. */
  isAnother: boolean
  /** Returns the enterprise that they belong to, and makes it where there is none; inside the transaction. */
  house?: (db: Db) => Promise<number | null>
}

/**
 * Creates a super administrator from the terminal (rule users/first-administrator). Returns the token of their one-time
 * link, null when they have a password, or 'exists' when there is an active one and `isAnother` is false. Throws
 * `emailAlreadyAssigned` for a taken e-mail.
 */
export async function createSuperAdmin(db: Db, person: FirstAdmin, { password, isAnother, house }: Wishes) {
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const making = inTransaction(db, async (db) => {
    if ((await queries.hasOtherSuperAdmin(db, nobody)) && !isAnother) return 'exists'
    const enterpriseId = (await house?.(db)) ?? null
    const row = { ...person, rol_id: Role.superAdmin, empresa_id: enterpriseId, password_hash: passwordHash }
    const { id, email } = await queries.insertUser(db, row)
    await giveAllModules(db, id)
    const token = passwordHash ? null : await issuePasswordLink(db, id)
    const after = { email, rol_id: Role.superAdmin }
    const announces = [{ area: 'usuarios' }]
    await record(db, terminal, { action: 'users.superAdminCreated', entity: 'usuario', id, after, announces })
    return { token }
  })
  return withConstraintRefusals(making)
}
