import { randomUUID } from 'node:crypto'

interface File {
  name: string
  bytes: Uint8Array
}

/** A form with files, as a browser sends it; a name may come several times. */
export function aMultipart(fields: readonly (readonly [string, string | File])[]) {
  const boundary = `----${randomUUID()}`
  const parts = fields.map(([field, value]) => {
    const isText = typeof value === 'string'
    const file = isText ? '' : `; filename="${value.name}"\r\ncontent-type: application/octet-stream`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
