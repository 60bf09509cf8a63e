import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { refusalOf } from '../base/errors.ts'
import { refused } from '../door/door.ts'
import { cleaned } from '../door/text-check.ts'
import { contentDispositionOf } from '../files/content-disposition.ts'
import { policyOfFile } from '../files/file-policy.ts'
import { type ByteRange, byteRangeOf, isSameVersion } from './byte-range.ts'
import { sendErrorPage } from './error-page.ts'
import { bearerOf, type WhoIs } from './http.ts'

/** A request for a file. */
export interface FileRequest {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  caller: Caller
  /** Who sent a token along; links and players cannot. */
  actor: Actor | null
  /** Whether the file is asked for from its first byte on: a new download and not the rest of an earlier one. */
  isFromStart: boolean
}

/** What is sent. */
export interface OpenFile {
  name: string
  type: string
  bytes: number
  /** Names this version of the content: its hash. */
  sha256: string
  disposition: 'inline' | 'attachment'
  /** Whether anyone may load it, and caches may store it for a minute. */
  isPublic?: boolean
  /** Its address always has this content, so that browsers never ask again. */
  isImmutable?: boolean
  stream(part: ByteRange | null): Promise<Readable>
  /** Called once when the answer has ended, whole or cut, with the position after the last byte that was sent. */
  ended?(position: number): Promise<void>
}

/** An address that sends files in parts: for downloads that go on after a lost line, and for players. */
export interface FileDownload {
  path: string
  /** Throws a refusal. */
  open(request: FileRequest): Promise<OpenFile>
}

interface Wishes {
  whoIs: WhoIs
  log: (text: string) => void
}

type Asked = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, string> }>

/** Mounts addresses of files. A person who opens one that is refused sees a page, a program the envelope. */
export function mountFileDownloads(app: FastifyInstance, downloads: readonly FileDownload[], wishes: Wishes): void {
  for (const download of downloads)
    app.get(download.path, async (request: Asked, reply) => {
      try {
        return await send(request, reply, await download.open(await requestOf(request, wishes.whoIs)), wishes)
      } catch (error) {
        const refusal = refusalOf(error)
        const { status } = refusal.entry
        if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'a download failed')
        if (/\btext\/html\b/.test(request.headers.accept ?? '')) return sendErrorPage(reply, status, request.url)
        const { text } = refused(refusal)
        return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
      }
    })
}

async function requestOf(request: Asked, whoIs: WhoIs): Promise<FileRequest> {
  const caller = callerOf(request)
  const token = bearerOf(request)
  const { range } = request.headers
  return {
    params: cleaned(request.params) as Record<string, string>,
    query: cleaned(request.query) as Record<string, string>,
    caller,
    actor: token ? await whoIs(token, caller) : null,
    isFromStart: range === undefined || /^bytes=0-/.test(range) || !/^bytes=/.test(range),
  }
}

async function send({ headers, method }: Asked, reply: FastifyReply, file: OpenFile, { log }: Wishes) {
  const etag = `"${file.sha256}"`
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', cachingOf(file))
    .header('content-security-policy', policyOfFile(file.type))
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', contentDispositionOf(file.disposition, file.name))
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return reply.code(304).send()

  const part = isSameVersion(headers['if-range']?.toString(), etag) ? byteRangeOf(headers.range, file.bytes) : null
  if (part === 'none')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).header('content-length', 0).send()
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`)
  reply.type(file.type).header('content-length', part ? part.end - part.start + 1 : file.bytes)
  if (method === 'HEAD') return reply.send(new PassThrough().end())
  const stream = await file.stream(part)
  if (file.ended) {
    const { ended } = file
    const beyond = part ? part.end + 1 : file.bytes
    let isWhole = false
    reply.raw.once('finish', () => {
      isWhole = true
    })
    reply.raw.once('close', () => {
      // a stream reads ahead: only an answer that was written whole reached its last byte
      const reached = Math.min((part?.start ?? 0) + bytesOf(stream), beyond - 1)
      ended(isWhole ? beyond : reached).catch((error: Error) => log(`downloads: ${error.message}`))
    })
  }
  return reply.send(stream)
}

/** Counts what was read of a file. */
const bytesOf = (stream: Readable) => (stream as { bytesRead?: number }).bytesRead ?? 0

const cachingOf = ({ isPublic, isImmutable }: OpenFile) =>
  isImmutable ? 'public, max-age=31536000, immutable' : isPublic ? 'public, max-age=60' : 'private, no-store'
