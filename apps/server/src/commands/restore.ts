import { resolve } from 'node:path'
import { restoreBackup } from '#core/backup/restore.ts'
import { command } from './command.ts'

await command(async (env, [backup]) => {
  if (!backup) throw new Error('Which backup? npm run restore <backup folder>')
  const { manifest, tables, rows } = await restoreBackup(resolve(backup), env.DATA_DIR)
  console.log(`${env.DATA_DIR} is again as it was at ${manifest.takenAt}: ${manifest.uploads.files} uploaded files,`)
  console.log(`${rows} rows in ${tables} tables, all read once without an error. Start the portal with: npm start`)
})
