import { parseArgs } from 'node:util'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { listFailedMails, tryFailedMailsAgain } from '#core/mail/queries.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

const shown = 100
const itself: Caller = { ip: '127.0.0.1', requestId: 'mails' }

await command(async (env, words) => {
  const { values } = parseArgs({ args: words, options: { again: { type: 'boolean', default: false } } })
  await withDatabase(env, values.again ? sendAgain : list)
})

async function list(db: Db): Promise<void> {
  const mails = await listFailedMails(db, shown)
  for (const { id, creado_en, motivo, para, error } of mails)
    console.log(`${id}  ${creado_en.toISOString()}  ${motivo}  ${para}  ${error}`)
  console.log(mails.length ? 'Once the cause is mended: npm run mails -- --again' : 'No mail has failed.')
}

async function sendAgain(db: Db): Promise<void> {
  const ids = await inTransaction(db, async (db) => {
    const ids = await tryFailedMailsAgain(db)
    if (ids.length) await record(db, itself, { action: 'mails.triedAgain', entity: 'correo', id: null, after: { ids } })
    return ids
  })
  console.log(`${ids.length} mails are tried again within the hour.`)
}
