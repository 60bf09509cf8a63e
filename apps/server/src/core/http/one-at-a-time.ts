import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests that a connection may send ahead of its answers; programs that send more are cut off. */
const mostAhead = 100

interface Line {
  newest: ServerResponse
  waiting: number
}

/**
 * Serves the requests of one connection one after the other, each once the answer before it has left this process: who
 * sends many without reading has one answer in memory, not all of them. Their order on the wire is the same.
 */
export function serveOneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>()
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const line = lines.get(socket)
    if (!line || line.newest.writableFinished || line.newest.destroyed) {
      lines.set(socket, { newest: response, waiting: 0 })
      return done()
    }
    const { newest: before } = line
    line.newest = response
    line.waiting++
    if (line.waiting > mostAhead) return void socket.destroy() // the requests that wait go with it
    before.once('close', () => {
      line.waiting--
      if (!socket.destroyed) done()
    })
  })
}
