import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long an answer may travel to somebody who is still sending: closed at once, his system would throw it away. */
const lingerMs = 1000

/** Ends the connection after what was written to it has left, without reading on. */
export function closeGently(socket: Socket): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}

/**
 * The answer comes before the whole request: the connection ends with it, and what follows is not read. Node would read a
 * refused gigabyte to its end in order to keep the connection.
 */
export function leaveUnread({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  const { socket } = request
  // called by Node once the answer has been written
  socket.destroySoon = () => {
    request.unpipe()
    request.pause()
    closeGently(socket)
  }
}

/** Whether something of the request has yet to come. */
export const isUnread = ({ raw: { complete }, headers }: FastifyRequest): boolean =>
  !complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)
