import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { addLicenseKey } from '#features/licenses/service.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const itself: Caller = { ip: '127.0.0.1', requestId: 'license-key' }

/** Adds a key that signs license files from now on. */
await command(async (env) => {
  const id = await withDatabase(env, (db) =>
    inTransaction(db, async (db) => {
      const id = await addLicenseKey(db)
      await record(db, itself, { action: 'licenses.keyAdded', entity: 'secreto', id: `licencia:${id}` })
      return id
    }),
  )
  console.log(`License files are signed with the key ${id} from now on. Files of earlier keys still verify.`)
})
