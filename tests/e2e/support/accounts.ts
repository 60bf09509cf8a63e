import { demoPassword } from '../../../apps/server/src/features/users/demo.ts'
import type { demoAccounts } from '../../../apps/server/src/features/users/demo-people.ts'

/** One demo account per role (rule platform/demo-accounts); its name is the part before the @. */
export type Account = keyof typeof demoAccounts

/** Someone who can log in: a user that a journey created. */
export interface Person {
  readonly email: string
  readonly password: string
}

export type Who = Account | Person

export const emailOf = (who: Who) => (typeof who === 'string' ? `${who}@example.com` : who.email)

export const passwordOf = (who: Who) => (typeof who === 'string' ? demoPassword : who.password)
