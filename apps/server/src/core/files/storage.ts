import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Db } from '../database/database.ts'
import type { Env } from '../environment/env.ts'
import { Files } from './files.ts'

type S3Names =
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_ENDPOINT'
  | 'S3_FORCE_PATH_STYLE'

/** Opens the files of a database; without the secret no address can be signed. */
export const openFiles = async (db: Db, env: Parameters<typeof openDisk>[0], secret = ''): Promise<Files> =>
  new Files(db, await openDisk(env), secret)

/**
 * Opens the file store: a bucket when one is configured, otherwise a folder of DATA_DIR. Only the portal reads either.
 */
export async function openDisk(env: Pick<Env, 'DATA_DIR' | S3Names>): Promise<Disk> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_FORCE_PATH_STYLE } = env
  if (!S3_BUCKET) return new Disk(new FSDriver({ location: join(env.DATA_DIR, 'files'), visibility: 'private' }))

  const { S3Driver } = await import('flydrive/drivers/s3') // loaded only when needed: 20 MB of memory
  return new Disk(
    new S3Driver({
      bucket: S3_BUCKET,
      region: S3_REGION ?? '',
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      forcePathStyle: S3_FORCE_PATH_STYLE,
      supportsACL: false, // many servers have no access lists; the bucket itself is private
      visibility: 'private',
      requestChecksumCalculation: 'WHEN_REQUIRED', // servers other than Amazon's refuse the newer checksums
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}
