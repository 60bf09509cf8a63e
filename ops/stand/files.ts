import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { folder, type Program, program } from './programs.ts'

const port = '9000'

/** Starts the S3 server of the tests: Debian has none. */
export function startBucket(): Program {
  const bucket = join(folder, 'bucket')
  mkdirSync(bucket, { recursive: true })
  return program('s3', 'front', { words: [process.execPath, join(import.meta.dirname, 's3-server.ts'), bucket, port] })
}

export const bucketSettings = {
  S3_BUCKET: 'portal',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_FORCE_PATH_STYLE: 'true',
}
