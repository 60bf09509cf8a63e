import { resolve } from 'node:path'
import { bucketPlace, uploadsBucket, withBackupOf } from '#core/backup/buckets.ts'
import { restoreBackup } from '#core/backup/restore.ts'
import { command } from './command.ts'

await command(async (env, [backup]) => {
  if (!backup) throw new Error('Which backup? npm run restore <backup folder, or s3://bucket/…/portal-…>')
  const uploads = await uploadsBucket(env)
  const restore = (folder: string) => restoreBackup(folder, env.DATA_DIR, uploads)
  const place = bucketPlace(backup)
  const { manifest, tables, rows } = await (place ? withBackupOf(env, place, restore) : restore(resolve(backup)))
  console.log(`${env.DATA_DIR} is again as it was at ${manifest.takenAt}: ${manifest.uploads.files} uploaded files,`)
  console.log(`${rows} rows in ${tables} tables, all read once without an error. Start the portal with: npm start`)
})
