import { parseArgs } from 'node:util'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import { openFiles } from '#core/files/open-files.ts'
import { clearDemo, planClearing } from '../demo-clear.ts'
import { wordsOf } from '../demo-words.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const none = 'There is no demo set in this database: nothing to remove.'

await command(async (env, words) => {
  const { values } = parseArgs({ args: words, options: { yes: { type: 'boolean', default: false } } })
  await withDatabase(
    env,
    async (db) => {
      if (values.yes) await clear(db, env)
      else await tell(db)
    },
    { isLong: true },
  )
})

/** Removes it and says what was done. */
async function clear(db: Db, env: Env): Promise<void> {
  const done = await clearDemo(db, await openFiles(db, env))
  if (done === null) {
    console.log(none)
    return
  }
  console.log(wordsOf(done.clearing, true).join('\n'))
  const { waitedMs, files, filesLeft } = done
  console.log(`Who wrote meanwhile waited ${(waitedMs / 1000).toFixed(1)} s. ${files - filesLeft} files are deleted.`)
  if (filesLeft > 0) console.log(`${filesLeft} files could not be deleted now: the portal does it within a day.`)
}

/** Says what would be done. */
async function tell(db: Db): Promise<void> {
  const planned = await planClearing(db)
  console.log(planned === null ? none : wordsOf(planned, false).join('\n'))
  const isSomething = planned && (planned.goes.size > 0 || planned.altered.some(({ isTouched }) => !isTouched))
  if (isSomething) console.log('\nNothing was changed. Take a backup; then, to do it: npm run demo:clear -- --yes')
}
