import { largeUploads } from '@portal/contract/core/uploads/constants'
import type { TestApp } from './start-app.ts'

interface Sender {
  token: string
}

const protocol = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Speaks tus to a portal that listens: announces, sends parts, asks how far it came. */
export function tusOf(origin: string, { token }: Sender) {
  const headers = { ...protocol, authorization: `Bearer ${token}` }
  return {
    announce(bytes: number | string, { name = 'programa.zip', sha256 = '' } = {}) {
      const metadata = [`nombre ${base64(name)}`, ...(sha256 ? [`sha256 ${base64(sha256)}`] : [])].join(',')
      const announced = { ...headers, 'upload-length': `${bytes}`, 'upload-metadata': metadata }
      return fetch(origin + largeUploads.path, { method: 'POST', headers: announced })
    },
    /** Sends bytes from an offset on. */
    send(path: string, offset: number, part: Uint8Array | ReadableStream) {
      const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': `${offset}` }
      const signal = AbortSignal.timeout(5000)
      const init = { method: 'PATCH', headers: { ...headers, ...type }, body: part, duplex: 'half', signal }
      return fetch(origin + path, init as RequestInit)
    },
    async offset(path: string) {
      const reply = await fetch(origin + path, { method: 'HEAD', headers })
      return reply.ok ? Number(reply.headers.get('upload-offset')) : reply.status
    },
    discard: (path: string) => fetch(origin + path, { method: 'DELETE', headers }),
  }
}

/** Uploads a file whole. Returns the id of its upload. */
export async function uploaded(app: TestApp, person: Sender, content: Uint8Array, name?: string): Promise<string> {
  const isListening = app.app.server.listening
  const origin = isListening ? app.app.listeningOrigin : await app.app.listen({ port: 0, host: '127.0.0.1' })
  const tus = tusOf(origin, person)
  const announced = await tus.announce(content.length, name ? { name } : {})
  if (announced.status !== 201) throw new Error(await announced.text())
  const path = announced.headers.get('location')!
  const sent = await tus.send(path, 0, content)
  if (sent.status !== 204) throw new Error(await sent.text())
  return path.split('/').at(-1)!
}
