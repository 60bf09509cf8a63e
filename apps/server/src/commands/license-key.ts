import type { Caller } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { addLicenseKey, revokeLicenseKey } from '#features/licenses/service.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const itself: Caller = { ip: '127.0.0.1', requestId: 'license-key' }

/** Adds a key that signs license files from now on; `--revoke <id>` takes one that became known out of use. */
await command(async (env, words) => {
  const revoked = words.includes('--revoke') ? (words[words.indexOf('--revoke') + 1] ?? '') : null
  const id = await withDatabase(env, (db) =>
    inTransaction(db, async (db) => {
      const note = (action: string, key: string) =>
        record(db, itself, { action, entity: 'secreto', id: `licencia:${key}` })
      const added = revoked === null ? await addLicenseKey(db) : await revokeLicenseKey(db, revoked)
      if (added === null) throw new Error(`There is no key "${revoked}".`)
      if (revoked !== null) await note('licenses.keyRevoked', revoked)
      await note('licenses.keyAdded', added)
      return added
    }),
  )
  const rest =
    revoked === null
      ? 'Files of earlier keys still verify.'
      : `Files of the key ${revoked} hold no more: their holders download them again.`
  console.log(`License files are signed with the key ${id} from now on. ${rest}`)
})
