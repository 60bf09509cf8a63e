import { openFiles } from '#core/files/open-files.ts'
import { demoAddresses, demoPassword } from '#features/users/demo.ts'
import { loadDemo } from '../demo.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

await command(async (env) => {
  if (env.NODE_ENV === 'production')
    throw new Error('Demo accounts have a password that everybody knows: production never gets them.')
  const isLoaded = await withDatabase(env, async (db) => loadDemo(db, await openFiles(db, env)))
  if (!isLoaded)
    throw new Error('The database has users or enterprises already, or its demo set was cleared; nothing was loaded.')
  console.log(`The demo set is loaded. Password of every account: ${demoPassword}`)
  for (const { email } of demoAddresses) console.log(`  ${email}`)
})
