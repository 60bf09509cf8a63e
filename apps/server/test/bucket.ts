import S3rver from 's3rver'

/** Starts an S3 server on this machine that keeps its buckets in a folder; returns the settings of the first one. */
export async function startBucket(directory: string, buckets: readonly [string, ...string[]] = ['portal']) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  const env = {
    S3_BUCKET: buckets[0],
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: true,
  }
  return { env, stop: () => server.close() }
}
