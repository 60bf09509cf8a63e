import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { waits } from '../base/waits.ts'
import type { Env } from '../environment/env.ts'
import type { ByteRange } from '../http/byte-range.ts'

type S3Names =
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_ENDPOINT'
  | 'S3_FORCE_PATH_STYLE'

/**
 * Opens the file store: a bucket when one is configured, otherwise a folder of DATA_DIR. Only the portal reads either.
 */
export async function openDisk(
  env: Pick<Env, 'DATA_DIR' | S3Names>,
  { connectMs, answerMs, headersMs }: Record<keyof typeof waits.bucket, number> = waits.bucket,
): Promise<Disk> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_FORCE_PATH_STYLE } = env
  if (!S3_BUCKET) return new Disk(new FSDriver({ location: join(env.DATA_DIR, 'files'), visibility: 'private' }))

  // loaded only when needed: 20 MB of memory
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  const client = new S3Client({
    region: S3_REGION ?? '',
    credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    forcePathStyle: S3_FORCE_PATH_STYLE,
    requestChecksumCalculation: 'WHEN_REQUIRED', // servers other than Amazon's refuse the newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: answerMs,
      requestTimeout: headersMs,
      throwOnRequestTimeout: true,
    },
  })
  const disk = new Disk(
    new S3Driver({
      client,
      bucket: S3_BUCKET,
      supportsACL: false, // many servers have no access lists; the bucket itself is private
      visibility: 'private',
    }),
  )
  buckets.set(disk, {
    async read(key, { start, end }) {
      const asked = new GetObjectCommand({ Bucket: S3_BUCKET, Key: key, Range: `bytes=${start}-${end}` })
      return (await client.send(asked)).Body as Readable
    },
  })
  return disk
}

/** A bucket, beyond what the library of disks can do. */
interface Bucket {
  read(key: string, part: ByteRange): Promise<Readable>
}

const buckets = new WeakMap<Disk, Bucket>()

/** Returns the bucket of a store, or undefined when it is a folder. */
export const bucketOf = (disk: Disk): Bucket | undefined => buckets.get(disk)

/** Yields the keys of everything that a store holds, a page of a bucket at a time. */
export async function* keyPages(disk: Disk): AsyncGenerator<string[]> {
  let page: string | undefined
  do {
    const listed = await disk.listAll('', { recursive: true, ...(page && { paginationToken: page }) })
    yield [...listed.objects].filter((object) => object.isFile).map(({ key }) => key)
    page = listed.paginationToken
  } while (page)
}
