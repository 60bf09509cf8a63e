import type { Caller } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import { record } from '#core/record.ts'
import { getAccount } from '#features/access/queries.ts'
import { insertDemoEnterprises } from '#features/enterprises/demo.ts'
import { demoAddresses, demoPassword, insertDemoUsers } from '#features/users/demo.ts'
import { lockEmpty } from '#features/users/queries.ts'

export { demoAddresses, demoPassword }

const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }

/**
 * Loads the demo set, whole or not at all, into a database without users and enterprises. Answers whether it did; of
 * several processes that start at once, one does. Production never asks for it.
 */
export function loadDemo(db: Db): Promise<boolean> {
  return inTransaction(db, async (db) => {
    if (!(await lockEmpty(db))) return false
    const places = await insertDemoEnterprises(db)
    const users = await insertDemoUsers(db, places)
    const after = { empresas: places.enterprises.size, sucursales: places.branches.size, usuarios: users }
    await record(db, itself, { action: 'demo.loaded', entity: 'usuario', id: null, after })
    return true
  })
}

/** Whether the demo accounts are there to log in with. */
export const hasDemo = async (db: Db): Promise<boolean> => (await getAccount(db, demoAddresses[0]!.email)) !== undefined
