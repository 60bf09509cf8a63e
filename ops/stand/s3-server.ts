import S3rver from 's3rver'

/** An S3 server for the drill: the one of the tests, with a bucket in a folder. */
const [directory = '', port = '9000'] = process.argv.slice(2)
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'portal', configs: [] }],
})
await server.run()
