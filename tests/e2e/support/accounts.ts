import { demoPassword } from '../../../apps/server/src/features/users/demo.ts'
import type { demoAccounts } from '../../../apps/server/src/features/users/demo-people.ts'

/** One demo account for each role (decision 19); its name is the part before the @. */
export type Account = keyof typeof demoAccounts

export { demoPassword }

export const emailOf = (account: Account) => `${account}@example.com`
