import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { startingAccent } from '@portal/contract/core/accent'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refusalOf } from '../base/errors.ts'
import { refused } from '../door/door.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import { closeGently } from './unread-body.ts'

/** What Fastify itself refuses: a body that is too large, is no JSON, or has a type nobody asked for. */
export function refusalBeforeTheDoor(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  const status = error.statusCode ?? 500
  if (status === 413) return new Refusal(coreMessages.fileTooLarge, { cause: error })
  if (status === 415 || status === 406) return new Refusal(coreMessages.fileType, { cause: error })
  if (status < 500) return new Refusal(coreMessages.invalid, { cause: error })
  return refusalOf(error)
}

/** Throws 400 unless the request names one host: with two, a proxy before us may have read the other one. */
export function refuseHosts({ raw: { rawHeaders, httpVersion } }: FastifyRequest): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new Refusal(coreMessages.invalid)
}

/** Returns the path of a request that names the whole address, as requests to a proxy do. */
export const pathOnly = ({ url = '/' }: { url?: string | undefined }): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || path === '*' ? path : `/${path}`
}

/** Whether to answer in the envelope, for programs, instead of a page. */
export const isForPrograms = (url: string): boolean => /^\/v1(?:[/?#]|$)/.test(url)

const newest = new WeakMap<Socket, FastifyReply>()

/** Remembers the newest request of a connection. */
export function noteUnderWay({ raw }: FastifyRequest, reply: FastifyReply): void {
  newest.set(raw.socket, reply)
}

/** Returns the answer in progress on a connection: another one would be taken for it. */
function underWayOn(socket: Socket): FastifyReply | undefined {
  const reply = newest.get(socket)
  const isTaken = reply && !reply.raw.writableFinished && (reply.raw.headersSent || reply.raw.req.complete)
  return isTaken ? reply : undefined
}

/** Refuses what Node could not parse as a request, with the headers of every answer, and closes the connection. */
export function answerUnreadable(
  error: { code?: string | undefined; rawPacket?: unknown },
  socket: Socket,
  security: Readonly<Record<string, string>>,
  accent = startingAccent,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const before = underWayOn(socket)
  if (before) return void before.raw.once('finish', () => closeGently(socket))
  const entry = entryOf(error.code)
  const start = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 2000) : ''
  const [, url] = /^[A-Z]+ (\S+)/.exec(start) ?? []
  const isPage = url !== undefined && !isForPrograms(pathOnly({ url }))
  const text = isPage ? errorPage(entry.status, url, accent) : refused(new Refusal(entry)).text
  const headers = {
    ...security,
    'x-request-id': randomUUID(),
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'content-security-policy': errorPagePolicy(accent),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${entry.status} ${STATUS_CODES[entry.status]}`, ...lines]
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  closeGently(socket)
}

function entryOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return sendingMessages.headersTooLong
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return sendingMessages.tooSlow
  return coreMessages.invalid
}
