/** One demo account for each role (decision 19); its name is the part before the @. */
export type Account = 'superadmin' | 'admin' | 'gerente' | 'usuario' | 'maestro' | 'distribuidor' | 'cliente'

export const DEMO_PASSWORD = 'Portal-2026'

export const emailOf = (account: Account) => `${account}@example.com`
