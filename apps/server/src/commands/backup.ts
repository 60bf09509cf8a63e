import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { takeBackup } from '#core/backup/backup.ts'
import { bucketPlace, sendBackup, uploadsBucket } from '#core/backup/buckets.ts'
import type { Size } from '#core/backup/copy-tree.ts'
import { command } from './command.ts'

const megabytes = ({ files, bytes }: Size) => `${files} files, ${(bytes / 1e6).toFixed(1)} MB`

await command(async (env, [target = `${env.DATA_DIR}-backups`]) => {
  if (env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: back that server up with its own tools. This command copies the embedded database only.',
    )
  const start = performance.now()
  const place = bucketPlace(target)
  const { folder, manifest } = await takeBackup(
    env.DATA_DIR,
    place ? `${env.DATA_DIR}-backups` : target,
    await uploadsBucket(env),
  )
  const address = place ? await sendBackup(folder, basename(folder), env, place) : folder
  if (place) await rm(folder, { recursive: true })
  console.log(`Backup complete after ${((performance.now() - start) / 1000).toFixed(1)} s: ${address}`)
  console.log(`  database: ${megabytes(manifest.database)}`)
  console.log(`  uploads:  ${megabytes(manifest.uploads)}${env.S3_BUCKET ? ` of the bucket ${env.S3_BUCKET}` : ''}`)
  console.log(`Bring it back with: npm run restore ${address}`)
})
