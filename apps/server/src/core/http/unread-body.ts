import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long an answer may travel while the client still sends: closed immediately, the client would discard it. */
const lingerMs = 1000

/** Ends the connection after the written answer has been sent, without reading more. */
export function closeGently(socket: Socket): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}

/**
 * Answers before the whole request has arrived: ends the connection and does not read the rest. Node would read a
 * refused gigabyte to its end to keep the connection.
 */
export function leaveUnread({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  const { socket } = request
  // Node calls this once the answer has been written
  socket.destroySoon = () => {
    request.unpipe()
    request.pause()
    closeGently(socket)
  }
}

/** Whether a part of the request has not arrived yet. */
export const isUnread = ({ raw: { complete }, headers }: FastifyRequest): boolean =>
  !complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)
